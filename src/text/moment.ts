/**
 * Moments as they are stored, in milliseconds since 1970. A clock may be set to any year; its time is clamped
 * to the years that a `Day` can name, so that what is written can be read again.
 */
import { dayOf, type Day } from './day.ts';

const FIRST = Date.UTC(1000, 0, 2);
/** With room for puzzles that come back months later. */
const LAST = Date.UTC(9999, 0);

export const momentNow = (clock = Date.now()): number => Math.min(Math.max(clock, FIRST), LAST);

export const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= FIRST && (value as number) <= LAST;

/** The local date of this moment. */
export const today = (): Day => dayOf(new Date(momentNow()));
