import { describe, expect, test } from 'vitest';
import type { CityId } from '../../../src/engine/index.ts';
import { EMPTY, step, targetsOf, type FirstRoute } from '../../../src/features/home/first-route.ts';
import { sentenceFor } from '../../../src/features/home/first-route-words.ts';
import { fc } from '../../support/property.ts';
import { isProse, LANGUAGES, speak, type Language } from '../../support/language.ts';
import { arbCity, arbRoute, countRoutes, GRAND_TOUR } from '../../support/roads.ts';

const picked = (...cities: readonly CityId[]): FirstRoute =>
  cities.reduce((state, city) => step(state, { type: 'pick', city }), EMPTY);

const say = (state: FirstRoute, { t, names }: Language): string => sentenceFor(state, t, names);

/** Lodz is a dead end, and Basel's two roads lead back into the route. */
const STUCK: readonly CityId[] = [
  'lodz',
  'pilsen',
  'nuernberg',
  'stuttgart',
  'sigmaringen',
  'freiburg',
  'zuerich',
  'basel',
];

/** One stuck route of every length up to 8 that can be stuck. */
const SOME_STUCK = new Map<number, readonly CityId[]>();
for (let length = 1; length <= 8; length++) {
  countRoutes(length, (route) => {
    if (targetsOf(route).length === 0) SOME_STUCK.set(length, route);
  });
}

const KINDS: Readonly<Record<string, FirstRoute>> = {
  empty: EMPTY,
  begun: picked('ulm'),
  'begun with a single target': picked('lodz'),
  grown: picked('lodz', 'pilsen'),
  'grown with a city that fits both ends': picked('stuttgart', 'ulm', 'ingolstadt'),
  stuck: picked(...STUCK),
  complete: picked(...GRAND_TOUR),
  'refused at a single city': picked('lodz', 'ulm'),
  'refused at two ends': picked('carlsruhe', 'stuttgart', 'nuernberg', 'regensburg', 'innsbruck'),
  'refused because it is there already': picked('ulm', 'ulm'),
  'refused at a complete route': picked(...GRAND_TOUR, 'ulm'),
};

describe('sentenceFor', () => {
  test('the states below are what they are called', () => {
    expect(targetsOf(KINDS['stuck']!.route)).toEqual([]);
    expect(KINDS['stuck']!.route).toEqual(STUCK);
    expect(KINDS['complete']!.route).toHaveLength(22);
    expect(KINDS['grown with a city that fits both ends']!.movable).toBe('ingolstadt');
    expect(KINDS['refused at a single city']!.refusal?.code).toBe('no-road');
    expect(KINDS['refused at two ends']!.refusal?.code).toBe('no-road');
    expect(KINDS['refused because it is there already']!.refusal?.code).toBe('already-in-route');
  });

  describe.each(LANGUAGES)('in $lang', (language) => {
    test.each(Object.entries(KINDS))('%s', (_, state) => {
      expect(say(state, language)).toSatisfy(isProse);
    });

    test('a route that cannot grow is not told where to go', () => {
      const { t } = language;
      expect(say(KINDS['empty']!, language)).toBe(t('home.start'));
      expect(say(KINDS['stuck']!, language)).toBe(t('home.stuck', { n: 8 }));
      expect(say(KINDS['complete']!, language)).toBe(t('home.complete'));
    });

    test('every kind of state has a sentence of its own', () => {
      const said = Object.values(KINDS).map((state) => say(state, language));
      expect(new Set(said).size).toBe(Object.keys(KINDS).length - 1);
      // Only one pair may agree: the same city refused for the same reason.
      expect(say(KINDS['refused at a complete route']!, language)).toBe(
        say(KINDS['refused because it is there already']!, language),
      );
    });

    test('a growing route of every length from 1 to 22 has a sentence with its number', () => {
      GRAND_TOUR.forEach((_, i) => {
        const text = say(picked(...GRAND_TOUR.slice(0, i + 1)), language);
        expect(text).toSatisfy(isProse);
        const { t } = language;
        // The single city is named; Polish and Russian may decline it.
        const expected = i === 0 ? [t('city.lodz'), t('city.lodz.gen')] : [String(i + 1)];
        expect(expected.some((part) => text.includes(part))).toBe(true);
      });
    });

    test('a stuck route of any length has a sentence with its number', () => {
      expect([...SOME_STUCK.keys()]).toEqual([5, 6, 7, 8]);
      for (const [length, route] of SOME_STUCK) {
        const text = say({ ...EMPTY, route }, language);
        expect(text).toSatisfy(isProse);
        expect(text).toContain(String(length));
      }
    });

    test('names both ends and everything that can come next', () => {
      fc.assert(
        fc.property(arbRoute, arbCity, (route, city) => {
          const state = step({ ...EMPTY, route }, { type: 'pick', city });
          const text = say(state, language);
          expect(text).toSatisfy(isProse);
          const { t } = language;
          const isNamed = (id: CityId): boolean =>
            text.includes(t(`city.${id}`)) || text.includes(t(`city.${id}.gen`));
          const expected = state.refusal ? [state.refusal.city] : targetsOf(state.route);
          expect(expected.filter((id) => !isNamed(id))).toEqual([]);
        }),
      );
    });

    test('the city that fits both ends is pointed out, any other is not', () => {
      const { t, names } = language;
      const hint = t('home.both-ends', names.params({ city: 'ingolstadt' }));
      expect(say(KINDS['grown with a city that fits both ends']!, language)).toContain(hint);
      expect(say(picked('stuttgart', 'ulm', 'augsburg'), language)).not.toContain(
        t('home.both-ends', names.params({ city: 'augsburg' })),
      );
    });
  });

  test.each<[string, string]>([
    ['empty', 'Choose any city to start from.'],
    ['begun with a single target', 'Your route starts in Lodz. From here roads lead to Pilsen.'],
    ['grown', '2\u00a0cities, from Lodz to Pilsen. Next could come Budweis, Nuremberg and Regensburg.'],
    ['complete', 'All 22\u00a0cities in a single route! No longer one exists.'],
  ])('%s in English', (kind, text) => {
    expect(say(KINDS[kind]!, speak('en'))).toBe(text);
  });
});
