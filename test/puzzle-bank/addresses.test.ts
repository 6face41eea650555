/** A puzzle is found by its day or its id, and nowhere else. */
import { describe, expect, test } from 'vitest';
import { DAILY_PUZZLES } from '../../src/features/puzzles/calendar/daily.ts';
import {
  addressOf,
  addressOfDaily,
  DAILY,
  LEVEL_OF_DAY,
  LEVELS,
  practiceId,
  practicePath,
} from '../../src/puzzle-bank/addresses.ts';
import { KINDS } from '../../src/puzzle-bank/types.ts';

test('there are as many days as the calendar counts', () => {
  expect(DAILY).toBe(DAILY_PUZZLES);
  expect(LEVEL_OF_DAY).toHaveLength(7);
});

test('every day has a place of its own, and its id leads there', () => {
  const all = Array.from({ length: DAILY }, (_, index) => addressOfDaily(index));
  expect(new Set(all.map(({ path, at }) => `${path} ${at}`)).size).toBe(DAILY);
  expect(all[14]).toEqual({ id: 'day-15', path: 'puzzles/week-3.json', at: 0 });
  for (const address of all) expect(addressOf(address.id)).toEqual(address);
});

test('so has every practice puzzle', () => {
  for (const kind of KINDS) {
    for (const level of LEVELS) {
      const id = practiceId(kind, level, 6);
      expect(addressOf(id)).toEqual({ id, path: practicePath(kind, level), at: 6 });
    }
  }
});

describe('what names no puzzle', () => {
  test.each([
    '',
    'day-0',
    'day-1107',
    'day-01',
    'plan-6-1',
    'plan-3-0',
    'chess-1-1',
    'plan-3',
    '__proto__-1-1',
  ])('%j', (id) => expect(addressOf(id)).toBeNull());
});
