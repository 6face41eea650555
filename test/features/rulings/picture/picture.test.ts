/** The pictures of rulings: nothing is cut, nothing leaves its place, and colours are the site's. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dayColours } from '../../../../src/features/rulings/picture/day-colours.ts';
import {
  ASCENT,
  DESCENT,
  layOutFrame,
  layOutRuling,
  LEFT,
  RIGHT,
  RULES,
  SIZE,
  WINDOW,
  type Placed,
  type RulingWords,
} from '../../../../src/features/rulings/picture/layout.ts';
import { readLetters } from '../../../../src/features/rulings/picture/letters.ts';
import { setUpPress } from '../../../../src/features/rulings/picture/press.ts';
import { VERDICTS } from '../../../../src/content/ruling.ts';
import { LONGEST, RULING_PICTURES } from '../../../support/ruling-pictures.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const colour = dayColours(tokens);
const letters = await readLetters();
const press = await setUpPress(tokens);

const textOf = (words: readonly Placed[]): string => words.map(({ text }) => text).join(' ');
const linesOf = (words: readonly Placed[]): readonly (readonly Placed[])[] =>
  [...new Set(words.map(({ y }) => y))].map((y) => words.filter((word) => word.y === y));

/** Between the margins, between those heights, and no word on another. */
function expectIn(words: readonly Placed[], top: number, bottom: number): void {
  for (const line of linesOf(words)) {
    expect(line[0]!.x).toBeGreaterThanOrEqual(LEFT);
    for (const [i, { x, width }] of line.entries())
      expect(x + width).toBeLessThanOrEqual(line[i + 1]?.x ?? RIGHT + 0.01);
  }
  for (const { y, size } of words) {
    expect(y - ASCENT * size).toBeGreaterThanOrEqual(top);
    expect(y + DESCENT * size).toBeLessThanOrEqual(bottom);
  }
}

test.each(RULING_PICTURES)('$name has room for all its words', ({ frame, words }) => {
  const { words: placed, bar } = layOutRuling(words, letters);
  expect(textOf(placed)).toBe(`${words.ask} ${words.word} ${words.answer}`.replaceAll('  ', ' '));
  expectIn(placed, WINDOW.y, WINDOW.y + WINDOW.height);
  const lines = linesOf(placed);
  for (const [i, [{ y, size }]] of (lines as readonly [Placed][]).entries())
    if (i > 0) expect(y - lines[i - 1]![0]!.y, 'lines keep their distance').toBeGreaterThanOrEqual(size);
  expect(
    Math.min(...placed.map(({ size }) => size)),
    'to be read where it is shown small',
  ).toBeGreaterThanOrEqual(36);
  expect(bar.y + bar.height).toBeLessThan(RULES.bottom);

  const around = layOutFrame(frame, letters);
  expectIn(around.slice(0, 2), 0, RULES.top);
  expectIn(around.slice(2), RULES.bottom + RULES.height, SIZE.height);
});

test('short ones are set larger than long ones, and what has no room at all is refused', () => {
  const ask = (times: number): RulingWords => ({
    ask: 'Żółć, ёж and a long question? '.repeat(times).trim(),
    verdict: 'no',
    word: 'No.',
    answer: 'Never.',
  });
  const sizes = [1, 4, 7].map((times) => layOutRuling(ask(times), letters).words[0]!.size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
  expect(() => layOutRuling(ask(40), letters)).toThrow('no room');
  expect(() => layOutRuling({ ...ask(1), ask: 'a'.repeat(80) }, letters)).toThrow('no room');
  expect(() => layOutRuling({ ...ask(1), ask: '漢' }, letters)).toThrow('sets.ts');
});

test.each([
  ['What is it worth?', 78, 1],
  ['What is it worth, and to whom?', 76, 1],
  ['What is it worth, and to whom does it go?', 78, 2],
])('rather a little smaller than in one line more: “%s”', (ask, size, lines) => {
  const { words } = layOutRuling({ ask, verdict: 'fact', word: '', answer: 'Three.' }, letters);
  expect(words[0]!.size).toBe(size);
  expect(linesOf(words)).toHaveLength(lines + 1);
});

/** Which pixels on the edge of a picture that wide are not bare paper. */
const onEdge = (numbers: Uint8Array, width: number): readonly number[] =>
  [...numbers.keys()].filter((at) => {
    const x = at % width;
    const isEdge = at < width || at >= numbers.length - width || x === 0 || x === width - 1;
    return isEdge && numbers[at] !== 0;
  });

test.each(LONGEST)('$name: no letter touches the edge of its window', async ({ words }) => {
  const painted = await press.ruling(words);
  expect(painted).toHaveLength(WINDOW.width * WINDOW.height);
  expect(onEdge(painted, WINDOW.width)).toEqual([]);
  expect(painted.filter((number) => number !== 0).length).toBeGreaterThan(20_000);
});

const HEX = (rgb: Uint8Array): string => `#${Buffer.from(rgb).toString('hex')}`;

describe.each(VERDICTS)('a picture with the verdict %s', async (verdict) => {
  const { frame, words } = RULING_PICTURES.find((picture) => picture.words.verdict === verdict)!;
  const png = await press.png(frame, words);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): string => {
    const at = (Math.round(y) * SIZE.width + Math.round(x)) * info.channels;
    return HEX(data.subarray(at, at + 3));
  };
  const colours = new Set(
    Array.from({ length: SIZE.width * SIZE.height }, (_, i) =>
      pixel(i % SIZE.width, Math.floor(i / SIZE.width)),
    ),
  );

  test('is a PNG as large as promised', () => {
    expect([info.width, info.height]).toEqual([SIZE.width, SIZE.height]);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  });

  test('has the colours of the site where they belong', () => {
    const { bar } = layOutRuling(words, letters);
    expect(pixel(0, 0)).toBe(colour('paper'));
    expect(pixel(bar.x + bar.width / 2, bar.y + bar.height / 2)).toBe(colour('accent'));
    expect(pixel(SIZE.width / 2, RULES.top)).toBe(colour('line'));
    for (const token of ['ink', 'ink-soft', 'paper-raised', 'paper-sunk'])
      expect(colours).toContain(colour(token));
    expect(colours.size).toBeLessThanOrEqual(16);
  });

  test('says yes and no in their colours, and the others in ink', () => {
    expect(colours.has(colour('approval'))).toBe(verdict === 'yes');
    expect(colours.has(colour('refusal'))).toBe(verdict === 'no');
  });

  test('is the same whenever it is made', async () => {
    expect((await press.png(frame, words)).equals(png)).toBe(true);
  });
});

test('a colour that the site does not have is named', () => {
  expect(() => colour('violet')).toThrow('--violet');
  expect(colour('accent')).toBe('#f2b705');
});
