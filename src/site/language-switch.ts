/** Keeps the reader's place: the other language opens at the same anchor. */
import { remember } from '../storage/settings/preferences.ts';

export function keepPlaceAcrossLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) {
    link.addEventListener('click', () => {
      remember('lang', link.dataset['lang'] ?? null);
      link.hash = location.hash;
    });
  }
}
