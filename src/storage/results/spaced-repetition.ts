/**
 * A failed puzzle is due on the next day and, each time it is solved when due, again after a longer while.
 * Solved after the last distance too, it is not due again. Failing it starts over.
 */
import { daysAfter, type Day } from '../../text/day.ts';
import type { Again, Result, Results } from './result.ts';

/** In days. Each is a little more than twice the one before, as memory is said to like it. */
export const DISTANCES = [1, 3, 7, 16, 35] as const;

export function againAfter(before: Again | null, hasSolved: boolean, today: Day): Again | null {
  if (!hasSolved) return { step: 0, due: daysAfter(today, DISTANCES[0]) };
  if (before === null) return null;
  // Solved before it was due: that is practice, and does not show that it is remembered.
  if (today < before.due) return before;
  const step = before.step + 1;
  const distance = DISTANCES[step];
  return distance === undefined ? null : { step, due: daysAfter(today, distance) };
}

/** The results that are due, the longest overdue first. */
export const dueOn = (results: Results, today: Day): readonly Result[] =>
  [...results.values()]
    .filter(({ again }) => again !== null && again.due <= today)
    .toSorted((a, b) =>
      a.again!.due < b.again!.due ? -1 : a.again!.due > b.again!.due ? 1 : a.last - b.last,
    );

/** The next day on which something comes back, if nothing is due. */
export const nextDue = (results: Results, today: Day): Day | null =>
  [...results.values()].reduce<Day | null>((next, { again }) => {
    if (!again || again.due <= today) return next;
    return next === null || again.due < next ? again.due : next;
  }, null);
