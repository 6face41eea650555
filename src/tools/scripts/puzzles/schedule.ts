/**
 * Which puzzle lies where. Practice takes its share of each kind and level first; the days take the
 * rest: every week Monday's level to Sunday's, no kind twice in a week, the kinds with most left first.
 */
import { LEVEL_OF_DAY, LEVELS, WEEKS } from '../../../puzzle-bank/addresses.ts';
import { KINDS, type Kind, type PuzzleLevel } from '../../../puzzle-bank/types.ts';

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

/** What the days leave over goes to practice, as long as a piece stays small. */
const TOP_UP = 4;

/** The days of a week, the level with the least left over first. */
export function schedule(
  all: Shelf,
  practiceEach: number,
  weeks: number = WEEKS,
): Bank | { readonly missing: string } {
  const practice = shelf((kind, level) => all[kind][level].slice(0, practiceEach));
  const topUp = (kind: Kind, level: PuzzleLevel): readonly string[] =>
    [...practice[kind][level], ...left[kind][level]].slice(0, practiceEach + TOP_UP);
  const left = shelf((kind, level) => all[kind][level].slice(practiceEach)) as Record<
    Kind,
    Record<PuzzleLevel, string[]>
  >;
  const daily: string[][] = [];
  const used: Used = {};
  for (let week = 0; week < weeks; week++) {
    const kinds = kindsOfWeek(left, used);
    if (!kinds) return { missing: `week ${week + 1}: ${JSON.stringify(countsOf(left))}` };
    for (const kind of kinds) used[kind] = (used[kind] ?? 0) + 1;
    daily.push(kinds.map((kind, day) => left[kind][LEVEL_OF_DAY[day]!].shift()!));
  }
  return { daily, practice: shelf(topUp) };
}

const countsOf = (left: Shelf): object =>
  Object.fromEntries(KINDS.map((kind) => [kind, LEVELS.map((level) => left[kind][level].length)]));

/** How often each kind has had a day. */
type Used = Partial<Record<Kind, number>>;

/** A different kind for each day, by backtracking: first those of which much is left and little was used. */
function kindsOfWeek(left: Shelf, used: Used): readonly Kind[] | null {
  const supply = (day: number): number =>
    KINDS.reduce((sum, kind) => sum + left[kind][LEVEL_OF_DAY[day]!].length, 0) /
    LEVEL_OF_DAY.filter((level) => level === LEVEL_OF_DAY[day]).length;
  const days = [...LEVEL_OF_DAY.keys()].toSorted((a, b) => supply(a) - supply(b));
  const wish = (kind: Kind, level: PuzzleLevel): number => left[kind][level].length - (used[kind] ?? 0);
  const chosen: Kind[] = [];
  const fill = (i: number): boolean => {
    const day = days[i];
    if (day === undefined) return true;
    const level = LEVEL_OF_DAY[day]!;
    const kinds = KINDS.filter((kind) => left[kind][level].length > 0 && !chosen.includes(kind)).toSorted(
      (a, b) => wish(b, level) - wish(a, level),
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
