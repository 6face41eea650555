import { describe, expect, test } from 'vitest';
import { ENDS, fit, type CityId } from '../../../src/engine/index.ts';
import {
  EMPTY,
  gainsOf,
  step,
  targetsOf,
  toBoardView,
  type FirstRoute,
  type Intent,
} from '../../../src/features/home/first-route.ts';
import { fc } from '../../support/property.ts';
import { ALL_CITIES, arbCity, arbRoute, areJoined, GRAND_TOUR, isSimplePath } from '../../support/roads.ts';

const pick = (city: CityId): Intent => ({ type: 'pick', city });
const undo: Intent = { type: 'undo' };
const restart: Intent = { type: 'restart' };

/** Words for intents: a city is picked, `<` takes back, `x` starts over. */
const intents = (text: string): readonly Intent[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => (word === '<' ? undo : word === 'x' ? restart : pick(word as CityId)));

const after = (text: string, from: FirstRoute = EMPTY): FirstRoute => intents(text).reduce(step, from);

const BOOKLET = 'carlsruhe stuttgart nuernberg regensburg';

const arbIntent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 8, arbitrary: arbCity.map(pick) },
  { weight: 2, arbitrary: fc.constant(undo) },
  { weight: 1, arbitrary: fc.constant(restart) },
);
/** Mostly refusals would be dull: half of the picks go along a long route. */
const arbIntents = fc.oneof(
  fc.array(arbIntent, { maxLength: 40 }),
  fc
    .tuple(arbRoute, fc.array(arbIntent, { maxLength: 20 }))
    .map(([route, rest]) => [...route.map(pick), ...rest]),
);

const freeze = (state: FirstRoute): FirstRoute =>
  Object.freeze({
    ...state,
    route: Object.freeze([...state.route]),
    history: Object.freeze([...state.history]),
  });

