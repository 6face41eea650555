/**
 * Which city fits a route. R Rebel PL, E Biancheria EN, U Smart RU, B Bard PL, each with the line.
 * All four booklets argue with the same route of four cities.
 */
import { describe, expect, test } from 'vitest';
import type { CityId } from '../../src/engine/data/map.ts';
import { citiesByProvince, ENDS, fit, laid, provinceOf, type Fit } from '../../src/engine/route.ts';
import { EXAMPLE } from '../support/closing.ts';
import { fc } from '../support/property.ts';
import { ALL_CITIES, arbCity, arbRoute, GRAND_TOUR, isSimplePath, joinedTo } from '../support/roads.ts';

const BOOKLET: readonly CityId[] = ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg'];

/** Laying by hand, so that `fit` is not checked with `laid`. */
const withCity = (route: readonly CityId[], city: CityId, end: 'left' | 'right'): readonly CityId[] =>
  end === 'left' ? [city].concat(route) : [...route, city];

describe('fit', () => {
  test.each<[string, readonly CityId[], CityId, Fit]>([
    [
      // R:136-137, E:83, U:97-99: no road to Carlsruhe nor to Regensburg. B:100 says it may be
      // added at either end, and is wrong: the printed map has no such road.
      'Innsbruck is refused: no road to either end',
      BOOKLET,
      'innsbruck',
      {
        ok: false,
        code: 'no-road',
        city: 'innsbruck',
        ends: ['carlsruhe', 'regensburg'],
        roads: ['salzburg', 'augsburg', 'muenchen', 'kempten'],
      },
    ],
    [
      // R:139-140, E:83, U:100-102, B:102 forbid to push Würzburg between Stuttgart and Nürnberg.
      // It has roads to both of them, but neither is an end, and none to Carlsruhe or Regensburg.
      'Würzburg is refused: its roads lead only into the middle',
      BOOKLET,
      'wuerzburg',
      {
        ok: false,
        code: 'no-road',
        city: 'wuerzburg',
        ends: ['carlsruhe', 'regensburg'],
        roads: ['mannheim', 'stuttgart', 'nuernberg'],
      },
    ],
    [
      // E:83, U:102-103, B:102: although it has a road to Carlsruhe.
      'Stuttgart is refused: it is in the route already',
      BOOKLET,
      'stuttgart',
      { ok: false, code: 'already-in-route', city: 'stuttgart' },
    ],
    [
      'an end is refused as well: it is in the route already',
      BOOKLET,
      'carlsruhe',
      { ok: false, code: 'already-in-route', city: 'carlsruhe' },
    ],
    ['Freiburg fits the left end only', BOOKLET, 'freiburg', { ok: true, ends: ['left'] }],
    ['Passau fits the right end only', BOOKLET, 'passau', { ok: true, ends: ['right'] }],
    [
      // Question 12 (R:132, E:81, U:95, B:96): colour does not matter; Mannheim is Baden, Würzburg Baiern.
      'the colour of a city does not matter',
      ['wuerzburg', 'nuernberg'],
      'mannheim',
      { ok: true, ends: ['left'] },
    ],
    [
      // Question 10: either end each time.
      'Ingolstadt fits both ends of Stuttgart–Ulm',
      ['stuttgart', 'ulm'],
      'ingolstadt',
      { ok: true, ends: ['left', 'right'] },
    ],
    ['a single city is open at both ends', ['lodz'], 'pilsen', { ok: true, ends: ['left', 'right'] }],
    [
      'a single city is named once when nothing fits',
      ['lodz'],
      'budweis',
      { ok: false, code: 'no-road', city: 'budweis', ends: ['lodz'], roads: ['pilsen', 'linz'] },
    ],
    [
      'a single city does not fit itself',
      ['lodz'],
      'lodz',
      { ok: false, code: 'already-in-route', city: 'lodz' },
    ],
    [
      // Question 13 (R:117, E:72, U:72-73): side by side on the map is not enough.
      'Kempten and München lie side by side but no road joins them',
      ['kempten'],
      'muenchen',
      {
        ok: false,
        code: 'no-road',
        city: 'muenchen',
        ends: ['kempten'],
        roads: ['innsbruck', 'salzburg', 'regensburg', 'ingolstadt', 'augsburg', 'passau'],
      },
    ],
  ])('%s', (_, route, city, expected) => {
    expect(fit(route, city)).toEqual(expected);
  });

  test.each(ALL_CITIES)('an empty route takes %s', (city) => {
    expect(fit([], city)).toEqual({ ok: true, ends: ['left', 'right'] });
  });

  test('says yes to an end exactly when the city laid there makes a simple path', () => {
    fc.assert(
      fc.property(arbRoute, arbCity, (route, city) => {
        const answer = fit(route, city);
        const fitting = ENDS.filter((end) => isSimplePath(withCity(route, city, end)));
        expect(answer.ok ? answer.ends : []).toEqual(fitting);
      }),
    );
  });

  test('says why: the city is in the route, or its roads lead to neither end', () => {
    fc.assert(
      fc.property(arbRoute, arbCity, (route, city) => {
        const answer = fit(route, city);
        if (answer.ok) return;
        expect(answer.city).toBe(city);
        expect(answer.code).toBe(route.includes(city) ? 'already-in-route' : 'no-road');
        if (answer.code !== 'no-road') return;
        expect(answer.ends).toEqual([...new Set([route[0], route.at(-1)])]);
        expect(answer.roads).toEqual(joinedTo(city));
        expect(answer.roads.some((road) => answer.ends.includes(road))).toBe(false);
      }),
    );
  });

  test('reads the same route backwards with left and right exchanged', () => {
    fc.assert(
      fc.property(arbRoute, arbCity, (route, city) => {
        const [there, back] = [fit(route, city), fit(route.toReversed(), city)];
        expect(back.ok).toBe(there.ok);
        if (!there.ok || !back.ok) return;
        const turned = there.ends.map((end) => (end === 'left' ? 'right' : 'left'));
        expect(back.ends.toSorted()).toEqual(turned.toSorted());
      }),
    );
  });

  test('nothing fits the route of all 22 cities', () => {
    for (const city of ALL_CITIES) expect(fit(GRAND_TOUR, city)).toMatchObject({ code: 'already-in-route' });
  });
});

