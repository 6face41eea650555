/** Questions: what the button “Check” does, and what follows when one is answered on its board. */
import { ANSWERED_EVENT, type Answered } from '../../../controls/page-events.ts';
import { answered, markAnswered } from '../../../storage/settings/answered-questions.ts';

type Say = (text: string) => void;

/** After a right answer: stores it, unfolds the explanation and announces it to screen readers. */
function settle(place: Element, id: string, sayAloud: Say): void {
  markAnswered(id);
  const details = place.querySelector('details')!;
  details.open = true;
  const parts = [...details.children].filter((part) => part.localName !== 'summary');
  sayAloud(parts.map((part) => part.textContent.trim()).join(' '));
  place.classList.add('is-done');
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
      if (verdict === 'right') settle(form, question, sayAloud);
      form.dataset['verdict'] = verdict;
      status.textContent = status.dataset[verdict] ?? '';
    });
  }
}
