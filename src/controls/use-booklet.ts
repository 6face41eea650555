import { useLayoutEffect, useState } from 'preact/hooks';
import { bookletOf, type Booklet } from '../i18n/booklet.ts';
import { BOOKLET_EVENT } from './page-events.ts';
import type { Lang } from '../i18n/locales.ts';

/**
 * The reader's booklet: the language's usual one on the server, then the page's `data-booklet`, also when it
 * changes.
 */
export function useBooklet(lang: Lang): Booklet {
  const [booklet, setBooklet] = useState(() => bookletOf(null, lang));
  // Before anything can be pressed: input belongs to the booklet that is shown.
  useLayoutEffect(() => {
    const read = (): void => setBooklet(bookletOf(document.documentElement.dataset['booklet'] ?? null, lang));
    read();
    document.addEventListener(BOOKLET_EVENT, read);
    return () => document.removeEventListener(BOOKLET_EVENT, read);
  }, [lang]);
  return booklet;
}
