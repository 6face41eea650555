/**
 * The solver's rating, on the same scale as the puzzles: a puzzle is an opponent whose rating follows
 * from its level. Only the first try of each puzzle counts, each star as a third of a win. The rating
 * follows from the results alone, so two devices that have merged agree on it.
 */
import type { PuzzleLevel } from '../../../puzzle-bank/types.ts';
import { dayAt, type Day } from '../../../text/day.ts';
import { rated, rested, UNKNOWN, type Rating } from './glicko.ts';
import type { Results } from '../../../storage/results/result.ts';

/** Two hundred apart: a solver who solves half the puzzles of one level solves a quarter of the next. */
export const LEVEL_RATINGS: Readonly<Record<PuzzleLevel, number>> = {
  1: 1100,
  2: 1300,
  3: 1500,
  4: 1700,
  5: 1900,
};

/** Puzzles of one level differ: those of a band of two hundred lie about this far from its middle. */
const LEVEL_DEVIATION = 60;

/** With a larger deviation than this a rating is still a guess, and is shown as one. */
export const SURE_ENOUGH = 110;

export interface RatedDay {
  readonly day: Day;
  readonly rating: Rating;
}

const DAY_MS = 86_400_000;

/** The rating after every day with a first try, the first day first. A day is a rating period of Glicko-2. */
export function ratingCourse(results: Results): readonly RatedDay[] {
  const tried = [...results.values()].filter(({ tries }) => tries > 0);
  // Days in UTC: every device that has these results counts the same days.
  const byDay = Map.groupBy(tried, ({ first }) => Math.floor(first / DAY_MS));
  const course: RatedDay[] = [];
  let now = UNKNOWN;
  let before: number | null = null;
  for (const number of [...byDay.keys()].toSorted((a, b) => a - b)) {
    for (let idle = before === null ? 0 : Math.min(MOST_IDLE, number - before - 1); idle > 0; idle--)
      now = rested(now);
    const bouts = byDay
      .get(number)!
      .map(({ level, firstStars }) => ({ rating: LEVEL_RATINGS[level], score: firstStars / 3 }))
      .map((bout) => ({ ...bout, deviation: LEVEL_DEVIATION }))
      // Floating-point sums depend on their order: sorted, the same results always give the same rating.
      .toSorted((a, b) => a.rating - b.rating || a.score - b.score);
    now = rated(now, bouts);
    course.push({ day: dayAt(number), rating: now });
    before = number;
  }
  return course;
}

/** In days: after ten years of rest the deviation is at its largest, and more days change nothing. */
const MOST_IDLE = 3660;

export const ratingOf = (results: Results): Rating => ratingCourse(results).at(-1)?.rating ?? UNKNOWN;
