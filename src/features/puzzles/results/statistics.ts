/** Counted results: how many were solved, by kind, by level and by stars. */
import { LEVELS } from '../../../puzzle-bank/addresses.ts';
import { KINDS, type Kind, type PuzzleLevel } from '../../../puzzle-bank/types.ts';
import type { Stars } from '../../../storage/results/finished.ts';
import { markOf, type Result, type Results } from '../../../storage/results/result.ts';

export interface Tally {
  readonly tried: number;
  readonly solved: number;
  readonly partly: number;
}

export interface Statistics {
  readonly all: Tally;
  readonly byKind: Readonly<Record<Kind, Tally>>;
  readonly byLevel: Readonly<Record<PuzzleLevel, Tally>>;
  readonly byStars: Readonly<Record<Stars, number>>;
}

export const STARS = [3, 2, 1, 0] as const satisfies readonly Stars[];

function tallyOf(results: readonly Result[]): Tally {
  const marks = results.map(markOf);
  const count = (mark: string): number => marks.filter((each) => each === mark).length;
  return { tried: results.length, solved: count('solved'), partly: count('partly') };
}

export function statisticsOf(results: Results): Statistics {
  const tried = [...results.values()].filter(({ tries }) => tries > 0);
  const table = <K extends string | number, T>(keys: readonly K[], of: (key: K) => T): Record<K, T> =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, T>;
  return {
    all: tallyOf(tried),
    byKind: table(KINDS, (kind) => tallyOf(tried.filter((each) => each.kind === kind))),
    byLevel: table(LEVELS, (level) => tallyOf(tried.filter((each) => each.level === level))),
    byStars: table(STARS, (stars) => tried.filter((each) => each.stars === stars).length),
  };
}
