/** How like a typed word and a word of the texts are: 1 is the same, 0 another word. */

/** From this likeness on, two words may be forms of one word. */
export const SAME_WORD = 0.7;
/** From this likeness on, the typed word may be the known one with a typing error. */
export const SLIP = 0.6;

const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

export function likeness(typed: string, known: string): number {
  if (typed === known) return 1;
  if (/^\d/.test(typed)) return 0;
  if (known.startsWith(typed) && typed.length > 1)
    return typed.length > 3 ? 0.6 + 0.3 * (typed.length / known.length) : 0.5;
  if (typed.startsWith(known) && known.length > 3 && typed.length - known.length < 4) return SAME_WORD;
  const limit = slips(typed.length);
  const way = distance(typed, known, limit);
  if (way <= limit) return way === 1 ? 0.65 : 0.6;
  if (sharedStart(typed, known) >= Math.max(4, Math.max(typed.length, known.length) - 3)) return 0.5;
  // A word that is still being typed, with a slip in it; a part of a long German word.
  if (typed.length > 4 && distance(typed, known.slice(0, typed.length), 1) <= 1) return 0.4;
  return typed.length > 4 && known.includes(typed) ? 0.4 : 0;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Edit distance: letters left out, added, replaced or swapped with a neighbour; at most limit + 1. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
