import { describe, expect, test } from 'vitest';
import { againAfter, DISTANCES, dueOn, nextDue } from '../../../src/storage/results/spaced-repetition.ts';
import { daysAfter } from '../../../src/text/day.ts';
import { resultAfter, resultOfOpening } from '../../../src/storage/results/update-result.ts';
import { markOf, type Again } from '../../../src/storage/results/result.ts';
import { statisticsOf } from '../../../src/features/puzzles/results/statistics.ts';
import { streakOf } from '../../../src/features/puzzles/results/streak.ts';
import { finished, resultsOf } from '../../support/results.ts';
import { inZone, ZONES } from '../../support/zones.ts';

/** On the wall of whoever asks. */
const wall = (text: string): number => new Date(text).getTime();

describe('a result', () => {
  test('keeps the first try, the best try and the number of tries', () => {
    const first = resultAfter(undefined, finished({ stars: 1, reached: 5, hints: 2 }));
    const second = resultAfter(first, finished({ stars: 3, reached: 11, at: wall('2026-11-20T09:00') }));
    const third = resultAfter(second, finished({ stars: 0, reached: 0, at: wall('2026-11-21T09:00') }));
    expect(third).toMatchObject({ tries: 3, firstStars: 1, stars: 3, reached: 11, hints: 0, best: 11 });
    expect(third.first).toBe(wall('2026-11-16T12:00'));
    expect(third.last).toBe(wall('2026-11-21T09:00'));
  });

  test('is marked by its best try', () => {
    expect(markOf(undefined)).toBeNull();
    expect(markOf(resultOfOpening(finished()))).toBeNull();
    expect(markOf(resultAfter(undefined, finished({ stars: 0, reached: 11, hints: 3 })))).toBe('failed');
    expect(markOf(resultAfter(undefined, finished({ stars: 2, reached: 9 })))).toBe('partly');
    expect(markOf(resultAfter(undefined, finished({ stars: 2, hints: 1 })))).toBe('solved');
  });
});

describe('a streak', () => {
  const solvedOn = (day: string) =>
    resultAfter(undefined, finished({ id: 'day-1', day, at: wall(`${day}T20:00`) }));

  test('counts days in a row, and today may still come', () => {
    const results = resultsOf(...['2026-11-10', '2026-11-13', '2026-11-14', '2026-11-15'].map(solvedOn));
    expect(streakOf(results, '2026-11-15')).toEqual({ current: 3, longest: 3, hasToday: true });
    expect(streakOf(results, '2026-11-16')).toEqual({ current: 3, longest: 3, hasToday: false });
    expect(streakOf(results, '2026-11-17')).toEqual({ current: 0, longest: 3, hasToday: false });
    expect(streakOf(new Map(), '2026-11-17')).toEqual({ current: 0, longest: 0, hasToday: false });
  });

  test('what is solved on another day, partly or as practice is no part of it', () => {
    const late = resultAfter(undefined, finished({ at: wall('2026-11-17T08:00') }));
    const partly = resultAfter(undefined, finished({ stars: 2, reached: 9 }));
    const practice = resultAfter(undefined, finished({ id: 'plan-1-1', day: null }));
    for (const result of [late, partly, practice])
      expect(streakOf(resultsOf(result), '2026-11-16').current).toBe(0);
  });

  test.each(ZONES)('%s: opened before midnight and finished after it counts for its own day', (zone) => {
    inZone(zone, () => {
      const opened = resultOfOpening(finished({ at: wall('2026-11-16T23:59:59') }));
      expect(opened.ownDay).toBe('opened');
      const after = (at: string, before = opened) => resultAfter(before, finished({ at: wall(at) }));
      expect(streakOf(resultsOf(after('2026-11-17T00:00:01')), '2026-11-17').current).toBe(1);
      expect(after('2026-11-17T23:59:59').ownDay).toBe('solved');
      expect(after('2026-11-18T00:00:01').ownDay).toBe('opened');
      const early = resultOfOpening(finished({ at: wall('2026-11-15T23:59:59') }));
      expect(early.ownDay).toBe('missed');
      expect(after('2026-11-16T00:00:00', early).ownDay).toBe('solved');
      expect(after('2026-11-17T00:00:01', early).ownDay).toBe('missed');
    });
  });

  test('a try that failed on the day can be made good after midnight too', () => {
    const failed = resultAfter(undefined, finished({ stars: 0, reached: 1, at: wall('2026-11-16T23:50') }));
    expect(resultAfter(failed, finished({ at: wall('2026-11-17T00:10') })).ownDay).toBe('solved');
  });
});

describe('what was failed comes back', () => {
  test('after 1, 3, 7, 16 and 35 days, then it has been learnt', () => {
    let again: Again | null = againAfter(null, false, '2026-11-16');
    let today = '2026-11-16';
    for (const distance of DISTANCES) {
      expect(again?.due).toBe(daysAfter(today, distance));
      today = again!.due;
      again = againAfter(again, true, today);
    }
    expect(again).toBeNull();
    expect(daysAfter('2026-11-16', 1 + 3 + 7 + 16 + 35)).toBe(today);
  });

  test('what was solved at once does not, what is failed again begins anew, practice before its day changes nothing', () => {
    expect(againAfter(null, true, '2026-11-16')).toBeNull();
    const waiting = { step: 2, due: '2026-11-20' };
    expect(againAfter(waiting, true, '2026-11-19')).toBe(waiting);
    expect(againAfter(waiting, false, '2026-11-19')).toEqual({ step: 0, due: '2026-11-20' });
    expect(againAfter(waiting, true, '2026-12-01')).toEqual({ step: 3, due: '2026-12-17' });
  });

  test('is due from its day on, what has waited longest first', () => {
    const one = resultAfter(undefined, finished({ stars: 0, reached: 0 }));
    const two = resultAfter(
      undefined,
      finished({ id: 'plan-1-1', day: null, stars: 1, reached: 4, at: wall('2026-11-14T12:00') }),
    );
    const results = resultsOf(one, two, resultAfter(undefined, finished({ id: 'line-1-1', day: null })));
    expect(dueOn(results, '2026-11-14')).toEqual([]);
    expect(nextDue(results, '2026-11-14')).toBe('2026-11-15');
    expect(dueOn(results, '2026-11-17').map(({ id }) => id)).toEqual(['plan-1-1', 'day-15']);
    expect(nextDue(results, '2026-11-17')).toBeNull();
  });
});

test('statistics count what was finished, by kind, level and stars', () => {
  const counted = statisticsOf(
    resultsOf(
      resultAfter(undefined, finished()),
      resultAfter(
        undefined,
        finished({ id: 'line-2-1', day: null, kind: 'line', level: 2, stars: 2, reached: 8 }),
      ),
      resultAfter(
        undefined,
        finished({ id: 'line-2-2', day: null, kind: 'line', level: 2, stars: 0, reached: 0 }),
      ),
      resultOfOpening(finished({ id: 'rome-5-1', day: null, kind: 'rome', level: 5 })),
    ),
  );
  expect(counted.all).toEqual({ tried: 3, solved: 1, partly: 1 });
  expect(counted.byKind.line).toEqual({ tried: 2, solved: 0, partly: 1 });
  expect(counted.byKind.rome.tried).toBe(0);
  expect(counted.byLevel[1]).toEqual({ tried: 1, solved: 1, partly: 0 });
  expect(counted.byStars).toEqual({ 3: 1, 2: 1, 1: 0, 0: 1 });
});
