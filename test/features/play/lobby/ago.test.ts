import { expect, test } from 'vitest';
import { ago } from '../../../../src/features/play/lobby/ago.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'now'],
  [-DAY, 'now'],
  [MINUTE - 1, 'now'],
  [MINUTE, '1\u00a0minute ago'],
  [HOUR - 1, '59\u00a0minutes ago'],
  [HOUR, '1\u00a0hour ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6\u00a0days ago'],
  [7 * DAY, 'last week'],
  [30 * DAY, 'last month'],
  [800 * DAY, '2\u00a0years ago'],
])('%d ms', (passed, said) => {
  expect(ago(1e12 - passed, 1e12, 'en')).toBe(said);
});

test('in every language', () => {
  expect(ago(0, 2 * HOUR, 'pl')).toBe('2\u00a0godziny temu');
  expect(ago(0, 5 * DAY, 'ru')).toBe('5\u00a0дней назад');
});
