/** Fills in how many of a chapter's questions have been answered, wherever the page has room for it. */
import {
  answered,
  countOf,
  forgetAnswers,
  PROGRESS_EVENT,
} from '../../../storage/settings/answered-questions.ts';

function show(): void {
  const done = answered();
  for (const place of document.querySelectorAll<HTMLElement>('[data-questions]')) {
    const questions = place.dataset['questions']!.split(' ');
    const n = countOf(done, questions);
    const fill = (template = ''): string =>
      template.replace('{n}', String(n)).replace('{total}', String(questions.length));
    place.hidden = n === 0;
    place.classList.toggle('is-done', n === questions.length);
    place.textContent = fill(place.dataset['short']);
    place.title = fill(place.dataset['long']);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('.forget'))
    button.hidden = done.size === 0;
}

export function startProgress(say: (text: string) => void): void {
  show();
  document.addEventListener(PROGRESS_EVENT, show);
  for (const button of document.querySelectorAll<HTMLButtonElement>('.forget')) {
    button.addEventListener('click', () => {
      forgetAnswers();
      say(button.dataset['done'] ?? '');
    });
  }
}
