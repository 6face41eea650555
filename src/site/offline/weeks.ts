/** Which weeks of daily puzzles are kept ahead. */
const DAY_MS = 86_400_000;
export const DAYS_AHEAD = 60;

/** The local date, in days since 1970. */
export const dayNumber = (now: Date): number =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;

/** The weeks, from 0, that hold today and the days to come; after the last week they begin again. */
export function comingWeeks(today: number, firstDay: number, weeks: number): readonly number[] {
  const first = Math.floor((Math.max(today, firstDay) - firstDay) / 7);
  const last = Math.floor((Math.max(today, firstDay) + DAYS_AHEAD - firstDay) / 7);
  return [...new Set(Array.from({ length: last - first + 1 }, (_, i) => (first + i) % weeks))];
}
