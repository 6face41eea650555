/** Walking through a calendar by keys, as grids of dates are walked everywhere. */
import { daysAfter, numberOf, weekdayOf, type Day } from '../../../text/day.ts';
import { daysOf, monthAfter, monthOf } from './month.ts';

/** The day a key leads to, within the days that can be opened; nothing for keys that do not walk. */
export function dayByKey(key: string, from: Day, first: Day, last: Day): Day | null {
  const weekday = weekdayOf(from);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  const step = steps[key];
  const to =
    step !== undefined
      ? daysAfter(from, step)
      : key === 'PageUp' || key === 'PageDown'
        ? sameDayIn(monthAfter(monthOf(from), key === 'PageUp' ? -1 : 1), from)
        : null;
  return to === null
    ? null
    : numberOf(to) < numberOf(first)
      ? first
      : numberOf(to) > numberOf(last)
        ? last
        : to;
}

/** The thirty-first of a shorter month is its last. */
const sameDayIn = (month: string, day: Day): Day => {
  const days = daysOf(month);
  return days[Math.min(+day.slice(8), days.length) - 1]!;
};
