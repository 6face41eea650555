/**
 * The tables of the game against what the booklets and the design notes say of them. Letters cite
 * the sources as the design notes do: R Rebel PL, E Biancheria EN, U Smart RU, B Bard PL, each with
 * the line; "5.3" is the list of derived facts. Expected values are written by hand.
 */
import { describe, expect, test } from 'vitest';
import { CITIES, GROUPS, PROVINCES, ROADS, type CityId } from '../../src/engine/data/map.ts';
import {
  CARDS_PER_CITY,
  COACHES,
  HOUSES_PER_PLAYER,
  MARKET_SLOTS,
  SHORTEST_CLOSING,
} from '../../src/engine/data/supply.ts';
import { TILES } from '../../src/engine/data/tiles.ts';
import { ALL_CITIES, countRoutes, GRAND_TOUR, isSimplePath, joinedTo } from '../support/roads.ts';

const provinceOf = (city: CityId): string => CITIES.find(({ id }) => id === city)!.province;

/** Cities reached from `start` when `closed` is taken off the map. */
const reached = (start: CityId, closed: CityId | null): number => {
  const seen = new Set<CityId>([start]);
  for (const city of seen) for (const next of joinedTo(city)) if (next !== closed) seen.add(next);
  return seen.size;
};

/** A route whose every card places a house on an empty board: all one province, or all different. */
const isPerfect = (route: readonly CityId[]): boolean =>
  [1, route.length].includes(new Set(route.map(provinceOf)).size);

describe('CITIES', () => {
  test('there are 22, each with an id and a printed name of its own', () => {
    expect(CITIES).toHaveLength(22);
    expect(new Set(CITIES.map(({ id }) => id)).size).toBe(22);
    expect(new Set(CITIES.map(({ printed }) => printed)).size).toBe(22);
  });

  test('three cards a city make the 66 cards of the box', () => {
    // 4.1: 66 city cards in every edition.
    expect(CITIES.length * CARDS_PER_CITY).toBe(66);
  });

  test('ids are ASCII and follow the printed name', () => {
    for (const { id, printed } of CITIES) {
      const ascii = printed.toLowerCase().replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ä', 'ae');
      expect(id).toBe(ascii);
    }
  });
});

describe('PROVINCES', () => {
  // The colours of cards and board; U:123-124 names Tyrol and Baiern, R:171-172 and E:105 tell
  // Hohenzollern from Württemberg.
  test.each<[string, readonly CityId[]]>([
    ['baden', ['carlsruhe', 'freiburg', 'mannheim']],
    ['wuerttemberg', ['stuttgart', 'ulm']],
    ['hohenzollern', ['sigmaringen']],
    ['schweiz', ['basel', 'zuerich']],
    ['tyrol', ['innsbruck']],
    ['boehmen', ['budweis', 'pilsen']],
    ['salzburg', ['linz', 'salzburg']],
    [
      'baiern',
      ['augsburg', 'ingolstadt', 'kempten', 'muenchen', 'nuernberg', 'passau', 'regensburg', 'wuerzburg'],
    ],
    ['polen', ['lodz']],
  ])('%s has exactly its cities', (province, cities) => {
    expect(ALL_CITIES.filter((city) => provinceOf(city) === province).toSorted()).toEqual(cities);
  });

  test('there are nine, each with a printed name of its own', () => {
    expect(PROVINCES).toHaveLength(9);
    expect(new Set(PROVINCES.map(({ id }) => id)).size).toBe(9);
    expect(new Set(PROVINCES.map(({ printed }) => printed)).size).toBe(9);
  });

  test('every province has a city and every city a known province', () => {
    expect(new Set<string>(CITIES.map(({ province }) => province))).toEqual(
      new Set(PROVINCES.map(({ id }) => id)),
    );
  });
});