describe('step', () => {
  test.each<[string, string, string]>([
    // what happens, intents, the route afterwards
    ['nothing picked', '', ''],
    ['the first city begins the route', 'ulm', 'ulm'],
    ['a neighbour of a single city is laid on the right', 'ulm stuttgart', 'ulm stuttgart'],
    ['a city that fits the right end goes there', `${BOOKLET} passau`, `${BOOKLET} passau`],
    ['a city that fits the left end only goes there', `${BOOKLET} freiburg`, `freiburg ${BOOKLET}`],
    ['a city without a road to an end is not laid', `${BOOKLET} innsbruck`, BOOKLET],
    ['a city of the route is not laid again', `${BOOKLET} stuttgart`, BOOKLET],
    ['a city that fits both ends goes to the right', 'stuttgart ulm ingolstadt', 'stuttgart ulm ingolstadt'],
    ['picked again it moves to the left', 'stuttgart ulm ingolstadt ingolstadt', 'ingolstadt stuttgart ulm'],
    ['and back to the right', 'stuttgart ulm ingolstadt ingolstadt ingolstadt', 'stuttgart ulm ingolstadt'],
    [
      'it may still move after a refusal',
      'stuttgart ulm ingolstadt lodz ingolstadt',
      'ingolstadt stuttgart ulm',
    ],
    [
      'it may not move once another city is laid',
      'stuttgart ulm ingolstadt regensburg ingolstadt',
      'stuttgart ulm ingolstadt regensburg',
    ],
    ['the second city never moves: both ends are the same place', 'ulm stuttgart stuttgart', 'ulm stuttgart'],
    ['undo takes back one city', 'ulm stuttgart <', 'ulm'],
    ['undo takes back the first city', 'ulm <', ''],
    ['undo with nothing to take back does nothing', '< <', ''],
    ['undo after a move takes back the moved city', 'stuttgart ulm ingolstadt ingolstadt <', 'stuttgart ulm'],
    ['after undo the last city does not move', 'stuttgart ulm ingolstadt < ulm', 'stuttgart ulm'],
    ['undo after a refusal takes back the last city', 'ulm stuttgart lodz <', 'ulm'],
    ['restart empties the route', `${BOOKLET} x`, ''],
    ['undo after restart brings the route back', `${BOOKLET} x <`, BOOKLET],
    ['restart keeps what came before it', `${BOOKLET} x < <`, 'carlsruhe stuttgart nuernberg'],
    ['a new route can begin after restart', 'ulm x lodz pilsen', 'lodz pilsen'],
    ['undo goes back through a restart', 'ulm stuttgart x lodz < <', 'ulm stuttgart'],
    ['a refusal does not stop the next city', 'ulm lodz stuttgart', 'ulm stuttgart'],
  ])('%s', (_, words, route) => {
    expect(after(words).route.join(' ')).toBe(route);
  });

  test('a refusal says why and changes nothing else', () => {
    const before = after(BOOKLET);
    expect(step(before, pick('innsbruck'))).toEqual({ ...before, refusal: fit(before.route, 'innsbruck') });
    expect(step(before, pick('stuttgart')).refusal).toEqual({
      ok: false,
      code: 'already-in-route',
      city: 'stuttgart',
    });
  });

  test.each<[string, string]>([
    ['the next city', 'ulm lodz stuttgart'],
    ['a city that moves to the other end', 'stuttgart ulm ingolstadt lodz ingolstadt'],
    ['undo', 'ulm lodz <'],
    ['restart', 'ulm lodz x'],
  ])('a refusal is forgotten with %s', (_, words) => {
    expect(after(words).refusal).toBeNull();
  });

  test.each<[string, CityId | null]>([
    ['ulm', null],
    ['ulm stuttgart', null],
    ['stuttgart ulm ingolstadt', 'ingolstadt'],
    ['stuttgart ulm ingolstadt ingolstadt', 'ingolstadt'],
    ['stuttgart ulm ingolstadt lodz', 'ingolstadt'],
    ['stuttgart ulm ingolstadt regensburg', null],
    ['stuttgart ulm ingolstadt <', null],
    ['stuttgart ulm ingolstadt x', null],
  ])('after “%s” the city that may move is %s', (words, movable) => {
    expect(after(words).movable).toBe(movable);
  });

  test('restart puts the route at the end of the history', () => {
    const before = after('ulm stuttgart');
    expect(step(before, restart)).toEqual({ ...EMPTY, history: [...before.history, ['ulm', 'stuttgart']] });
    expect(step(EMPTY, restart)).toEqual(EMPTY);
  });

  test('after any intents the route is a simple path, and so is everything in the history', () => {
    fc.assert(
      fc.property(arbIntents, (list) => {
        const state = list.reduce(step, EMPTY);
        for (const route of [state.route, ...state.history]) expect(isSimplePath(route)).toBe(true);
        expect([null, state.route[0], state.route.at(-1)]).toContain(state.movable);
        expect(state.refusal && fit(state.route, state.refusal.city)).toEqual(state.refusal);
      }),
    );
  });

  test('taking everything back leads to the empty start', () => {
    fc.assert(
      fc.property(arbIntents, (list) => {
        const state = list.reduce(step, EMPTY);
        expect(state.history.reduce((now) => step(now, undo), state)).toEqual(EMPTY);
      }),
    );
  });

  test('undo is the exact inverse of laying a city', () => {
    fc.assert(
      fc.property(arbIntents, arbCity, (list, city) => {
        const before = list.reduce(step, EMPTY);
        const laid = step(before, pick(city));
        if (laid.history.length === before.history.length) return;
        const back = step(laid, undo);
        expect([back.route, back.history]).toEqual([before.route, before.history]);
      }),
    );
  });

  test('never changes the state it is given', () => {
    fc.assert(
      fc.property(arbIntents, (list) => {
        expect(list.reduce((now, intent) => freeze(step(now, intent)), freeze(EMPTY))).toEqual(
          list.reduce(step, EMPTY),
        );
      }),
    );
  });
});

