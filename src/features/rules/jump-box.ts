/** The search box of the rules, and redirects of addresses whose paragraph is in another chapter. */
import { chapterPathOf } from './jump.ts';
import { thinOut } from './rule-list.ts';
import type { SearchIndex } from './search-index.ts';
import { numberIn } from '../../text/paragraph-number.ts';

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

/** Fetched when the search is first used; titles are searched even if that fails. */
const indexAt = (address: string): Promise<SearchIndex | null> =>
  fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<SearchIndex>) : null))
    .catch(() => null);

/** On the page with the list of paragraphs, typing filters the list. */
function startThinning(input: HTMLInputElement, status: HTMLOutputElement, root: string): void {
  const { found = '', none = '', unknown = '' } = status.dataset;
  let index: SearchIndex | null = null;
  let isAsked = false;
  const thin = (): void => {
    const typed = input.value.trim();
    const number = numberIn(typed);
    const left = thinOut(typed, index);
    const nothing = number ? unknown.replace('{name}', number) : none;
    status.textContent = typed === '' ? '' : left === 0 ? nothing : found.replace('{n}', String(left));
  };
  const ask = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    index = await indexAt(`${root}search.json`);
    isAsked = index !== null;
    if (input.value) thin();
  };
  input.value = new URLSearchParams(location.search).get('q')?.slice(0, 60) ?? '';
  if (input.value) {
    thin();
    void ask();
  }
  input.addEventListener('focus', () => void ask());
  input.addEventListener('input', thin);
}

export function startJumpBoxes(root: string, known: (number: string) => boolean): void {
  const hasList = document.querySelector('.paragraphs') !== null;
  for (const form of document.querySelectorAll<HTMLFormElement>('form.jump')) {
    const input = form.querySelector('input')!;
    const status = form.querySelector('output')!;
    if (hasList) startThinning(input, status, root);
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
