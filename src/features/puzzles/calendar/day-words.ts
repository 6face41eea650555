/** Days and months in words. */
import { LOCALES, type Lang } from '../../../i18n/locales.ts';
import { dayAt, type Day } from '../../../text/day.ts';
import type { Month } from './month.ts';

export interface DayWords {
  /** With its weekday: "Monday, 16 November 2026". */
  readonly long: (day: Day) => string;
  /** "16 November". */
  readonly short: (day: Day) => string;
  /** "November 2026". */
  readonly month: (month: Month) => string;
  /** Monday first: a short name to see and a long one to hear. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** 5 January 1970, as the number of a day. */
const SOME_MONDAY = 4;

/** A day is no moment: it is formatted in UTC, in which it is counted, whatever the reader's time zone. */
export function dayWords(lang: Lang): DayWords {
  const formatter = (options: Intl.DateTimeFormatOptions): ((day: Day) => string) => {
    const format = new Intl.DateTimeFormat(LOCALES[lang].tag, { ...options, timeZone: 'UTC' });
    return (day) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const long = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const month = formatter({ month: 'long', year: 'numeric' });
  const [shortName, longName] = [formatter({ weekday: 'short' }), formatter({ weekday: 'long' })];
  return {
    long,
    short: formatter({ day: 'numeric', month: 'long' }),
    month: (which) => month(`${which}-01`),
    weekdays: Array.from({ length: 7 }, (_, i) => dayAt(SOME_MONDAY + i)).map((day) => ({
      short: shortName(day),
      long: longName(day),
    })),
  };
}
