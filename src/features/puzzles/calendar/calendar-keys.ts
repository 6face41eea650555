/** Keyboard navigation in the calendar, with the usual keys of a grid of dates. */
import { daysAfter, numberOf, weekdayOf, type Day } from '../../../text/day.ts';
import { daysOf, monthAfter, monthOf } from './month.ts';

/** The day a key leads to, within the days that can be opened; `null` for other keys. */
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

/** The same day of another month, or its last day if that month is shorter. */
const sameDayIn = (month: string, day: Day): Day => {
  const days = daysOf(month);
  return days[Math.min(+day.slice(8), days.length) - 1]!;
};
