import { describe, expect, test } from 'vitest';
import {
  dayAt,
  dayOf,
  daysAfter,
  daysBetween,
  numberOf,
  parseDay,
  untilTomorrow,
  weekdayOf,
} from '../../src/text/day.ts';
import { fc } from '../support/property.ts';
import { inZone, ZONES } from '../support/zones.ts';

const HOUR = 3_600_000;
const TEN_YEARS = Array.from({ length: 3660 }, (_, i) => daysAfter('2026-01-01', i));

describe('a day', () => {
  test('over ten years every day follows the one before, with the weekdays in their order', () => {
    const start = numberOf('2026-01-01');
    const wrong = TEN_YEARS.filter((day, i) => {
      const isSelf = parseDay(day) === day && numberOf(day) === start + i && dayAt(numberOf(day)) === day;
      // The calendar of the language runtime is the second opinion; its weeks begin on Sunday.
      return !isSelf || new Date(`${day}T12:00:00Z`).getUTCDay() !== (weekdayOf(day) + 1) % 7;
    });
    expect(wrong).toEqual([]);
    expect(new Set(TEN_YEARS).size).toBe(TEN_YEARS.length);
    expect(TEN_YEARS).toContain('2028-02-29');
    expect(TEN_YEARS).not.toContain('2027-02-29');
    expect(weekdayOf('2026-11-02')).toBe(0);
  });

  /** Every 31st hour meets every hour of the day, in every season. Thousands of moments: only wrong ones are named. */
  test.each(ZONES)('%s: through ten years it is the date on the wall', (zone) => {
    const wall = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    const moments = Array.from({ length: 2830 }, (_, i) => Date.UTC(2026, 0, 1) + i * 31 * HOUR);
    const days = inZone(zone, () => moments.map((at) => dayOf(new Date(at))));
    expect(days.filter((day, i) => day !== wall.format(moments[i]))).toEqual([]);
    expect(days.filter((day, i) => i > 0 && ![1, 2].includes(daysBetween(days[i - 1]!, day)))).toEqual([]);
  });

  test.each(ZONES)('%s: midnight is where the date changes, also when the clocks do', (zone) => {
    const moments = Array.from({ length: 2200 }, (_, i) => Date.UTC(2026, 0, 1, 11) + i * 12 * HOUR);
    const wrong = inZone(zone, () =>
      moments.filter((at) => {
        const [day, left] = [dayOf(new Date(at)), untilTomorrow(new Date(at))];
        const isLast = dayOf(new Date(at + left - 1)) === day;
        const isNext = dayOf(new Date(at + left)) === daysAfter(day, 1);
        return !(left > 0 && left <= 25 * HOUR && isLast && isNext);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('at one moment the world has two dates, sometimes three, and everybody has their own', () => {
    const noon = new Date('2026-11-16T11:00:00Z');
    const seen = (zone: string): string => inZone(zone, () => dayOf(noon));
    expect(seen('Etc/GMT+12')).toBe('2026-11-15');
    expect(seen('Europe/Warsaw')).toBe('2026-11-16');
    expect(seen('Pacific/Kiritimati')).toBe('2026-11-17');
  });
});

describe('what is read as a day', () => {
  test.each([
    '',
    '2026-11-31',
    '2026-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-1-1',
    '0026-11-02',
    '12026-11-02',
    '2026-11-02 ',
    '2026-11-02T00:00',
    '+002026-11-02',
    20261102,
    null,
    ['2026-11-02'],
  ])('not %j', (text) => expect(parseDay(text)).toBeNull());

  test('anything else than a date is refused, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/), fc.anything()), (text) => {
        const day = parseDay(text);
        expect(day === null || dayAt(numberOf(day)) === text).toBe(true);
      }),
    );
  });
});