describe('targetsOf', () => {
  test('an empty route points nowhere, although any city would do', () => {
    expect(targetsOf([])).toEqual([]);
  });

  test('are exactly the new cities with a road to an end', () => {
    fc.assert(
      fc.property(arbRoute, (route) => {
        const ends = [route[0]!, route.at(-1)!];
        const expected = ALL_CITIES.filter(
          (city) => !route.includes(city) && ends.some((end) => areJoined(end, city)),
        );
        expect(targetsOf(route)).toEqual(expected);
        expect(targetsOf(route)).toEqual(ALL_CITIES.filter((city) => fit(route, city).ok));
      }),
    );
  });

  test('a full route has none', () => {
    expect(targetsOf(GRAND_TOUR)).toEqual([]);
  });
});

describe('toBoardView', () => {
  test('shows nothing of an empty route', () => {
    expect(toBoardView(EMPTY)).toEqual({ route: [], targets: [], roads: [] });
  });

  test('shows the route, where it can go and by which roads', () => {
    expect(toBoardView(after('lodz pilsen'))).toEqual({
      route: ['lodz', 'pilsen'],
      targets: ['budweis', 'nuernberg', 'regensburg'],
      roads: [
        ['pilsen', 'budweis'],
        ['pilsen', 'nuernberg'],
        ['pilsen', 'regensburg'],
      ],
    });
  });

  test('draws the roads of a single city once', () => {
    expect(toBoardView(after('lodz')).roads).toEqual([['lodz', 'pilsen']]);
  });

  test('draws one road for every end a target fits', () => {
    fc.assert(
      fc.property(
        arbRoute.filter(({ length }) => length > 1),
        (route) => {
          const view = toBoardView({ ...EMPTY, route });
          const count = ALL_CITIES.reduce((sum, city) => {
            const answer = fit(route, city);
            return sum + (answer.ok ? ENDS.filter((end) => answer.ends.includes(end)).length : 0);
          }, 0);
          expect(new Set(view.roads!.map((road) => road.join(' '))).size).toBe(count);
          for (const [end, target] of view.roads!) {
            expect([route[0], route.at(-1)]).toContain(end);
            expect(view.targets).toContain(target);
            expect(areJoined(end, target)).toBe(true);
          }
        },
      ),
    );
  });

  test('marks the refused city as bad, and only that', () => {
    expect(toBoardView(after('lodz ulm')).marks).toEqual({ ulm: 'bad' });
    expect(toBoardView(after('lodz')).marks).toBeUndefined();
  });
});

describe('gainsOf', () => {
  // Coach: the first closed route brings coach 3 whatever its length (question 57). Tiles: 5 → 2, 6 → 3,
  // 7 and more → 4, the top of each stack (R:202-203, E:117). Houses: R:165-175, E:101-107.
  test.each<[string, number, number, string, number, number]>([
    // route, missing, one in each province, the best province, houses there, tile
    ['', 3, 0, 'baiern', 0, 0],
    ['lodz', 2, 1, 'polen', 1, 0],
    ['lodz pilsen', 1, 2, 'polen', 1, 0],
    ['basel freiburg carlsruhe', 0, 2, 'baden', 2, 0],
    ['mannheim carlsruhe freiburg', 0, 1, 'baden', 3, 0],
    ['basel freiburg sigmaringen ulm', 0, 4, 'schweiz', 1, 0],
    ['ulm augsburg muenchen salzburg linz', 0, 3, 'baiern', 2, 2],
    ['sigmaringen stuttgart nuernberg regensburg ingolstadt augsburg', 0, 3, 'baiern', 4, 3],
    ['basel freiburg sigmaringen stuttgart nuernberg pilsen lodz', 0, 7, 'schweiz', 1, 4],
    ['kempten augsburg ingolstadt muenchen passau regensburg nuernberg wuerzburg', 0, 1, 'baiern', 8, 4],
    ['lodz pilsen budweis linz salzburg innsbruck augsburg ulm stuttgart', 0, 6, 'boehmen', 2, 4],
  ])('“%s”', (words, missing, eachProvince, province, houses, tile) => {
    const route = words.split(' ').filter(Boolean) as CityId[];
    expect(isSimplePath(route)).toBe(true);
    expect(gainsOf(route)).toEqual({
      missing,
      eachProvince,
      oneProvince: { province, houses },
      tile,
      coach: { value: 3, points: 2 },
    });
  });
});
