/** The picture of a ruling as two drawings: the frame, and the words that are printed into its window. */
import { FRAME as BOARD } from '../../../board/map/layout.ts';
import land from '../../../board/map/map-shapes.json' with { type: 'json' };
import { HORN } from '../../../site/horn.ts';
import type { DayColours } from './day-colours.ts';
import { LEFT, MARK, RIGHT, RULES, SIZE, WINDOW, type Layout, type Placed } from './layout.ts';
import { EM, type Letters } from './letters.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = ({ x, y, width, height }: Box, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** A part of the picture, on bare paper. */
const sheet = (part: Box, colour: DayColours, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${part.width}" height="${part.height}"` +
  ` viewBox="${part.x} ${part.y} ${part.width} ${part.height}">${boxOf(part, colour('paper'))}${drawn}</svg>`;

const wordsOf = (words: readonly Placed[], letters: Letters, colour: DayColours): string =>
  words
    .map(({ text, look, x, y, size }) => {
      const place = `translate(${x} ${y}) scale(${size / EM})`;
      return `<path transform="${place}" fill="${colour(look.ink)}" d="${letters(text, look.style).d}"/>`;
    })
    .join('');

/** The board's land at the right between the rules, pale enough for the text over it to be legible. */
function landOf(colour: DayColours): string {
  const scale = 1.16;
  const x = RIGHT - (BOARD.x + BOARD.width) * scale;
  const y = WINDOW.y + WINDOW.height / 2 - (BOARD.y + BOARD.height / 2) * scale;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour('paper-sunk')}">` +
    `<path d="${land.coast}" stroke-width="3"/>` +
    `<path d="${Object.values(land.provinces).join('')}" fill="${colour('paper-raised')}"/></g>`
  );
}

const doubleRule = (y: number): string =>
  `M${LEFT},${y + 1}H${RIGHT}M${LEFT},${y + RULES.height - 1}H${RIGHT}`;

function markOf(colour: DayColours): string {
  const inset = MARK.size * 0.08;
  const scale = (MARK.size - 2 * inset) / 32;
  return (
    boxOf({ ...MARK, width: MARK.size, height: MARK.size }, colour('accent'), 9) +
    `<path transform="translate(${MARK.x + inset} ${MARK.y + inset}) scale(${scale})" d="${HORN}" fill="none"` +
    ` stroke="${colour('accent-ink')}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

export const drawFrame = (words: readonly Placed[], letters: Letters, colour: DayColours): string =>
  sheet(
    { x: 0, y: 0, ...SIZE },
    colour,
    landOf(colour) +
      `<path d="${doubleRule(RULES.top)}${doubleRule(RULES.bottom)}" stroke="${colour('line')}" stroke-width="2"/>` +
      markOf(colour) +
      wordsOf(words, letters, colour),
  );

export const drawRuling = ({ words, bar }: Layout, letters: Letters, colour: DayColours): string =>
  sheet(WINDOW, colour, boxOf(bar, colour('accent')) + wordsOf(words, letters, colour));
