/**
 * Where a puzzle of the bank is found. A day's puzzle lies in the piece of its week, a practice puzzle
 * in the piece of its kind and level; a piece is a JSON list of puzzles, and its address is relative to
 * the site's base.
 */
import { KINDS, type Kind, type PuzzleLevel } from './types.ts';

/** Daily puzzles, from a Monday, repeat after the last week; `features/puzzles/calendar` has the dates. */
export const WEEKS = 158;
export const DAILY = WEEKS * 7;

/** The level of each day of a week, from Monday. */
export const LEVEL_OF_DAY = [1, 2, 2, 3, 3, 4, 5] as const satisfies readonly PuzzleLevel[];
export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly PuzzleLevel[];

export interface BankAddress {
  /** The puzzle's id, unique in the bank. */
  readonly id: string;
  /** The file, without the base. */
  readonly path: string;
  /** Which puzzle of the piece it is. */
  readonly at: number;
}

/** The address of a daily puzzle, by its index among all of them. */
export const addressOfDaily = (index: number): BankAddress => ({
  id: `day-${index + 1}`,
  path: weekPath(Math.floor(index / 7)),
  at: index % 7,
});

export const weekPath = (week: number): string => `puzzles/week-${week + 1}.json`;
export const practicePath = (kind: Kind, level: PuzzleLevel): string => `puzzles/${kind}-${level}.json`;
export const practiceId = (kind: Kind, level: PuzzleLevel, at: number): string =>
  `${kind}-${level}-${at + 1}`;

/** Any puzzle by its id (`day-15`, `plan-3-7`); `null` for what cannot be one. */
export function addressOf(id: string): BankAddress | null {
  const day = /^day-([1-9]\d{0,3})$/.exec(id);
  if (day) return Number(day[1]) <= DAILY ? addressOfDaily(Number(day[1]) - 1) : null;
  const practice = /^([a-z]+)-([1-5])-([1-9]\d{0,2})$/.exec(id);
  const kind = KINDS.find((name) => name === practice?.[1]);
  if (!practice || !kind) return null;
  return { id, path: practicePath(kind, Number(practice[2]) as PuzzleLevel), at: Number(practice[3]) - 1 };
}
