import { describe, expect, test } from 'vitest';
import { crc32 } from '../../../src/notation/crc32.ts';
import { mergeResults } from '../../../src/storage/results/merge-results.ts';
import { resultAfter, resultOfOpening } from '../../../src/storage/results/update-result.ts';
import {
  makeResults,
  MOST_RESULTS,
  parseResults,
  salvageResults,
} from '../../../src/storage/results/results-text.ts';
import { momentNow } from '../../../src/text/moment.ts';
import { KINDS } from '../../../src/puzzle-bank/types.ts';
import { fc } from '../../support/property.ts';
import { arbResults, finished, manyResults, resultsOf } from '../../support/results.ts';

const read = (text: unknown) => {
  const parsed = parseResults(text);
  return parsed.ok ? parsed.results : null;
};

describe('results that are merged', () => {
  test('come out the same in any order, however often, and nothing is lost', () => {
    fc.assert(
      fc.property(arbResults, arbResults, arbResults, (a, b, c) => {
        const merged = mergeResults(a, b);
        expect(makeResults(mergeResults(b, a))).toBe(makeResults(merged));
        expect(makeResults(mergeResults(merged, b))).toBe(makeResults(merged));
        expect(mergeResults(a, a)).toEqual(a);
        expect(makeResults(mergeResults(merged, c))).toBe(makeResults(mergeResults(a, mergeResults(b, c))));
        for (const [key, { tries, stars, ownDay }] of [...a, ...b]) {
          const kept = merged.get(key)!;
          expect(kept.tries).toBeGreaterThanOrEqual(tries);
          if (tries > 0) expect(kept.stars).toBeGreaterThanOrEqual(stars);
          if (ownDay === 'solved') expect(kept.ownDay).toBe('solved');
        }
      }),
    );
  });
});

