import { describe, expect, test } from 'vitest';
import { ROADS, type CityId } from '../../src/engine/data/map.ts';
import { CITY_IDS, distancesFrom, hasRoad, neighbours, shortestPaths } from '../../src/engine/graph.ts';
import { ALL_CITIES, areJoined, isSimplePath } from '../support/roads.ts';

type Matrix = readonly (readonly number[])[];
const indexOf = (city: CityId): number => ALL_CITIES.indexOf(city);

/** All distances by Floyd and Warshall. */
const DISTANCES: Matrix = (() => {
  const d = ALL_CITIES.map((a) => ALL_CITIES.map((b) => (a === b ? 0 : areJoined(a, b) ? 1 : Infinity)));
  ALL_CITIES.forEach((_, k) =>
    ALL_CITIES.forEach((__, i) =>
      ALL_CITIES.forEach((___, j) => {
        d[i]![j] = Math.min(d[i]![j]!, d[i]![k]! + d[k]![j]!);
      }),
    ),
  );
  return d;
})();

/** WALKS[n][i][j]: walks of n roads from i to j, as powers of the adjacency matrix. */
const WALKS: readonly Matrix[] = (() => {
  const roads = ALL_CITIES.map((a) => ALL_CITIES.map((b) => (areJoined(a, b) ? 1 : 0)));
  const powers: Matrix[] = [ALL_CITIES.map((_, i) => ALL_CITIES.map((__, j) => (i === j ? 1 : 0)))];
  for (let n = 1; n <= 6; n++) {
    const last = powers[n - 1]!;
    powers.push(
      last.map((row) => roads.map((_, j) => row.reduce((sum, value, k) => sum + value * roads[k]![j]!, 0))),
    );
  }
  return powers;
})();

const ALL_PAIRS = ALL_CITIES.flatMap((from) => ALL_CITIES.map((to) => [from, to] as const));

describe('CITY_IDS', () => {
  test('are the cities in the order of the map', () => {
    expect(CITY_IDS).toEqual(ALL_CITIES);
  });
});

describe('neighbours', () => {
  test.each(ALL_CITIES)('of %s are the other ends of its roads, in the order of the map', (city) => {
    const ends: readonly CityId[] = ROADS.flatMap(([a, b]): CityId[] =>
      a === city ? [b] : b === city ? [a] : [],
    );
    expect(neighbours(city)).toEqual(ends.toSorted((a, b) => indexOf(a) - indexOf(b)));
  });

  test('are mutual, and no city is its own', () => {
    for (const [a, b] of ALL_PAIRS) expect(neighbours(a).includes(b)).toBe(neighbours(b).includes(a));
    for (const city of ALL_CITIES) expect(neighbours(city)).not.toContain(city);
  });

  test.each<[CityId, readonly CityId[]]>([
    // Innsbruck: design notes 4.1 row 22. Lodz: its single road, the best known fact of the map.
    ['innsbruck', ['augsburg', 'kempten', 'muenchen', 'salzburg']],
    ['lodz', ['pilsen']],
    ['wuerzburg', ['mannheim', 'nuernberg', 'stuttgart']],
  ])('%s has the neighbours the booklets rely on', (city, expected) => {
    expect(neighbours(city).toSorted()).toEqual(expected);
  });
});

describe('hasRoad', () => {
  test('says yes for the 45 roads from either end and no for all other pairs', () => {
    const yes = ALL_PAIRS.filter(([a, b]) => hasRoad(a, b)).map((pair) => pair.join(' '));
    expect(yes.toSorted()).toEqual(ROADS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]).toSorted());
  });
});

describe('distancesFrom', () => {
  test.each(ALL_CITIES)('%s agrees with Floyd and Warshall for all 22 cities', (start) => {
    const expected = Object.fromEntries(
      ALL_CITIES.map((city) => [city, DISTANCES[indexOf(start)]![indexOf(city)]]),
    );
    expect(distancesFrom(start)).toEqual(expected);
  });
});

describe('shortestPaths', () => {
  test.each(ALL_CITIES)('from %s: valid, simple, least long, different, and none forgotten', (from) => {
    for (const to of ALL_CITIES) {
      const distance = DISTANCES[indexOf(from)]![indexOf(to)]!;
      const paths = shortestPaths(from, to);
      for (const path of paths) {
        expect([path[0], path.at(-1)]).toEqual([from, to]);
        expect(path).toHaveLength(distance + 1);
        expect(path).toSatisfy(isSimplePath);
      }
      expect(new Set(paths.map((path) => path.join(' '))).size).toBe(paths.length);
      // A walk of the least length repeats no city, so walks of that length are exactly the paths.
      expect(paths, `${from} ${to}`).toHaveLength(WALKS[distance]![indexOf(from)]![indexOf(to)]!);
    }
  });

  test('there and back are the same ways', () => {
    for (const [from, to] of ALL_PAIRS) {
      const there = shortestPaths(from, to).map((path) => path.join(' '));
      const back = shortestPaths(to, from).map((path) => path.toReversed().join(' '));
      expect(there.toSorted()).toEqual(back.toSorted());
    }
  });

  test.each(ALL_CITIES)('from %s to itself is the city alone', (city) => {
    expect(shortestPaths(city, city)).toEqual([[city]]);
  });

  test.each<[CityId, CityId, readonly string[]]>([
    ['lodz', 'pilsen', ['lodz pilsen']],
    // Read off the map by hand: Linz lies behind Budweis, nothing else is as short.
    ['lodz', 'linz', ['lodz pilsen budweis linz']],
    ['carlsruhe', 'zuerich', ['carlsruhe freiburg zuerich']],
    ['mannheim', 'ulm', ['mannheim stuttgart ulm']],
    ['augsburg', 'regensburg', ['augsburg ingolstadt regensburg', 'augsburg muenchen regensburg']],
  ])('from %s to %s', (from, to, ways) => {
    expect(
      shortestPaths(from, to)
        .map((way) => way.join(' '))
        .toSorted(),
    ).toEqual(ways);
  });
});
