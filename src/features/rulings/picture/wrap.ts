/** How words become lines: none is cut or left out, and no line is much shorter than the others. */

export interface Word<Look> {
  readonly text: string;
  readonly look: Look;
}
export type Line<Look> = readonly Word<Look>[];

export interface Measure<Look> {
  readonly word: (word: Word<Look>) => number;
  readonly space: number;
}

/** A text's words; a no-break space keeps two of them together. */
export const wordsOf = <Look>(text: string, look: Look): Line<Look> =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, look }));

/** As many words in a line as there is room for; `null` where a single one is too wide. */
export function wrap<Look>(
  words: Line<Look>,
  width: number,
  measure: Measure<Look>,
): readonly Line<Look>[] | null {
  const lines: Word<Look>[][] = [];
  let room = 0;
  for (const word of words) {
    const own = measure.word(word);
    if (own > width) return null;
    const line = lines.at(-1);
    if (line && measure.space + own <= room) {
      line.push(word);
      room -= measure.space + own;
    } else {
      lines.push([word]);
      room = width - own;
    }
  }
  return lines;
}

const STEP = 0.02;

/** No more lines than `wrap` makes, as even as they get. */
export function balance<Look>(
  words: Line<Look>,
  width: number,
  measure: Measure<Look>,
): readonly Line<Look>[] | null {
  let best = wrap(words, width, measure);
  for (let part = 1 - STEP; best && part > 0; part -= STEP) {
    const narrower = wrap(words, width * part, measure);
    if (!narrower || narrower.length > best.length) break;
    best = narrower;
  }
  return best;
}
