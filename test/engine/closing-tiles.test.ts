/** Closing: tiles, under every edition. Numbers are EDITIONS.md questions. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type CityId,
  type Config,
  type EditionId,
  type PositionPlayer,
  type State,
  type Tile,
} from '../../src/engine/index.ts';
import { close, closeOne, edition, THREE } from '../support/closing.ts';
import { after, at, eventsOf, finishing } from '../support/game.ts';
import { GRAND_TOUR } from '../support/roads.ts';

const tilesAfter = (state: State, ...actions: readonly Action[]): readonly Tile[] =>
  after(state, ...actions).players[0]!.tiles;

describe('length tiles', () => {
  const route = (length: number): readonly CityId[] => GRAND_TOUR.slice(0, length);

  test.each([
    [3, []],
    [4, []],
    [5, [{ stack: 'length-5', value: 2 }]],
    [6, [{ stack: 'length-6', value: 3 }]],
    [7, [{ stack: 'length-7', value: 4 }]],
    // 9 and 54: no limit to a route; beyond 7 it counts as 7.
    [8, [{ stack: 'length-7', value: 4 }]],
    [22, [{ stack: 'length-7', value: 4 }]],
  ])('51: a route of %i brings one tile at most', (length, tiles) => {
    expect(tilesAfter(finishing({ route: route(length) }), close())).toEqual(tiles);
  });

  test('50: a length tile can be had again', () => {
    const tiles: readonly Tile[] = [{ stack: 'length-5', value: 2 }];
    expect(tilesAfter(finishing({ route: route(5), tiles }), close())).toEqual([
      { stack: 'length-5', value: 2 },
      { stack: 'length-5', value: 1 },
    ]);
  });

  /** Seat 1 holds the first tiles of these stacks. */
  const taken = (stacks: Readonly<Record<string, readonly number[]>>): PositionPlayer => ({
    tiles: Object.entries(stacks).flatMap(([stack, values]) =>
      values.map((value) => ({ stack: stack as 'length-5', value })),
    ),
  });

  test.each<[string, number, Readonly<Record<string, readonly number[]>>, Tile | undefined]>([
    ['52: no 7 left', 7, { 'length-7': [4, 3, 2, 1] }, { stack: 'length-6', value: 3 }],
    [
      '52: no 7 and no 6',
      9,
      { 'length-7': [4, 3, 2, 1], 'length-6': [3, 2, 1] },
      { stack: 'length-5', value: 2 },
    ],
    ['52: no 6', 6, { 'length-6': [3, 2, 1] }, { stack: 'length-5', value: 2 }],
    [
      '52: none of the three',
      7,
      { 'length-7': [4, 3, 2, 1], 'length-6': [3, 2, 1], 'length-5': [2, 1] },
      undefined,
    ],
    ['no 5: nothing shorter', 5, { 'length-5': [2, 1] }, undefined],
    ['never from a longer stack', 6, { 'length-6': [3, 2, 1], 'length-5': [2, 1] }, undefined],
    [
      '53: the own stack first, even if worth less',
      7,
      { 'length-7': [4, 3, 2] },
      { stack: 'length-7', value: 1 },
    ],
  ])('%s', (_, length, stacks, tile) => {
    const state = at({ step: 'finish', players: [{ route: route(length) }, taken(stacks)] });
    expect(tilesAfter(state, close())[0]).toEqual(tile);
  });
});