describe('GROUPS', () => {
  // What each area tile asks for. Pairs count together for the tile only (question 39, R:211-213, E:121).
  test.each<[string, readonly CityId[]]>([
    ['baden', ['carlsruhe', 'freiburg', 'mannheim']],
    ['wuerttemberg-hohenzollern', ['sigmaringen', 'stuttgart', 'ulm']],
    ['schweiz-tyrol', ['basel', 'innsbruck', 'zuerich']],
    ['boehmen-salzburg', ['budweis', 'linz', 'pilsen', 'salzburg']],
    [
      'baiern',
      ['augsburg', 'ingolstadt', 'kempten', 'muenchen', 'nuernberg', 'passau', 'regensburg', 'wuerzburg'],
    ],
  ])('%s has exactly its cities', (group, cities) => {
    const provinces = PROVINCES.filter((province) => province.group === group).map(({ id }) => id as string);
    expect(ALL_CITIES.filter((city) => provinces.includes(provinceOf(city))).toSorted()).toEqual(cities);
  });

  test('there are five; Polen alone belongs to none', () => {
    expect(GROUPS).toHaveLength(5);
    expect(PROVINCES.filter(({ group }) => group === null).map(({ id }) => id)).toEqual(['polen']);
    expect(new Set<string | null>(PROVINCES.map(({ group }) => group))).toEqual(new Set([...GROUPS, null]));
  });
});

describe('ROADS', () => {
  test('there are 45', () => {
    // 6, "confirming": three independent sources count 45.
    expect(ROADS).toHaveLength(45);
  });

  test('both ends are known cities, in alphabetical order, never the same', () => {
    for (const [a, b] of ROADS) {
      expect(ALL_CITIES).toContain(a);
      expect(ALL_CITIES).toContain(b);
      expect(a < b, `${a} before ${b}`).toBe(true);
    }
  });

  test('the list is sorted and no road stands twice', () => {
    const lines = ROADS.map((road) => road.join(' '));
    expect(lines).toEqual([...new Set(lines)].toSorted());
  });

  test.each<[number, readonly CityId[]]>([
    // 5.3. BGG 102837 and ludorium.at agree on München 6 and Lodz 1.
    [7, ['stuttgart']],
    [6, ['ingolstadt', 'muenchen']],
    [5, ['augsburg', 'kempten', 'nuernberg', 'regensburg', 'sigmaringen', 'ulm']],
    [4, ['freiburg', 'innsbruck', 'passau', 'pilsen', 'salzburg', 'zuerich']],
    [3, ['carlsruhe', 'linz', 'mannheim', 'wuerzburg']],
    [2, ['basel', 'budweis']],
    [1, ['lodz']],
  ])('exactly these cities have %i roads', (count, cities) => {
    expect(ALL_CITIES.filter((city) => joinedTo(city).length === count).toSorted()).toEqual(cities);
  });

  test('every city can be reached from every other', () => {
    expect(reached('ulm', null)).toBe(22);
  });

  test('Pilsen is the only city whose loss would cut the map', () => {
    // 5.3.
    const cuts = ALL_CITIES.filter((closed) => reached(closed === 'ulm' ? 'linz' : 'ulm', closed) < 21);
    expect(cuts).toEqual(['pilsen']);
  });

  test('the longest distance is 6 roads, from Basel to Budweis and to Lodz and nowhere else', () => {
    // 5.3. Rings around each city, counted without the engine.
    const far: string[] = [];
    for (const start of ALL_CITIES) {
      let ring = new Set<CityId>([start]);
      const seen = new Set(ring);
      for (let distance = 1; ring.size > 0; distance++) {
        ring = new Set([...ring].flatMap(joinedTo).filter((city) => !seen.has(city)));
        for (const city of ring) {
          seen.add(city);
          expect(distance).toBeLessThanOrEqual(6);
          if (distance === 6 && start < city) far.push(`${start} ${city}`);
        }
      }
    }
    expect(far.toSorted()).toEqual(['basel budweis', 'basel lodz']);
  });
});

