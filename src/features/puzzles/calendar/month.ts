/** Months as a calendar prints them: rows of seven days, Monday first. */
import { dayAt, numberOf, weekdayOf, type Day } from '../../../text/day.ts';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** A month as a running number, for arithmetic across years. */
const countOf = (month: Month): number => +month.slice(0, 4) * 12 + +month.slice(5) - 1;
const monthAt = (count: number): Month =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;

export const monthAfter = (month: Month, months: number): Month => monthAt(countOf(month) + months);

export function daysOf(month: Month): readonly Day[] {
  const first = numberOf(`${month}-01`);
  return Array.from({ length: numberOf(`${monthAfter(month, 1)}-01`) - first }, (_, i) => dayAt(first + i));
}

/** `null` where the week's day belongs to another month. */
export type Week = readonly (Day | null)[];

export function weeksOf(month: Month): readonly Week[] {
  const days = daysOf(month);
  const before = weekdayOf(days[0]!);
  const rows = Math.ceil((before + days.length) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_each, weekday) => days[row * 7 + weekday - before] ?? null),
  );
}
