/** The bank of puzzles as the server hands it out; what a piece is called is in `puzzle-bank/addresses.ts`. */
import { LEVELS, practicePath, WEEKS, weekPath } from '../puzzle-bank/addresses.ts';
import { decode } from '../puzzle-bank/decode.ts';
import { KINDS, type Kind, type Puzzle, type PuzzleLevel } from '../puzzle-bank/types.ts';

const weekFiles = import.meta.glob<readonly (readonly string[])[]>('../../content/puzzles/daily/*.json', {
  eager: true,
  import: 'default',
});
const practiceFiles = import.meta.glob<Readonly<Record<PuzzleLevel, readonly string[]>>>(
  '../../content/puzzles/practice/*.json',
  { eager: true, import: 'default' },
);

const weeks = Object.keys(weekFiles)
  .toSorted()
  .flatMap((file) => weekFiles[file]!);

const practiceOf = (kind: Kind, level: PuzzleLevel): readonly string[] =>
  practiceFiles[`../../content/puzzles/practice/${kind}.json`]?.[level] ?? [];

if (weeks.length !== WEEKS) throw new Error(`${weeks.length} weeks in content/puzzles/daily, not ${WEEKS}`);

/** A puzzle as pages get it: decoded here, so that they need no code to read the short lines of the bank. */
export type Served = Omit<Puzzle, 'id'>;

function served(line: string): Served {
  const decoded = decode('', line);
  if (!decoded.ok) throw new Error(`${line} cannot be read: ${decoded.code}`);
  const { id: _id, ...puzzle } = decoded.puzzle;
  return puzzle;
}

/** Every piece by its address. */
export const PIECES: ReadonlyMap<string, readonly Served[]> = new Map([
  ...weeks.map((week, i) => [weekPath(i), week.map(served)] as const),
  ...KINDS.flatMap((kind) =>
    LEVELS.map((level) => [practicePath(kind, level), practiceOf(kind, level).map(served)] as const),
  ),
]);

/** How many practice puzzles there are of each kind, by level from 1: for the page that offers them. */
export const practiceCounts = (): Readonly<Record<Kind, readonly number[]>> => {
  const counts = KINDS.map((kind) => [kind, LEVELS.map((level) => practiceOf(kind, level).length)] as const);
  return Object.fromEntries(counts) as Record<Kind, number[]>;
};
