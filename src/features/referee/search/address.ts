/** The query in the address: `#q=…`, or `#search` for none yet. It comes from links, so it is untrusted. */
import { MOST_LETTERS } from './rank.ts';

/** `undefined` if the address is not about the search; `null` if it is, but cannot be read. */
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

/** `toWellFormed`: a cut text may end in half a surrogate pair, which cannot be encoded. */
export const hashFor = (query: string): string =>
  query === '' ? '' : `#q=${encodeURIComponent(query.slice(0, MOST_LETTERS).toWellFormed())}`;
