/** Questions answered by choosing a sentence: what the button “Check” does. */
import { answered, markAnswered } from './progress.ts';

export function startQuestions(): void {
  const done = answered();
  for (const form of document.querySelectorAll<HTMLFormElement>('form.choice')) {
    const { question = '', right = '' } = form.dataset;
    const status = form.querySelector('output')!;
    form.classList.toggle('is-done', done.has(question));
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
      if (verdict === 'wrong') return;
      form.querySelector('details')!.open = true;
      form.classList.add('is-done');
      markAnswered(question);
    });
  }
}
