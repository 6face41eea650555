import { describe, expect, test } from 'vitest';
import {
  DAILY_PUZZLES,
  dailyIndex,
  FIRST_DAY,
  openDays,
  standingOf,
} from '../../../../src/features/puzzles/calendar/daily.ts';
import { daysAfter, weekdayOf } from '../../../../src/text/day.ts';
import { daysOf, monthAfter, monthOf, weeksOf } from '../../../../src/features/puzzles/calendar/month.ts';
import { dayWords } from '../../../../src/features/puzzles/calendar/day-words.ts';

describe('the puzzle of a day', () => {
  test('the first day has the first, the last the last, and then it begins again on a Monday', () => {
    expect(dailyIndex(FIRST_DAY)).toBe(0);
    expect(dailyIndex('2026-11-16')).toBe(14);
    const last = daysAfter(FIRST_DAY, DAILY_PUZZLES - 1);
    expect(dailyIndex(last)).toBe(DAILY_PUZZLES - 1);
    expect(dailyIndex(daysAfter(last, 1))).toBe(0);
    expect(weekdayOf(daysAfter(last, 1))).toBe(0);
  });

  test('over ten years a weekday always meets its own seventh of the puzzles', () => {
    for (let i = 0; i < 3660; i++) {
      const day = daysAfter(FIRST_DAY, i);
      expect(dailyIndex(day)).toBe(i % DAILY_PUZZLES);
      expect(dailyIndex(day) % 7).toBe(weekdayOf(day));
    }
  });

  test.each([
    ['2026-11-01', 'before-first'],
    ['2026-11-02', 'open'],
    ['2026-11-16', 'open'],
    ['2026-11-17', 'to-come'],
  ] as const)('%s is %s on 16 November', (day, standing) => {
    expect(standingOf(day, '2026-11-16')).toBe(standing);
  });

  test('the open days end today and begin with the first', () => {
    expect(openDays('2026-11-04')).toEqual(['2026-11-04', '2026-11-03', '2026-11-02']);
    expect(openDays('2026-11-04', 2)).toEqual(['2026-11-04', '2026-11-03']);
    expect(openDays('2026-11-01')).toEqual([]);
  });
});

describe('a month', () => {
  test('over ten years its weeks hold all its days once, each under its weekday', () => {
    for (let i = 0, month = '2026-11'; i < 121; i++, month = monthAfter(month, 1)) {
      const weeks = weeksOf(month);
      expect(weeks.flat().filter((day) => day !== null)).toEqual(daysOf(month));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some((day) => day !== null)).toBe(true);
        for (const [weekday, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(weekday);
      }
      expect(daysOf(month).every((day) => monthOf(day) === month)).toBe(true);
      expect(daysAfter(daysOf(month).at(-1)!, 1)).toBe(`${monthAfter(month, 1)}-01`);
    }
  });

  test('December is followed by January', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2027-01', -1)).toBe('2026-12');
  });
});

test('days and months are said in each language, with Monday first', () => {
  expect(dayWords('en').long('2026-11-16')).toBe('Monday, 16 November 2026');
  expect(dayWords('pl').long('2026-11-16')).toBe('poniedziałek, 16 listopada 2026');
  expect(dayWords('ru').long('2026-11-16')).toBe('понедельник, 16 ноября 2026 г.');
  expect(dayWords('en').month('2026-11')).toBe('November 2026');
  expect(dayWords('pl').month('2026-11')).toBe('listopad 2026');
  expect(dayWords('ru').month('2026-11')).toBe('ноябрь 2026 г.');
  expect(dayWords('pl').short('2026-11-16')).toBe('16 listopada');
  expect(dayWords('ru').weekdays.map(({ short }) => short)).toEqual([
    'пн',
    'вт',
    'ср',
    'чт',
    'пт',
    'сб',
    'вс',
  ]);
  expect(dayWords('en').weekdays[0]!.long).toBe('Monday');
});
