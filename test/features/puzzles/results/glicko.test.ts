import { describe, expect, test } from 'vitest';
import { rated, rested, UNKNOWN } from '../../../../src/features/puzzles/results/glicko.ts';
import { LEVEL_RATINGS, ratingCourse, ratingOf } from '../../../../src/features/puzzles/results/rating.ts';
import { resultAfter } from '../../../../src/storage/results/update-result.ts';
import { mergeResults } from '../../../../src/storage/results/merge-results.ts';
import { fc } from '../../../support/property.ts';
import { arbResults, finished, resultsOf } from '../../../support/results.ts';

describe('Glicko-2', () => {
  test("the worked example of Glickman's paper", () => {
    const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('a period without bouts makes it less sure, up to knowing nothing', () => {
    const sure = { rating: 1700, deviation: 50, volatility: 0.06 };
    // By hand: √(50² + (173.7178 · 0.06)²)
    expect(rested(sure).deviation).toBeCloseTo(51.075, 3);
    expect(rated(sure, [])).toEqual(rested(sure));
    let now = sure;
    for (let i = 0; i < 5000; i++) now = rested(now);
    expect(now).toEqual({ ...sure, deviation: UNKNOWN.deviation });
  });

  test('a great surprise raises the volatility', () => {
    const steady = { rating: 1900, deviation: 30, volatility: 0.06 };
    const after = rated(
      steady,
      Array.from({ length: 10 }, () => ({ rating: 1100, deviation: 30, score: 0 })),
    );
    expect(after.volatility).toBeGreaterThan(0.06);
    expect(after.rating).toBeLessThan(1900);
  });
});

describe('the rating of a solver', () => {
  const at = (day: number): number => Date.UTC(2026, 10, day, 12);

  test('rises with what is solved and falls with what is not, by the first try alone', () => {
    const one = resultAfter(undefined, finished({ at: at(16) }));
    const failed = resultAfter(undefined, finished({ at: at(16), stars: 0, reached: 2 }));
    const mended = resultAfter(failed, finished({ at: at(17) }));
    expect(ratingOf(resultsOf(one)).rating).toBeGreaterThan(UNKNOWN.rating);
    expect(ratingOf(resultsOf(failed)).rating).toBeLessThan(UNKNOWN.rating);
    expect(ratingOf(resultsOf(mended))).toEqual(ratingOf(resultsOf(failed)));
    expect(ratingOf(new Map())).toEqual(UNKNOWN);
  });

  test('who solves level 3 every other time comes to rest near the rating of level 3', () => {
    const results = resultsOf(
      ...Array.from({ length: 400 }, (_, i) =>
        resultAfter(
          undefined,
          finished({
            id: `plan-3-${i + 1}`,
            day: null,
            level: 3,
            stars: i % 2 ? 3 : 0,
            at: at(1) + i * 43_200_000,
          }),
        ),
      ),
    );
    const course = ratingCourse(results);
    expect(course).toHaveLength(201);
    expect(Math.abs(course.at(-1)!.rating.rating - LEVEL_RATINGS[3])).toBeLessThan(40);
    expect(course.at(-1)!.rating.deviation).toBeLessThan(110);
  });

  test('two devices that have merged agree, to the last digit', () => {
    fc.assert(
      fc.property(arbResults, arbResults, (one, other) => {
        expect(ratingCourse(mergeResults(one, other))).toEqual(ratingCourse(mergeResults(other, one)));
      }),
    );
  });
});
