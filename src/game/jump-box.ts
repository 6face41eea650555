/** The box in which a number or a word is typed, and addresses with a number that is another chapter's. */
import { chapterPathOf, matches, numberIn } from './jump.ts';

const has = (id: string): boolean => document.getElementById(id)?.classList.contains('rule') ?? false;

/** `/en/rules/#5.3`, or a number under the wrong chapter: go where the paragraph is. */
export function followNumber(root: string, known: (number: string) => boolean): void {
  const follow = (): void => {
    const number = location.hash.slice(1);
    if (known(number) && !has(number)) location.replace(root + chapterPathOf(number));
  };
  follow();
  addEventListener('hashchange', follow);
}

/** On the page with the list of paragraphs, words thin the list out as they are typed. */
function filter(typed: string): number {
  let shown = 0;
  for (const entry of document.querySelectorAll<HTMLElement>('.paragraphs li')) {
    const isShown = typed === '' || matches(entry.textContent, typed);
    entry.hidden = !isShown;
    if (isShown) shown++;
  }
  for (const chapter of document.querySelectorAll<HTMLElement>('.chapter-entry'))
    chapter.hidden = !chapter.querySelector('.paragraphs li:not([hidden])');
  return shown;
}

export function startJumpBoxes(root: string, known: (number: string) => boolean): void {
  const hasList = document.querySelector('.paragraphs') !== null;
  for (const form of document.querySelectorAll<HTMLFormElement>('form.jump')) {
    const input = form.querySelector('input')!;
    const status = form.querySelector('output')!;
    const thin = (): void => {
      const typed = input.value.trim();
      const shown = filter(typed);
      const { found = '{}', none = '' } = status.dataset;
      const forms = JSON.parse(found) as Record<string, string>;
      const rule = new Intl.PluralRules(document.documentElement.lang).select(shown);
      status.textContent =
        typed === '' ? '' : shown === 0 ? none : (forms[rule] ?? '').replace('{n}', String(shown));
    };
    if (hasList) {
      input.value = new URLSearchParams(location.search).get('q')?.slice(0, 60) ?? '';
      thin();
      input.addEventListener('input', thin);
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = input.value.trim();
      const number = numberIn(typed);
      const path = number && known(number) ? chapterPathOf(number) : null;
      if (number && path) location.assign(has(number) ? `#${number}` : root + path);
      else if (number) status.textContent = (status.dataset['unknown'] ?? '').replace('{name}', number);
      else if (!hasList && typed) location.assign(`${root}?q=${encodeURIComponent(typed)}`);
      else document.querySelector<HTMLAnchorElement>('.paragraphs li:not([hidden]) a')?.focus();
    });
  }
}
