/** Days in a row whose puzzle was solved on its own day. */
import { daysAfter, daysBetween, type Day } from '../../../text/day.ts';
import type { Results } from '../../../storage/results/result.ts';

export interface Streak {
  /** Up to today; a puzzle of today that is not solved yet does not end it. */
  readonly current: number;
  readonly longest: number;
  /** Today's puzzle is part of it. */
  readonly hasToday: boolean;
}

export function streakOf(results: Results, today: Day): Streak {
  const days = [...results.values()]
    .filter(({ day, ownDay }) => day !== null && ownDay === 'solved')
    .map(({ day }) => day!)
    .toSorted();
  let longest = 0;
  let run = 0;
  let before: Day | null = null;
  const runs = new Map<Day, number>();
  for (const day of days) {
    run = before !== null && daysBetween(before, day) === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    runs.set(day, run);
    before = day;
  }
  const hasToday = runs.has(today);
  return { current: runs.get(hasToday ? today : daysAfter(today, -1)) ?? 0, longest, hasToday };
}
