/** From the bank as it is and all candidates to the next one: none twice, the kinds balanced. */
import { encode, type Banked } from '../../../puzzle-bank/code.ts';
import { decode } from '../../../puzzle-bank/decode.ts';
import { legalLevel } from '../../../puzzle-maker/generate-legal.ts';
import { isObvious } from '../../../puzzle-maker/generate-idea.ts';
import { levelOf } from '../../../puzzle-bank/level.ts';
import { stateOf } from '../../../puzzle-bank/start.ts';
import { check } from '../../../engine/index.ts';
import { KINDS, type Kind, type Puzzle } from '../../../puzzle-bank/types.ts';
import { candidates } from './files.ts';
import { flawOf } from './prove.ts';
import { keyOf } from './same.ts';
import { linesOf } from './report.ts';
import { shelf, type Bank, type Shelf } from './schedule.ts';

interface Found {
  readonly line: string;
  readonly puzzle: Puzzle;
}

/** What a puzzle asks for, within its kind: puzzles of different sorts alternate on the shelf. */
function sortOf(puzzle: Puzzle): string {
  if (puzzle.kind === 'legal') {
    const verdict = check(stateOf(puzzle), puzzle.actions[puzzle.illegal]);
    return verdict.ok ? '' : verdict.code;
  }
  const { goal } = puzzle;
  const what = goal.type === 'coach' ? goal.coach : goal.type === 'group' ? goal.group : '';
  return `${goal.type === 'place' ? '' : goal.turns} ${what} ${puzzle.position.step ?? ''}`;
}

/** One of each sort in turn, so that the first ones of a long row are as varied as can be. */
function inTurn<T>(items: readonly T[], sort: (item: T) => string): readonly T[] {
  const sorts = Map.groupBy(items, sort);
  const longest = Math.max(0, ...[...sorts.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => [...sorts.values()].flatMap((row) => row[i] ?? [])).flat();
}

function foundOf(kind: Kind, banked: readonly string[]): readonly Found[] {
  const found = new Map<string, Found>();
  for (const line of [...banked.filter((one) => one.startsWith(`${kind} `)), ...candidates(kind)]) {
    const decoded = decode('', line);
    if (!decoded.ok) continue;
    const { puzzle } = decoded;
    // Quality and level are judged anew: the criteria may have changed since the line was written.
    if (puzzle.kind !== 'legal' && isObvious({ ...puzzle, ...decoded.measures! })) continue;
    const level = puzzle.kind === 'legal' ? legalLevel(puzzle) : levelOf({ ...puzzle, ...decoded.measures! });
    const leveled = { ...decoded, puzzle: { ...puzzle, level } } as Banked;
    if (puzzle.kind === 'legal' && flawOf(encode(leveled)) !== null) continue;
    const key = keyOf(puzzle);
    if (!found.has(key)) found.set(key, { line: encode(leveled), puzzle: leveled.puzzle });
  }
  return [...found.values()];
}

export function choose(bank: Bank): Shelf {
  const { daily, practice } = linesOf(bank);
  const all = new Map(KINDS.map((kind) => [kind, foundOf(kind, [...daily, ...practice])]));
  return shelf((kind, level) =>
    inTurn(
      all.get(kind)!.filter(({ puzzle }) => puzzle.level === level),
      ({ puzzle }) => sortOf(puzzle),
    ).map(({ line }) => line),
  );
}
