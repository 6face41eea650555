/** How typed words are compared: without capitals, marks and punctuation. */

/** A word of a line, as it was typed and as it is compared. */
export interface Word {
  readonly raw: string;
  /** Where it begins in the line. */
  readonly start: number;
  readonly folded: string;
}

/** „Łódź” and “lodz”, «ещё» and «еще» are the same. */
const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Words are runs of letters or digits; anything else separates them. A mark belongs to its letter. */
export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/(?:\p{L}\p{M}*)+|\d+/gu)].map(({ 0: raw, index: start }) => ({
    raw,
    start,
    folded: fold(raw),
  }));

/** A text as it is compared, its words one space apart. */
export const folded = (text: string): string =>
  wordsIn(text)
    .map((word) => word.folded)
    .join(' ');

/** Where there are no umlauts on the keyboard, an e follows the letter. */
export const withoutUmlauts = (text: string): string =>
  text.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (letter) => `${fold(letter)}e`);

/** One letter too many, missing, wrong, or exchanged with its neighbour. */
export function isOneOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, skip: number): string => text.slice(start + skip);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  );
}