describe('routes on these roads', () => {
  test.each<[number, number, number, number]>([
    // 5.3: cities, routes, "perfect" routes, most provinces in one route.
    [3, 161, 73, 3],
    [4, 526, 101, 4],
    [5, 1629, 119, 5],
    [6, 4726, 71, 6],
    [7, 12723, 29, 7],
    [8, 31713, 2, 7],
    [9, 72880, 0, 8],
  ])('%i cities: %i routes, %i perfect ones, at most %i provinces', (length, routes, perfect, provinces) => {
    const found = { routes: 0, perfect: 0, provinces: 0 };
    found.routes = countRoutes(length, (route) => {
      found.provinces = Math.max(found.provinces, new Set(route.map(provinceOf)).size);
      if (isPerfect(route)) found.perfect += 1;
    });
    expect(found).toEqual({ routes, perfect, provinces });
  });

  test('the two perfect routes of 8 cities are all of Bavaria', () => {
    // 5.3 names both.
    const perfect: string[] = [];
    countRoutes(8, (route) => {
      if (isPerfect(route)) perfect.push(route.join(' '));
    });
    expect(perfect.toSorted()).toEqual([
      'kempten augsburg ingolstadt muenchen passau regensburg nuernberg wuerzburg',
      'kempten augsburg muenchen passau regensburg ingolstadt nuernberg wuerzburg',
    ]);
  });

  test('one route can hold all 22 cities', () => {
    // Question 9; 5.3.
    expect(GRAND_TOUR).toHaveLength(22);
    expect(isSimplePath(GRAND_TOUR)).toBe(true);
  });
});

describe('TILES', () => {
  test.each<[keyof typeof TILES, readonly number[]]>([
    // 4.1, contents: 4+3+2+4+4+3+3+3+3+1 tiles in every edition.
    ['length-7', [4, 3, 2, 1]],
    ['length-6', [3, 2, 1]],
    ['length-5', [2, 1]],
    ['provinces', [6, 5, 4, 3]],
    ['baiern', [5, 4, 3, 2]],
    ['boehmen-salzburg', [4, 3, 2]],
    ['baden', [3, 2, 1]],
    ['wuerttemberg-hohenzollern', [3, 2, 1]],
    ['schweiz-tyrol', [3, 2, 1]],
    ['end', [1]],
  ])('%s lies from its highest tile down', (stack, values) => {
    expect(TILES[stack]).toEqual(values);
  });

  test('there are ten stacks and 30 tiles, every stack strictly descending', () => {
    const stacks: readonly (readonly number[])[] = Object.values(TILES);
    expect(stacks).toHaveLength(10);
    expect(stacks.flat()).toHaveLength(30);
    for (const stack of stacks) {
      expect(stack).toEqual([...new Set(stack)].toSorted((a, b) => b - a));
      expect(stack.at(-1)).toBeGreaterThan(0);
    }
  });

  test('every group has a stack', () => {
    for (const group of GROUPS) expect(TILES).toHaveProperty(group);
  });
});

describe('supply', () => {
  test('counts are those of the booklets', () => {
    // 4.1: 80 houses for four players; six cards face up (R:23); a route closes from three cards on (R:150, E:91).
    expect({ HOUSES_PER_PLAYER, MARKET_SLOTS, CARDS_PER_CITY, SHORTEST_CLOSING }).toEqual({
      HOUSES_PER_PLAYER: 20,
      MARKET_SLOTS: 6,
      CARDS_PER_CITY: 3,
      SHORTEST_CLOSING: 3,
    });
  });

  test('coach 3 is worth 2 points, and so on to coach 7 with 10', () => {
    // Question 61: a coach's number is not its points.
    expect(COACHES.map(({ value, points }) => [value, points])).toEqual([
      [3, 2],
      [4, 3],
      [5, 5],
      [6, 7],
      [7, 10],
    ]);
  });
});