describe('laid', () => {
  test.each<['left' | 'right', readonly CityId[]]>([
    ['left', ['freiburg', ...BOOKLET]],
    ['right', [...BOOKLET, 'freiburg']],
  ])('puts the city at the %s end and leaves the old route alone', (end, expected) => {
    const route = Object.freeze([...BOOKLET]);
    expect(laid(route, 'freiburg', end)).toEqual(expected);
    expect(route).toEqual(BOOKLET);
  });

  test('begins a route', () => {
    expect(laid([], 'ulm', 'left')).toEqual(['ulm']);
    expect(laid([], 'ulm', 'right')).toEqual(['ulm']);
  });
});

describe('citiesByProvince', () => {
  test('sorts the route of the booklets’ placement example into three provinces', () => {
    // R:169-175, E:105: Hohenzollern, Württemberg and four cities of Baiern.
    expect([...citiesByProvince(EXAMPLE)]).toEqual([
      ['hohenzollern', ['sigmaringen']],
      ['wuerttemberg', ['stuttgart']],
      ['baiern', ['nuernberg', 'regensburg', 'ingolstadt', 'augsburg']],
    ]);
  });

  test('gathers a province that the route leaves and enters again, at its first place', () => {
    const route: readonly CityId[] = [
      'zuerich',
      'sigmaringen',
      'ulm',
      'ingolstadt',
      'stuttgart',
      'wuerzburg',
    ];
    expect([...citiesByProvince(route)]).toEqual([
      ['schweiz', ['zuerich']],
      ['hohenzollern', ['sigmaringen']],
      ['wuerttemberg', ['ulm', 'stuttgart']],
      ['baiern', ['ingolstadt', 'wuerzburg']],
    ]);
  });

  test('has nothing for an empty route', () => {
    expect([...citiesByProvince([])]).toEqual([]);
  });

  test('parts the route: every city once, under its own province, in the order of the route', () => {
    fc.assert(
      fc.property(arbRoute, (route) => {
        const parts = [...citiesByProvince(route)];
        expect(parts.flatMap(([, cities]) => cities).toSorted()).toEqual(route.toSorted());
        for (const [province, cities] of parts) {
          expect(cities).toEqual(route.filter((city) => provinceOf(city) === province));
          expect(cities.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('provinceOf', () => {
  test.each<[CityId, string]>([
    ['lodz', 'polen'],
    ['sigmaringen', 'hohenzollern'],
    ['innsbruck', 'tyrol'],
    ['salzburg', 'salzburg'],
    ['linz', 'salzburg'],
    ['ulm', 'wuerttemberg'],
    ['kempten', 'baiern'],
  ])('%s lies in %s', (city, province) => {
    expect(provinceOf(city)).toBe(province);
  });
});
