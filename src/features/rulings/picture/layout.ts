/**
 * The layout of the picture that goes with a link to a ruling. It begins as the page does: the name of the
 * site, the question, the answer.
 */
import type { RulingVerdict } from '../../../content/ruling.ts';
import { EM, type Letters, type Style } from './letters.ts';
import { balance, wordsOf, type Line, type Word } from './wrap.ts';

export const SIZE = { width: 1200, height: 630 } as const;
/** The left and right edges of all text. */
export const LEFT = 64;
export const RIGHT = SIZE.width - LEFT;
/** The double rules below the name and above the last line. */
export const RULES = { top: 118, bottom: 554, height: 7 } as const;
export const MARK = { x: LEFT, y: 46, size: 54 } as const;

/** Where question and answer are printed; all else is the frame. */
export const WINDOW = {
  x: LEFT - 16,
  y: RULES.top + RULES.height,
  width: RIGHT - LEFT + 32,
  height: RULES.bottom - RULES.top - RULES.height,
} as const;

/** The words of the frame: the same for all rulings of a group. */
export interface FrameWords {
  readonly site: string;
  readonly group: string;
  /** The last line: what page of which site this is. */
  readonly page: string;
}

export interface RulingWords {
  readonly ask: string;
  readonly verdict: RulingVerdict;
  /** Empty where the verdict has none. */
  readonly word: string;
  readonly answer: string;
}

export type Ink = 'ink' | 'ink-soft' | 'approval' | 'refusal';
interface Look {
  readonly style: Style;
  readonly ink: Ink;
}

/** A word where it stands: `y` is its line, and letters reach from `ASCENT` above to `DESCENT` below. */
export interface Placed extends Word<Look> {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

export interface Layout {
  readonly words: readonly Placed[];
  /** The bar beside the answer. */
  readonly bar: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** As fractions of the font size. */
export const ASCENT = 0.88;
export const DESCENT = 0.25;

const ROOM = { top: WINDOW.y + 20, bottom: WINDOW.y + WINDOW.height - 22 } as const;
/** From the largest. */
const QUESTION_SIZES = Array.from({ length: 20 }, (_, i) => 78 - 2 * i);
const LITTLE = 0.86;
const QUESTION_LEADING = 1.14;
const ANSWER = { largest: 46, smallest: 36, leading: 1.32 } as const;
const BAR_WIDTH = 10;
/** The answer stands to the right of its bar. */
const INDENT = BAR_WIDTH + 22;

export const VERDICT_INKS: Readonly<Record<RulingVerdict, Ink>> = {
  yes: 'approval',
  no: 'refusal',
  depends: 'ink',
  fact: 'ink',
};

const widthOf = ({ text, look }: Word<Look>, size: number, letters: Letters): number =>
  (letters(text, look.style).width * size) / EM;

const spaceOf = (size: number, letters: Letters): number => (letters(' ', 'text').width * size) / EM;

function place(line: Line<Look>, x: number, y: number, size: number, letters: Letters): readonly Placed[] {
  let at = x;
  return line.map((word) => {
    const width = widthOf(word, size, letters);
    const placed = { ...word, x: at, y, size, width };
    at += width + spaceOf(size, letters);
    return placed;
  });
}

interface Block {
  readonly lines: number;
  readonly height: number;
  readonly at: (x: number, top: number) => readonly Placed[];
}

/** Words in lines that wide, or `null` where a word is wider. */
function block(
  words: Line<Look>,
  width: number,
  size: number,
  leading: number,
  letters: Letters,
): Block | null {
  const lines = balance(words, width, {
    word: (word) => widthOf(word, size, letters),
    space: spaceOf(size, letters),
  });
  return (
    lines && {
      lines: lines.length,
      height: size * (ASCENT + (lines.length - 1) * leading + DESCENT),
      at: (x, top) =>
        lines.flatMap((line, i) => place(line, x, top + size * (ASCENT + i * leading), size, letters)),
    }
  );
}

interface Setting {
  readonly size: number;
  readonly above: Block;
  readonly below: Block;
  readonly gap: number;
  readonly spare: number;
}

/** Question and answer with the question in that size, unless there is no room. */
function settingIn(
  size: number,
  asked: Line<Look>,
  answered: Line<Look>,
  letters: Letters,
): readonly Setting[] {
  const smaller = Math.min(ANSWER.largest, Math.max(ANSWER.smallest, Math.round(size * 0.6)));
  const above = block(asked, RIGHT - LEFT, size, QUESTION_LEADING, letters);
  const below = block(answered, RIGHT - LEFT - INDENT, smaller, ANSWER.leading, letters);
  if (!above || !below) return [];
  const gap = size * 0.45;
  const spare = ROOM.bottom - ROOM.top - above.height - gap - below.height;
  return spare < 0 ? [] : [{ size, above, below, gap, spare }];
}

/**
 * Question and answer in the middle of their window, as large as there is room for; but a little smaller if
 * that saves a line of the question.
 */
export function layOutRuling({ ask, verdict, word, answer }: RulingWords, letters: Letters): Layout {
  const asked = wordsOf<Look>(ask, { style: 'heading', ink: 'ink' });
  const answered = [
    ...wordsOf<Look>(word, { style: 'strong', ink: VERDICT_INKS[verdict] }),
    ...wordsOf<Look>(answer, { style: 'text', ink: 'ink' }),
  ];
  const settings = QUESTION_SIZES.flatMap((size) => settingIn(size, asked, answered, letters));
  const [largest] = settings;
  if (!largest) throw new Error(`A picture has no room for the ruling “${ask}”`);
  const { above, below, gap, spare } =
    settings.find((each) => each.above.lines < largest.above.lines && each.size >= largest.size * LITTLE) ??
    largest;
  const top = ROOM.top + spare / 2;
  const y = top + above.height + gap;
  return {
    words: [...above.at(LEFT, top), ...below.at(LEFT + INDENT, y)],
    bar: { x: LEFT, y, width: BAR_WIDTH, height: below.height },
  };
}

export function layOutFrame({ site, group, page }: FrameWords, letters: Letters): readonly Placed[] {
  const soft: Look = { style: 'label', ink: 'ink-soft' };
  const size = 25;
  const right = { text: group, look: soft };
  return [
    ...place([{ text: site, look: { style: 'strong', ink: 'ink' } }], LEFT + 68, 88, 42, letters),
    ...place([right], RIGHT - widthOf(right, size, letters), 86, size, letters),
    ...place([{ text: page, look: soft }], LEFT, 594, size, letters),
  ];
}
