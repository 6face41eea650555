/** Puzzles that were begun, in this browser's storage. */
import { dayOf, type Day } from '../../game/days/day.ts';
import {
  attemptAt,
  attemptsFrom,
  isUnderWay,
  withAttempt,
  type Attempt,
} from '../../game/puzzle/attempts.ts';
import { recall, remember } from '../../game/remember.ts';

const read = (): readonly Attempt[] => attemptsFrom(recall('attempts'));

export const keptAttempt = (id: string, day: Day | null): Attempt | undefined =>
  attemptAt(read(), { id, day, on: dayOf(new Date()) });

export const keepAttempt = (attempt: Attempt): void =>
  remember('attempts', JSON.stringify(withAttempt(read(), attempt)));

/** The puzzle of that day is begun and not answered. */
export const isDayUnderWay = (day: Day): boolean =>
  read().some((attempt) => attempt.day === day && isUnderWay(attempt));
