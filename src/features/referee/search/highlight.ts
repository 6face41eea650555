/** Cuts a text into pieces at the words that were searched for, and shortens it to the room there is. */
import type { Lang } from '../../../i18n/locales.ts';
import { wordsOf } from './words.ts';

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

export function highlighted(text: string, hits: ReadonlySet<string>, lang: Lang): readonly Piece[] {
  const composed = text.normalize('NFC');
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, stem, spelt } of wordsOf(composed, lang)) {
    if (!hits.has(stem) && !(spelt && hits.has(spelt))) continue;
    if (start > from) pieces.push({ text: composed.slice(from, start), isHit: false });
    pieces.push({ text: composed.slice(start, end), isHit: true });
    from = end;
  }
  if (from < composed.length) pieces.push({ text: composed.slice(from), isHit: false });
  return pieces;
}

const ROOM = 220;
/** How much of the text before a late hit is shown. */
const BEFORE = 60;

/** The beginning; if nothing that was looked for is in it, the sentence or so around the first hit. */
export function excerpt(text: string, hits: ReadonlySet<string>, lang: Lang): string {
  const composed = text.normalize('NFC');
  if (composed.length <= ROOM) return composed;
  const first = wordsOf(composed, lang).find(
    ({ stem, spelt }) => hits.has(stem) || (spelt !== undefined && hits.has(spelt)),
  );
  const isLate = first !== undefined && first.end > ROOM;
  const shown = isLate ? composed.slice(first.start - BEFORE).replace(/^\S*\s+/, '') : composed;
  const cut = shown.length > ROOM ? `${shown.slice(0, ROOM).replace(/[\s.,;:]+\S*$/, '')} …` : shown;
  return isLate ? `… ${cut}` : cut;
}
