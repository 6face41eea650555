/** Questions: what the button “Check” does, and what follows when one is answered on its board. */
import { ANSWERED_EVENT, type Answered } from './page-events.ts';
import { answered, markAnswered } from './progress.ts';

type Say = (text: string) => void;

/** Known now: unfolds the explanation, says it aloud and remembers it. */
function settle(place: Element, id: string, sayAloud: Say): void {
  const details = place.querySelector('details')!;
  details.open = true;
  const parts = [...details.children].filter((part) => part.localName !== 'summary');
  sayAloud(parts.map((part) => part.textContent.trim()).join(' '));
  place.classList.add('is-done');
  markAnswered(id);
}

/** Boards say by an event how they were answered. */
function listenToBoards(sayAloud: Say): void {
  document.addEventListener(ANSWERED_EVENT, (event) => {
    const { id, right } = (event as CustomEvent<Answered>).detail;
    const place = document.querySelector(`.question[data-question="${CSS.escape(id)}"]`);
    if (place && right) settle(place, id, sayAloud);
  });
}

export function startQuestions(sayAloud: Say): void {
  const done = answered();
  for (const place of document.querySelectorAll<HTMLElement>('.question'))
    place.classList.toggle('is-done', done.has(place.dataset['question'] ?? ''));
  listenToBoards(sayAloud);
  for (const form of document.querySelectorAll<HTMLFormElement>('form.choice')) {
    const { question = '', right = '' } = form.dataset;
    const status = form.querySelector('output')!;
    form.addEventListener('change', () => {
      delete form.dataset['verdict'];
      status.textContent = '';
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const chosen = form.querySelector<HTMLInputElement>('input:checked');
      if (!chosen) {
        status.textContent = status.dataset['choose'] ?? '';
        return;
      }
      const verdict = chosen.value === right ? 'right' : 'wrong';
      form.dataset['verdict'] = verdict;
      status.textContent = status.dataset[verdict] ?? '';
      if (verdict === 'right') settle(form, question, sayAloud);
    });
  }
}