describe('results as a text', () => {
  test('are read as they were written, and what they merge to can be written too', () => {
    fc.assert(
      fc.property(arbResults, arbResults, (one, other) => {
        expect(read(makeResults(one))).toEqual(one);
        expect(read(makeResults(mergeResults(one, other)))).toEqual(mergeResults(one, other));
      }),
    );
  });

  test('with any character changed or cut away, they are refused', () => {
    fc.assert(
      fc.property(arbResults, fc.nat(), fc.string({ maxLength: 3 }), (results, where, put) => {
        const text = makeResults(results);
        const at = where % text.length;
        const changed = text.slice(0, at) + put + text.slice(at + 1);
        expect(changed === text || read(changed) === null).toBe(true);
        expect(read(text.slice(0, at))).toBeNull();
      }),
    );
  });

  /** The checksum is no secret: a hostile text has the right one. */
  const sealed = (rows: unknown): string => {
    // As earlier pages wrote them: rows without checksums of their own.
    return makeResultsLike(`{"results":1,"rows":${JSON.stringify(rows)}`);
  };

  test('with anything at all in a row, they are refused or hold to every limit', () => {
    const row = ['plan-1-1', 0, 'plan', 1, 1, 3, 3, 11, 0, 11, 5, 9, 0, 0, 0];
    expect(read(sealed([row]))?.size).toBe(1);
    expect(read(sealed([row, row]))).toBeNull();
    expect(read(sealed(Array.from({ length: MOST_RESULTS + 1 }, () => row)))).toBeNull();
    fc.assert(
      fc.property(fc.nat(14), fc.oneof(fc.anything(), fc.integer(), fc.double()), (at, value) => {
        const results = read(sealed([row.with(at, value as never)]));
        for (const result of results?.values() ?? []) {
          expect(result.id).toMatch(/^[a-z0-9.-]{1,64}$/);
          expect(result.level >= 1 && result.level <= 5 && result.stars >= 0 && result.stars <= 3).toBe(true);
          expect(Number.isSafeInteger(result.reached + result.best + result.first + result.last)).toBe(true);
          expect(result.first).toBeLessThanOrEqual(result.last);
        }
      }),
    );
  });

  test('whatever two texts hold that can be read, what they merge to can be read too', () => {
    const arbDay = fc.constantFrom('2026-11-16', '2026-11-17');
    const small = (most: number): fc.Arbitrary<number> => fc.nat(most);
    const arbRow = fc
      .tuple(
        fc.tuple(
          fc.constantFrom('day-15', 'plan-1-1', '2026-11-16', '2026-11-17', 'a'),
          fc.oneof(fc.constant(0), arbDay),
        ),
        fc.tuple(fc.constantFrom(...KINDS), fc.integer({ min: 1, max: 5 }), small(2), small(3), small(3)),
        fc.tuple(fc.integer({ min: -2, max: 2 }), small(3), fc.integer({ min: -2, max: 2 })),
        fc.tuple(small(9), small(9)).map((times) => times.toSorted((a, b) => a - b)),
        fc.tuple(small(2), fc.oneof(fc.constant([0, 0]), fc.tuple(small(4), arbDay))),
      )
      .map(([named, known, worth, times, [own, again]]) => [
        ...named,
        ...known,
        ...worth,
        ...times,
        own,
        ...again,
      ]);
    const arbText = fc.array(arbRow, { maxLength: 2 }).map(sealed);
    const counts = { read: 0, refused: 0 };
    fc.assert(
      fc.property(arbText, arbText, (one, other) => {
        const [here, there] = [read(one), read(other)];
        counts[here && there ? 'read' : 'refused'] += 1;
        if (!here || !there) return;
        const merged = mergeResults(here, there);
        expect(read(makeResults(merged))).toEqual(merged);
        expect(makeResults(mergeResults(there, here))).toBe(makeResults(merged));
      }),
      { numRuns: 1500 },
    );
    expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(100);
  });

  test.each(['', '{}', 'null', '[]', '{"results":1}', '"', 7, null, { results: 1 }])('not %j', (text) => {
    expect(parseResults(text)).toEqual({ ok: false, code: 'results-changed' });
  });

  test('of newer pages say so', () => {
    expect(parseResults('{"results":3,"more":[]}')).toEqual({ ok: false, code: 'results-newer', format: 3 });
  });

  test('one damaged line is named, and all others are read', () => {
    fc.assert(
      fc.property(arbResults, fc.nat(), fc.string({ minLength: 1, maxLength: 3 }), (results, where, put) => {
        const lines = makeResults(results).split('\n');
        const at = 1 + (where % Math.max(1, results.size));
        const line = lines[at]!;
        const damaged = lines.with(at, line.slice(0, line.length / 2) + put.replaceAll('\n', 'x'));
        const { results: left, broken } = salvageResults(damaged.join('\n'));
        if (results.size === 0) return;
        expect(left.size).toBe(results.size - 1);
        for (const [key, result] of left) expect(result).toEqual(results.get(key));
        expect(broken).toEqual([damaged[at]]);
      }),
    );
  });

  test('of a text that was cut anywhere, every whole line before the cut is read', () => {
    const results = manyResults(9);
    const text = makeResults(results);
    for (let at = 0; at < text.length; at += 7) {
      const whole = Math.max(0, text.slice(0, at).split('\n').length - 2);
      const { results: left } = salvageResults(text.slice(0, at));
      expect(left.size).toBeGreaterThanOrEqual(Math.min(whole, results.size));
      for (const [key, result] of left) expect(result).toEqual(results.get(key));
    }
  });

  test('a row that nobody can read does not take the others of an old text along', () => {
    const row = (id: string, first: number) => [id, 0, 'plan', 1, 1, 3, 3, 11, 0, 11, first, 9, 0, 0, 0];
    const { results, broken } = salvageResults(sealed([row('plan-1-1', 5), row('plan-1-2', 10)]));
    expect([...results.keys()]).toEqual(['plan-1-1']);
    expect(broken).toEqual([JSON.stringify(row('plan-1-2', 10))]);
  });

  test('whatever the clock says, what is written is read', () => {
    const moments = [-8.64e15, -1e14, -1, 0, Date.UTC(3000, 0), Date.UTC(9998, 11, 31), 8.64e15];
    for (const clock of moments) {
      const at = momentNow(clock);
      const opened = resultOfOpening(finished({ at }));
      const failed = resultAfter(opened, finished({ at, stars: 0, reached: 0 }));
      const twice = resultAfter(failed, finished({ at: momentNow(clock + 5), stars: 0, reached: 0 }));
      for (const result of [opened, failed, twice])
        expect(read(makeResults(resultsOf(result)))).toEqual(resultsOf(result));
    }
  });
});

function makeResultsLike(body: string): string {
  const sum = crc32(new TextEncoder().encode(body)).toString(16).padStart(8, '0');
  return `${body},"check":"${sum}"}`;
}
