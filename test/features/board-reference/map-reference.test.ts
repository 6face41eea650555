import { describe, expect, test } from 'vitest';
import { provinceOf, type CityId } from '../../../src/engine/index.ts';
import {
  farthestFrom,
  hashOf,
  NONE,
  parseHash,
  pickCity,
  toBoardView,
  waysBetween,
  type ParsedHash,
  type Picked,
} from '../../../src/features/board-reference/map-reference.ts';
import { fc } from '../../support/property.ts';
import { ALL_CITIES, areJoined, isSimplePath, joinedTo } from '../../support/roads.ts';

const one = (city: CityId): Picked => ({ cities: [city], way: null });
const two = (from: CityId, to: CityId, way: number | null = null): Picked => ({ cities: [from, to], way });

const ORDERED_PAIRS = ALL_CITIES.flatMap((a) =>
  ALL_CITIES.filter((b) => b !== a).map((b) => [a, b] as const),
);

/** Distances by rings, without the engine. */
function ringsAround(start: CityId): ReadonlyMap<CityId, number> {
  const distances = new Map<CityId, number>([[start, 0]]);
  for (const [city, distance] of distances) {
    for (const next of joinedTo(city)) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}

/** Everything wrong with an answer, in words. */
const faultsOf = (parsed: ParsedHash): readonly string[] => {
  if (!parsed.ok) {
    return [
      [...parsed.name].length > 41 && 'too long',
      /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(parsed.name) && 'a control character',
      parsed.name !== parsed.name.trim() && 'space around it',
    ].filter((fault) => fault !== false);
  }
  const { cities, way } = parsed.picked;
  return [
    way !== null && 'a way nobody chose',
    cities.length > 2 && 'too many cities',
    new Set(cities).size < cities.length && 'the same city twice',
    cities.some((city) => !ALL_CITIES.includes(city)) && 'no city of the map',
  ].filter((fault) => fault !== false);
};

describe('pickCity', () => {
  test.each<[string, Picked, CityId, Picked]>([
    ['the first city is picked', NONE, 'ulm', one('ulm')],
    ['a second one joins it', one('ulm'), 'linz', two('ulm', 'linz')],
    ['the only one is let go', one('ulm'), 'ulm', NONE],
    ['the first of two is let go, the second stays', two('ulm', 'linz'), 'ulm', one('linz')],
    ['the second of two is let go, the first stays', two('ulm', 'linz'), 'linz', one('ulm')],
    ['a third one starts anew', two('ulm', 'linz'), 'lodz', one('lodz')],
    ['a chosen way is forgotten with a third city', two('ulm', 'linz', 3), 'lodz', one('lodz')],
    ['a chosen way is forgotten when a city is let go', two('ulm', 'linz', 3), 'linz', one('ulm')],
  ])('%s', (_, before, city, expected) => {
    expect(pickCity(before, city)).toEqual(expected);
  });
});

describe('waysBetween', () => {
  test.each<[CityId, CityId, readonly string[]]>([
    ['lodz', 'linz', ['lodz pilsen budweis linz']],
    ['augsburg', 'regensburg', ['augsburg ingolstadt regensburg', 'augsburg muenchen regensburg']],
  ])('from %s to %s', (from, to, ways) => {
    expect(
      waysBetween(from, to)
        .map((way) => way.join(' '))
        .toSorted(),
    ).toEqual(ways);
  });
});

describe('farthestFrom', () => {
  test.each<[CityId, number, readonly CityId[]]>([
    // Basel, Budweis and Lodz: the diameter of 5.3. The others counted on the map.
    ['basel', 6, ['budweis', 'lodz']],
    ['lodz', 6, ['basel']],
    ['budweis', 6, ['basel']],
    ['stuttgart', 4, ['linz']],
    ['muenchen', 4, ['freiburg', 'basel']],
    ['linz', 5, ['mannheim', 'carlsruhe', 'freiburg', 'basel']],
  ])('%s: %i roads to %j', (city, distance, cities) => {
    expect(farthestFrom(city)).toEqual({ distance, cities });
  });

  test.each(ALL_CITIES)('%s: exactly the cities of the outermost ring', (city) => {
    const rings = ringsAround(city);
    const distance = Math.max(...rings.values());
    expect(farthestFrom(city)).toEqual({
      distance,
      cities: ALL_CITIES.filter((other) => rings.get(other) === distance),
    });
  });
});

describe('toBoardView', () => {
  test('shows nothing while nothing is picked', () => {
    expect(toBoardView(NONE)).toEqual({});
  });

  test.each(ALL_CITIES)('%s alone: distances at all others, its roads, its province', (city) => {
    const view = toBoardView(one(city));
    const expected = Object.fromEntries(
      [...ringsAround(city)].filter(([other]) => other !== city).map(([other, n]) => [other, String(n)]),
    );
    expect(Object.keys(expected)).toHaveLength(21);
    expect(view).toEqual({
      selected: [city],
      badges: expected,
      roads: joinedTo(city).map((other) => [city, other]),
      provinces: [provinceOf(city)],
    });
  });

  test.each<[CityId, CityId]>([
    ['ulm', 'linz'],
    ['basel', 'lodz'],
    ['lodz', 'basel'],
    ['augsburg', 'regensburg'],
    ['lodz', 'pilsen'],
  ])('%s and %s: every road that lies on a shortest way, once', (from, to) => {
    const [there, back] = [ringsAround(from), ringsAround(to)];
    const distance = there.get(to)!;
    // A road a–b is on a shortest way exactly when going over it makes no detour.
    const expected = ALL_CITIES.flatMap((a) =>
      joinedTo(a)
        .filter((b) => distance === there.get(a)! + 1 + back.get(b)!)
        .map((b) => [a, b].toSorted().join(' ')),
    );
    const view = toBoardView(two(from, to));
    expect(view.roads!.map((road) => road.toSorted().join(' ')).toSorted()).toEqual(expected.toSorted());
    expect(view.selected).toEqual([from, to]);
    expect(view).not.toHaveProperty('route');
    expect(view).not.toHaveProperty('badges');
  });

  test('a chosen way is drawn as a route over the others', () => {
    const ways = waysBetween('ulm', 'linz');
    expect(ways.length).toBeGreaterThan(2);
    const roads = toBoardView(two('ulm', 'linz')).roads;
    ways.forEach((way, i) => {
      const view = toBoardView(two('ulm', 'linz', i));
      expect(view.route).toEqual(way);
      expect(isSimplePath(view.route!)).toBe(true);
      expect(view.roads).toEqual(roads);
    });
  });

  test.each([-1, 7, 99])('way %i, which does not exist, is not drawn', (way) => {
    expect(waysBetween('ulm', 'linz')).toHaveLength(7);
    expect(toBoardView(two('ulm', 'linz', way))).not.toHaveProperty('route');
  });

  test('roads are real roads', () => {
    for (const [a, b] of ORDERED_PAIRS) {
      for (const [from, to] of toBoardView(two(a, b)).roads!) expect(areJoined(from, to)).toBe(true);
    }
  });
});

describe('hashOf and parseHash', () => {
  test.each<[Picked, string]>([
    [NONE, ''],
    [one('ulm'), '#ulm'],
    [two('ulm', 'linz'), '#ulm-linz'],
    [two('ulm', 'linz', 2), '#ulm-linz'],
  ])('%j has the address “%s”', (picked, hash) => {
    expect(hashOf(picked)).toBe(hash);
  });

  test('every city and every ordered pair comes back from its address', () => {
    const all = [NONE, ...ALL_CITIES.map(one), ...ORDERED_PAIRS.map(([a, b]) => two(a, b))];
    expect(all).toHaveLength(1 + 22 + 462);
    for (const picked of all) expect(parseHash(hashOf(picked))).toEqual({ ok: true, picked });
  });

  test('the sign # may be missing', () => {
    expect(parseHash('ulm-linz')).toEqual({ ok: true, picked: two('ulm', 'linz') });
    expect(parseHash('')).toEqual({ ok: true, picked: NONE });
    expect(parseHash('#')).toEqual({ ok: true, picked: NONE });
  });

  test('the same city twice is that city', () => {
    expect(parseHash('#ulm-ulm')).toEqual({ ok: true, picked: one('ulm') });
  });

  test.each<[string, string, string]>([
    ['no city of the map', '#atlantis', 'atlantis'],
    ['a second one that is none', '#ulm-atlantis', 'ulm-atlantis'],
    ['a first one that is none', '#atlantis-ulm', 'atlantis-ulm'],
    ['a capital letter', '#Ulm', 'Ulm'],
    ['percent escapes are decoded', '#M%C3%BCnchen', 'München'],
    ['broken escapes stay as they are', '#%E0%A4%A', '%E0%A4%A'],
    ['a name every object has', '#__proto__', '__proto__'],
    ['another one', '#constructor', 'constructor'],
    ['and another', '#toString', 'toString'],
    ['three cities are too many', '#ulm-linz-passau', 'ulm-linz-passau'],
    ['control characters go', '#%00%1Fulm%07m', 'ulm m'],
    ['line breaks become a space', '#a%0D%0Ab', 'a b'],
    ['marks that turn the direction of writing go', '#a%E2%80%AEb', 'a b'],
    ['markup stays text', '#%3Cscript%3E', '<script>'],
    ['40 characters are shown whole', `#${'x'.repeat(40)}`, 'x'.repeat(40)],
    ['41 are cut', `#${'x'.repeat(41)}`, `${'x'.repeat(40)}…`],
    ['no character is cut in two', `#${'%F0%9F%90%8E'.repeat(50)}`, `${'🐎'.repeat(40)}…`],
    ['a million', `#${'x'.repeat(1_000_000)}`, `${'x'.repeat(40)}…`],
  ])('a foreign address is refused by a readable name: %s', (_, hash, name) => {
    expect(parseHash(hash)).toEqual({ ok: false, name });
  });

  const arbHash = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom('#', '-', '%', '0', 'A', '\u0000', '\n', '\uD800', '\u202E', 'é') }),
    fc.webFragments().map((text) => `#${text}`),
    fc
      .array(
        fc.oneof(fc.constantFrom<string>(...ALL_CITIES), fc.constantFrom('', '__proto__', 'Ulm', '%75lm')),
        {
          maxLength: 4,
        },
      )
      .map((parts) => `#${parts.join('-')}`),
  );

  test('any text gives one or two different cities, or a short name in one line, and never throws', () => {
    fc.assert(
      fc.property(arbHash, (hash) => {
        expect(faultsOf(parseHash(hash))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
