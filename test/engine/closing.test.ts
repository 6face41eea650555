/** Closing: houses, under every edition. Numbers are EDITIONS.md questions. */
import { describe, expect, test } from 'vitest';
import { check, CITY_IDS, type CityId, type EditionId, type Tile } from '../../src/engine/index.ts';
import { close, closeOne, closings, edition, EXAMPLE, THREE } from '../support/closing.ts';
import { after, at, finishing } from '../support/game.ts';

describe('houses', () => {
  // R:169-175, E:105, U:126-135, B:132-140: Hohenzollern, Württemberg and one of four in Baiern, or
  // all four in Baiern.
  test('39: the booklets’ example places three or four houses', () => {
    const state = finishing({ route: EXAMPLE });
    expect(after(state, close('sigmaringen', 'stuttgart', 'ingolstadt')).players[0]!.houses).toEqual([
      'stuttgart',
      'sigmaringen',
      'ingolstadt',
    ]);
    const all = after(state, closeOne('augsburg', 'ingolstadt', 'nuernberg', 'regensburg'));
    expect(all.players[0]!.houses).toEqual(['nuernberg', 'regensburg', 'ingolstadt', 'augsburg']);
  });

  test('houses stand in the order of the map, whenever they came', () => {
    const houses: readonly CityId[] = ['basel', 'sigmaringen', 'passau'];
    const closed = after(finishing({ route: THREE, houses }), close('ulm', 'nuernberg'));
    const placed: readonly CityId[] = [...houses, 'ulm', 'nuernberg'];
    expect(closed.players[0]!.houses).toEqual(CITY_IDS.filter((city) => placed.includes(city)));
  });

  test('every choice is listed once', () => {
    // Each province: (1 + 1)(1 + 1)(4 + 1) = 20, the empty choice among them. One province: the sets
    // of two or more of Baiern's four cities, 6 + 4 + 1 = 11; smaller ones are listed already.
    expect(closings(finishing({ route: EXAMPLE }))).toHaveLength(31);
  });

  test('37: under smart-ru each listed choice is as large as its way allows', () => {
    const state = finishing({ route: EXAMPLE }, { config: edition('smart-ru') });
    // One of four in Baiern with both others; or Baiern whole; or Hohenzollern alone; or Württemberg alone.
    expect(closings(state)).toEqual([
      close('stuttgart', 'sigmaringen', 'nuernberg'),
      close('stuttgart', 'sigmaringen', 'regensburg'),
      close('stuttgart', 'sigmaringen', 'ingolstadt'),
      close('stuttgart', 'sigmaringen', 'augsburg'),
      closeOne('stuttgart'),
      closeOne('sigmaringen'),
      closeOne('nuernberg', 'regensburg', 'ingolstadt', 'augsburg'),
    ]);
  });

  test('38: where every house must be placed, a province with nothing left may be chosen to place none', () => {
    const state = finishing({ route: EXAMPLE, houses: ['stuttgart'] }, { config: edition('smart-ru') });
    expect(check(state, closeOne())).toEqual({ ok: true });
    expect(closings(state)).toContainEqual(closeOne());
    expect(check(state, close())).toMatchObject({ code: 'must-place' });
  });

  test('40: all cities of one province means those of the route', () => {
    expect(check(finishing({ route: EXAMPLE }), closeOne('nuernberg', 'regensburg'))).toEqual({ ok: true });
    expect(check(finishing({ route: EXAMPLE }), closeOne('nuernberg', 'passau'))).toMatchObject({
      code: 'not-on-route',
    });
  });

  test('41: other players’ houses never matter', () => {
    const state = at({ step: 'finish', players: [{ route: THREE }, { houses: THREE }] });
    expect(check(state, close('ulm', 'nuernberg'))).toEqual({ ok: true });
  });

  test('42: a route that places no house may be closed; coach and length tile still count', () => {
    const route = EXAMPLE.slice(0, 5);
    const state = finishing({ route, houses: route.filter((city) => city !== 'sigmaringen') });
    const next = after(state, close());
    expect(next.players[0]!).toMatchObject({ coach: 3, tiles: [{ stack: 'length-5', value: 2 }] });
  });

  describe('43: fewer houses than cities', () => {
    const most = CITY_IDS.filter((city) => !['lodz', 'sigmaringen', 'nuernberg'].includes(city));
    const tiles: readonly Tile[] = [
      { stack: 'baden', value: 3 },
      { stack: 'schweiz-tyrol', value: 3 },
      { stack: 'boehmen-salzburg', value: 4 },
    ];
    const route: readonly CityId[] = ['sigmaringen', 'stuttgart', 'nuernberg'];

    test.each<EditionId>(['bard-pl', 'smart-ru'])('the player picks where, under %s', (id) => {
      const state = finishing({ route, houses: most, tiles }, { config: edition(id) });
      for (const house of ['sigmaringen', 'nuernberg'] as const) {
        const next = after(state, close(house));
        expect(next.players[0]!.houses).toHaveLength(20);
        expect(next.players[0]!.tiles.at(-1)).toEqual({ stack: 'end', value: 1 });
      }
      expect(check(state, close('sigmaringen', 'nuernberg'))).toMatchObject({ code: 'houses-left' });
    });

    test('no house left: nothing has to be placed', () => {
      const full = CITY_IDS.filter((city) => !['sigmaringen', 'nuernberg'].includes(city));
      const state = finishing(
        { route, houses: full, tiles: [...tiles, { stack: 'end', value: 1 }] },
        { config: edition('smart-ru') },
      );
      expect(closings(state)).toEqual([close()]);
    });
  });
});
