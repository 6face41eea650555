/** Finds words in texts without regard to accents, case and endings. */

import { fold } from '../../text/fold.ts';

/** Endings are cut off: “powozy” finds “powóz”, “provinces” finds “province”. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 3));

const wordsIn = (typed: string): readonly string[] => fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word of the text that begins like this one. */
const place = (folded: string, word: string): RegExpExecArray | null =>
  new RegExp(`(?<![\\p{L}\\p{N}])${stemOf(word)}[\\p{L}\\p{N}]*`, 'u').exec(folded);

/** All words must occur, in whatever order. */
export function matches(text: string, typed: string): boolean {
  const folded = fold(text);
  const words = wordsIn(typed);
  return words.length > 0 && words.every((word) => place(folded, word) !== null);
}

export interface Snippet {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

const BEFORE = 40;
const AFTER = 70;

/** The first place where one of the words occurs, with a few words around it. */
export function snippetOf(text: string, typed: string): Snippet | null {
  const composed = text.normalize('NFC');
  const folded = fold(composed);
  const found = wordsIn(typed)
    .map((word) => place(folded, word))
    .filter((hit) => hit !== null);
  const first = found.toSorted((a, b) => a.index - b.index)[0];
  if (!first) return null;
  const end = first.index + first[0].length;
  const [before, after] = [composed.slice(0, first.index), composed.slice(end)];
  return {
    before: before.length > BEFORE ? before.slice(-BEFORE).replace(/^\S*\s/, '… ') : before,
    hit: composed.slice(first.index, end),
    after: after.length > AFTER ? after.slice(0, AFTER).replace(/\s\S*$/, ' …') : after,
  };
}