describe('group tiles', () => {
  // R:217-221, E:125, U:162-164, B:170-172: Stuttgart stands already, Sigmaringen and Ulm complete the pair.
  test('38 of the table: the booklets’ example', () => {
    const state = finishing({ route: ['sigmaringen', 'ulm', 'augsburg'], houses: ['stuttgart'] });
    expect(tilesAfter(state, close('sigmaringen', 'ulm'))).toEqual([
      { stack: 'wuerttemberg-hohenzollern', value: 3 },
    ]);
  });

  test('48: one province of a pair is not enough', () => {
    const state = finishing({ route: THREE, houses: ['stuttgart'] });
    expect(tilesAfter(state, close('ulm'))).toEqual([]);
  });

  test('47: houses add up over routes', () => {
    const state = finishing({
      route: ['mannheim', 'carlsruhe', 'freiburg'],
      houses: ['mannheim', 'carlsruhe'],
    });
    expect(tilesAfter(state, close('freiburg'))).toEqual([{ stack: 'baden', value: 3 }]);
    expect(eventsOf(state, close('freiburg'))).toContainEqual({
      type: 'tile-taken',
      player: 0,
      stack: 'baden',
      value: 3,
    });
  });

  test('49: an empty stack gives nothing, also later', () => {
    const baden: readonly CityId[] = ['mannheim', 'carlsruhe', 'freiburg'];
    const state = at({
      config: { players: 4 },
      step: 'finish',
      players: [
        { route: baden },
        { houses: baden, tiles: [{ stack: 'baden', value: 3 }] },
        { houses: baden, tiles: [{ stack: 'baden', value: 2 }] },
        { houses: baden, tiles: [{ stack: 'baden', value: 1 }] },
      ],
    });
    expect(tilesAfter(state, closeOne(...baden))).toEqual([]);
  });

  test('50: never the same area tile twice', () => {
    const baden: readonly CityId[] = ['mannheim', 'carlsruhe', 'freiburg'];
    const state = finishing({ route: THREE, houses: baden, tiles: [{ stack: 'baden', value: 3 }] });
    expect(tilesAfter(state, close('ulm'))).toEqual([{ stack: 'baden', value: 3 }]);
  });

  test('55: several tiles at one closing, in the order length, groups, provinces', () => {
    const all = [...GRAND_TOUR];
    const route = all.slice(0, 7);
    const houses: readonly CityId[] = [
      ...(['mannheim', 'carlsruhe', 'ulm', 'stuttgart', 'sigmaringen', 'basel'] as const),
      ...(['innsbruck', 'budweis', 'linz', 'salzburg', 'kempten'] as const),
    ];
    const tiles: readonly Tile[] = [{ stack: 'wuerttemberg-hohenzollern', value: 3 }];
    const state = finishing({ route, houses, tiles });
    expect(tilesAfter(state, close('pilsen', 'lodz')).slice(1)).toEqual([
      { stack: 'length-7', value: 4 },
      { stack: 'boehmen-salzburg', value: 4 },
      { stack: 'provinces', value: 6 },
    ]);
  });
});

describe('45: the provinces tile', () => {
  // EDITIONS.md 45: eight houses, none in Baiern: a tile in family G, none in family R.
  const eight: readonly CityId[] = ['basel', 'freiburg', 'sigmaringen', 'ulm', 'innsbruck', 'salzburg'];
  const route: readonly CityId[] = ['budweis', 'pilsen', 'lodz'];
  const withLodz = (config: Config, ...more: readonly CityId[]): readonly Tile[] =>
    tilesAfter(finishing({ route, houses: [...eight, ...more] }, { config }), close('pilsen', 'lodz'));

  test.each<[EditionId, boolean]>([
    ['rebel-pl', true],
    ['biancheria-en', true],
    ['smart-ru', false],
    ['bard-pl', false],
  ])('under %s without Baiern: %s', (id, isEarned) => {
    const state = finishing({ route, houses: eight }, { config: edition(id) });
    const closed = after(state, close('pilsen', 'lodz'));
    expect(closed.players[0]!.tiles).toEqual(isEarned ? [{ stack: 'provinces', value: 6 }] : []);
  });

  test.each<EditionId>(['rebel-pl', 'biancheria-en', 'smart-ru', 'bard-pl'])(
    '46: under %s with a house in Baiern it is earned, and one a province is enough',
    (id) => {
      expect(withLodz(edition(id), 'passau')).toEqual([{ stack: 'provinces', value: 6 }]);
    },
  );

  test.each<EditionId>(['rebel-pl', 'bard-pl'])('44: Lodz is needed, under %s', (id) => {
    const state = finishing({ route, houses: [...eight, 'passau'] }, { config: { players: 2, edition: id } });
    expect(tilesAfter(state, close('pilsen'))).toEqual([]);
  });

  test('an option of the config replaces the edition’s', () => {
    const config: Config = { players: 2, edition: 'bard-pl', options: { provincesTile: 'outside-baiern' } };
    expect(withLodz(config)).toEqual([{ stack: 'provinces', value: 6 }]);
  });
});
