/**
 * Calendar days as people write them: a day is the local date where the person is, and nothing else.
 * Everything here counts in whole days, so neither summer time nor a time zone can shift it; only `dayOf`
 * ever looks at a clock.
 */

/** `YYYY-MM-DD`, always of a date that exists. */
export type Day = string;

const DAY_MS = 86_400_000;

const pad = (n: number, length: number): string => String(n).padStart(length, '0');

/** The local date at this moment, by this device's clock. */
export const dayOf = (now: Date): Day =>
  `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;

/** Hostile until checked: addresses, storage and files hold days. Years of four figures only. */
export function parseDay(text: unknown): Day | null {
  const parts = typeof text === 'string' ? /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text) : null;
  if (!parts) return null;
  return dayAt(Date.UTC(+parts[1]!, +parts[2]! - 1, +parts[3]!) / DAY_MS) === parts[0] ? parts[0] : null;
}

/** Days since 1970-01-01, a Thursday. The universal calendar has no summer time: every day is as long. */
export const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayAt = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const daysAfter = (day: Day, days: number): Day => dayAt(numberOf(day) + days);

/** How many days `to` is after `from`. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** Monday is 0: weeks begin with it in all our languages. */
export const weekdayOf = (day: Day): number => (((numberOf(day) + 3) % 7) + 7) % 7;

/**
 * Milliseconds until the local date changes. Where summer time begins at midnight the new day begins at one
 * o'clock; `Date` accounts for that.
 */
export const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
