/** What `board.css` says about sizes: the tests read it, so that the style sheet stays the one truth. */
import { readFileSync } from 'node:fs';
import { FRAME } from '../../src/board/map/layout.ts';

const read = (file: string): string => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');

export const BOARD_CSS = read('board/map/board.css');

/** `html { font-size: 100% }` in `base.css`: a rem is the browser's 16 px unless the reader changes it. */
const REM = 16;

const numberIn = (text: string, pattern: RegExp): number => {
  const value = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(value)) throw new Error(`nothing like ${pattern.source} any more`);
  return value;
};

/** The scale of plates and signs on a wide map. */
export const WIDEST_LABEL = numberIn(BOARD_CSS, /\.board-svg \{\s*--label: ([\d.]+);/);

/** Steps in the order of the sheet: up to that many px, that scale. */
export const LABEL_STEPS: readonly { readonly upTo: number; readonly label: number }[] = [
  ...BOARD_CSS.matchAll(
    /@container \(max-width: ([\d.]+)rem\) \{\s*\.board-svg \{\s*--label: ([\d.]+);\s*\}\s*\}/g,
  ),
].map(([, width, label]) => ({ upTo: Number(width) * REM, label: Number(label) }));

/** From this map width on, plates show the printed name as well. */
export const TALL_FROM =
  numberIn(
    BOARD_CSS,
    /@container \(min-width: ([\d.]+)rem\) \{\s*\.board-svg \{\s*--short: none;\s*--tall: block;/,
  ) * REM;

export const LARGEST_LABEL = Math.max(WIDEST_LABEL, ...LABEL_STEPS.map(({ label }) => label));

/** `--label` on a map of that width: of the rules that match, the last one in the sheet wins. */
export const labelAt = (width: number): number =>
  LABEL_STEPS.findLast(({ upTo }) => width <= upTo)?.label ?? WIDEST_LABEL;

export const isTallAt = (width: number): boolean => width >= TALL_FROM;

/** CSS pixels of one map unit. */
export const pixelsAt = (width: number): number => width / FRAME.width;
