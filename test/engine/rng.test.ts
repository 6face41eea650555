/** Golden vectors: these numbers may never change, or every stored record becomes another game. */
import { describe, expect, test } from 'vitest';
import { nextBelow, nextInt32, seedRandom, shuffle } from '../../src/engine/rng.ts';
import { newGame } from '../../src/engine/index.ts';
import { fc } from '../support/property.ts';

const first = (seed: string): readonly number[] => {
  const random = seedRandom(seed);
  return Array.from({ length: 4 }, () => nextInt32(random));
};

describe('seedRandom', () => {
  test.each<[string, readonly number[]]>([
    ['', [2313761543, 3187615289, 4272394351, 873538069]],
    ['a', [2073906014, 4039542916, 2489674804, 1406443924]],
    ['passau-1490', [548777149, 682701905, 483793651, 1651276334]],
    ['Łódź', [678502421, 3012069039, 4280976265, 2484759202]],
  ])('the seed %j begins with the same four numbers for ever', (seed, numbers) => {
    expect(first(seed)).toEqual(numbers);
  });

  test('different texts give different numbers', () => {
    const seeds = ['', ' ', '0', 'a', 'b', 'ab', 'ba', 'aa', '1', '01', '10', 'seed', 'Seed', 'seed '];
    expect(new Set(seeds.map((seed) => first(seed).join())).size).toBe(seeds.length);
  });

  test('is four unsigned 32-bit integers, and stays so', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = seedRandom(seed);
        for (let i = 0; i < 20; i++) nextInt32(random);
        expect(random).toHaveLength(4);
        for (const lane of random) expect(lane >>> 0).toBe(lane);
      }),
    );
  });
});

describe('nextBelow', () => {
  test('gives every number below the bound about equally often', () => {
    const random = seedRandom('fair');
    const counts = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) counts[nextBelow(random, 7)]! += 1;
    // Six standard deviations of a binomial with p = 1/7 are about 555.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(555);
  });

  test('throws away what would favour small numbers', () => {
    // 2^32 is 1 more than a multiple of 3: the value 2^32 − 1 must be drawn again. With these lanes
    // the sum a + b + counter is exactly 2^32 − 1.
    const random = [0xffffffff, 0, 5, 0];
    const again = [...random];
    nextInt32(again);
    const second = nextInt32(again);
    expect(nextBelow(random, 3)).toBe(second % 3);
    expect(random).toEqual(again);
  });
});

describe('shuffle', () => {
  test('keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.string(), (items, seed) => {
        const copy = [...items];
        shuffle(copy, seedRandom(seed));
        expect(copy.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test('takes nothing from chance for a single item', () => {
    const random = seedRandom('one');
    shuffle(['ulm'], random);
    expect(random).toEqual(seedRandom('one'));
  });

  test('reaches all orders of four items about equally often', () => {
    const random = seedRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = [1, 2, 3, 4];
      shuffle(items, random);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190);
  });
});

test('the market of a seed is the same for ever', () => {
  expect(newGame({ players: 2, seed: 'passau-1490' }).market).toEqual([
    'wuerzburg',
    'mannheim',
    'ulm',
    'budweis',
    'basel',
    'ingolstadt',
  ]);
  expect(newGame({ players: 4 }).market).toEqual([
    'passau',
    'basel',
    'innsbruck',
    'wuerzburg',
    'mannheim',
    'stuttgart',
  ]);
});
