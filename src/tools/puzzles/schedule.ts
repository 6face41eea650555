/**
 * Which puzzle lies where. Practice takes its share of each kind and level first; the days take the
 * rest: every week Monday's level to Sunday's, no kind twice in a week, the kinds with most left first.
 */
import { LEVEL_OF_DAY, LEVELS, WEEKS } from '../../puzzle/bank-address.ts';
import { KINDS, type Kind, type PuzzleLevel } from '../../puzzle/types.ts';

/** Lines by kind and level. */
export type Shelf = Readonly<Record<Kind, Readonly<Record<PuzzleLevel, readonly string[]>>>>;

export interface Bank {
  /** Weeks of seven lines. */
  readonly daily: readonly (readonly string[])[];
  readonly practice: Shelf;
}

export const shelf = (fill: (kind: Kind, level: PuzzleLevel) => readonly string[]): Shelf =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, Object.fromEntries(LEVELS.map((level) => [level, fill(kind, level)]))]),
  ) as unknown as Shelf;

/** The days of a week, the level with the least left over first. */
export function schedule(
  all: Shelf,
  practiceEach: number,
  weeks: number = WEEKS,
): Bank | { readonly missing: string } {
  const practice = shelf((kind, level) => all[kind][level].slice(0, practiceEach));
  const left = shelf((kind, level) => all[kind][level].slice(practiceEach)) as Record<
    Kind,
    Record<PuzzleLevel, string[]>
  >;
  const daily: string[][] = [];
  for (let week = 0; week < weeks; week++) {
    const kinds = kindsOfWeek(left);
    if (!kinds) return { missing: `week ${week + 1}: ${JSON.stringify(countsOf(left))}` };
    daily.push(kinds.map((kind, day) => left[kind][LEVEL_OF_DAY[day]!].shift()!));
  }
  return { daily, practice };
}

const countsOf = (left: Shelf): object =>
  Object.fromEntries(KINDS.map((kind) => [kind, LEVELS.map((level) => left[kind][level].length)]));

/** A kind for each day, all different: tried in the order of what is left, with steps back. */
function kindsOfWeek(left: Shelf): readonly Kind[] | null {
  const supply = (day: number): number =>
    KINDS.reduce((sum, kind) => sum + left[kind][LEVEL_OF_DAY[day]!].length, 0) /
    LEVEL_OF_DAY.filter((level) => level === LEVEL_OF_DAY[day]).length;
  const days = [...LEVEL_OF_DAY.keys()].toSorted((a, b) => supply(a) - supply(b));
  const chosen: Kind[] = [];
  const fill = (i: number): boolean => {
    const day = days[i];
    if (day === undefined) return true;
    const level = LEVEL_OF_DAY[day]!;
    const kinds = KINDS.filter((kind) => left[kind][level].length > 0 && !chosen.includes(kind)).toSorted(
      (a, b) => left[b][level].length - left[a][level].length,
    );
    return kinds.some((kind) => {
      chosen[day] = kind;
      if (fill(i + 1)) return true;
      delete chosen[day];
      return false;
    });
  };
  return fill(0) ? chosen : null;
}
