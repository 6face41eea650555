/** Results for tests: one by one, and any at all. */
import type { Finished, Stars } from '../../src/storage/results/finished.ts';
import { DISTANCES } from '../../src/storage/results/spaced-repetition.ts';
import { resultAfter } from '../../src/storage/results/update-result.ts';
import { keyOf, OWN_DAY, type Result, type Results } from '../../src/storage/results/result.ts';
import { dayAt } from '../../src/text/day.ts';
import { KINDS, type PuzzleLevel } from '../../src/puzzle-bank/types.ts';
import { fc } from './property.ts';

/** A solved plan of 16 November, at noon of that day. */
export const finished = (change: Partial<Finished> = {}): Finished => ({
  id: 'day-15',
  day: '2026-11-16',
  kind: 'plan',
  level: 1,
  stars: 3,
  best: 11,
  reached: 11,
  hints: 0,
  at: new Date('2026-11-16T12:00').getTime(),
  ...change,
});

export const resultsOf = (...results: readonly Result[]): Results =>
  new Map(results.map((result) => [keyOf(result), result]));

/** Of somebody who has never done anything else. */
export const manyResults = (count: number): Results =>
  resultsOf(
    ...Array.from({ length: count }, (_, n) =>
      resultAfter(undefined, finished({ id: `endless-plan-3-${n}`, day: null })),
    ),
  );

const arbDay = fc.integer({ min: 20_000, max: 24_000 }).map(dayAt);
const arbTime = fc.integer({ min: 0, max: 3 }).map((n) => 1_793_000_000_000 + n * 86_400_000);
const arbStars = fc.integer({ min: 0, max: 3 }) as fc.Arbitrary<Stars>;

/** Few ids, days and times, so that two of them often meet. */
const arbResult: fc.Arbitrary<Result> = fc
  .record({
    number: fc.integer({ min: 1, max: 4 }),
    isDaily: fc.boolean(),
    tries: fc.integer({ min: 0, max: 3 }),
    firstStars: arbStars,
    stars: arbStars,
    reached: fc.integer({ min: -2, max: 12 }),
    hints: fc.integer({ min: 0, max: 3 }),
    times: fc.tuple(arbTime, arbTime),
    ownDay: fc.constantFrom(...OWN_DAY),
    again: fc.option(fc.record({ step: fc.integer({ min: 0, max: DISTANCES.length - 1 }), due: arbDay })),
  })
  .map(({ number, isDaily, times, ownDay, ...rest }) => ({
    id: isDaily ? `day-${number}` : `plan-3-${number}`,
    day: isDaily ? `2026-11-0${number + 1}` : null,
    kind: KINDS[number]!,
    level: number as PuzzleLevel,
    ...rest,
    best: 12,
    first: Math.min(...times),
    last: Math.max(...times),
    ownDay: isDaily ? ownDay : 'missed',
  }));

export const arbResults: fc.Arbitrary<Results> = fc
  .array(arbResult, { maxLength: 8 })
  .map((all) => resultsOf(...all));
