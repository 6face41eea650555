/** What is looked for, in the address: `#q=…`, or `#search` for nothing yet. Comes from links, so it is hostile until read. */
import { MOST_LETTERS } from './rank.ts';

/** Nothing where the address is not about the search; `null` where it is, but cannot be read. */
export function queryOf(hash: string): string | null | undefined {
  if (hash === '#search' || hash === '#q') return '';
  if (!hash.startsWith('#q=')) return undefined;
  try {
    const text = decodeURIComponent(hash.slice(3)).replace(/\p{C}+/gu, ' ');
    return text.length <= MOST_LETTERS ? text : null;
  } catch {
    return null;
  }
}

/** Half of a pair of code units, as a cut text may end in, has no address. */
export const hashFor = (query: string): string =>
  query === '' ? '' : `#q=${encodeURIComponent(query.slice(0, MOST_LETTERS).toWellFormed())}`;
