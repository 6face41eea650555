/** Which puzzle belongs to which day. */
import { dayAt, daysBetween, numberOf, type Day } from '../../../text/day.ts';

/** A Monday: the easiest puzzle of the week is the first of all. */
export const FIRST_DAY: Day = '2026-11-02';

/** 158 whole weeks, so that the second time round begins on a Monday too. */
export const DAILY_PUZZLES = 1106;

/** The index of a day's puzzle among all daily ones. After the last, the first comes again. */
export const dailyIndex = (day: Day): number => {
  const index = daysBetween(FIRST_DAY, day) % DAILY_PUZZLES;
  return index < 0 ? index + DAILY_PUZZLES : index;
};

/** Nobody is shown a puzzle before its day, and before the first day there were none. */
export type Standing = 'before-first' | 'open' | 'to-come';

export const standingOf = (day: Day, today: Day): Standing =>
  day < FIRST_DAY ? 'before-first' : day > today ? 'to-come' : 'open';

/** All days that have a puzzle by now, the newest first. */
export function openDays(today: Day, most = Infinity): readonly Day[] {
  const last = numberOf(today);
  const count = Math.max(0, Math.min(most, last - numberOf(FIRST_DAY) + 1));
  return Array.from({ length: count }, (_, i) => dayAt(last - i));
}
