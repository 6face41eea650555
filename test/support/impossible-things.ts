/** Positions whose players, cards, routes, houses, coaches or tiles cannot be. */
import { CITIES, CITY_IDS, PROVINCES, type CityId } from '../../src/engine/index.ts';
import { deckWith, MARKET, others } from './game.ts';
import { TWO, type ImpossibleRow } from './impossible-row.ts';

const BADEN: readonly CityId[] = ['mannheim', 'carlsruhe', 'freiburg'];

export const IMPOSSIBLE_THINGS: readonly ImpossibleRow[] = [
  ['nothing', null, { code: 'malformed' }],
  ['a list that is none', { config: TWO, players: 7 }, { code: 'malformed' }],
  ['a bad config', { config: { players: 5 } }, { code: 'bad-config', field: 'players' }],
  [
    'a seat too many',
    { config: TWO, players: [{}, {}, {}] },
    { code: 'unknown-player', player: 2, players: 2 },
  ],
  ['half a player', { config: TWO, player: 0.5 }, { code: 'malformed' }],
  [
    'a player who is not there',
    { config: TWO, player: 2 },
    { code: 'unknown-player', player: 2, players: 2 },
  ],
  ['an unknown city', { config: TWO, players: [{ hand: ['wien'] }] }, { code: 'unknown-city', city: 'wien' }],
  [
    'an unknown city',
    { config: TWO, players: [{ houses: ['wien'] }] },
    { code: 'unknown-city', city: 'wien' },
  ],
  [
    'a fourth card of a city',
    { config: TWO, market: MARKET, players: [{ hand: ['lodz', 'lodz', 'ulm'] }] },
    { code: 'card-count', city: 'lodz', count: 4 },
  ],
  [
    'a pile that leaves cards out',
    { config: TWO, market: MARKET, pile: others(...MARKET, 'ulm', 'ulm').slice() },
    { code: 'card-count', city: 'ulm', count: 1 },
  ],
  [
    'a pile that leaves cards of two cities out',
    {
      config: { players: 2, deck: deckWith('ulm') },
      market: MARKET,
      pile: others(...MARKET, 'ulm', 'ulm', 'linz'),
    },
    { code: 'card-count', city: 'ulm', count: 1 },
  ],
  ['five slots', { config: TWO, market: MARKET.slice(1) }, { code: 'market-gap', slots: 5, empty: [] }],
  [
    'an empty slot beside a pile',
    { config: TWO, market: [null, ...MARKET.slice(1)] },
    { code: 'market-gap', slots: 6, empty: [0] },
  ],
  [
    'an empty slot beside discards',
    { config: TWO, market: [null, ...MARKET.slice(1)], pile: [], discard: others(...MARKET.slice(1)) },
    { code: 'market-gap', slots: 6, empty: [0] },
  ],
  [
    'a route without a road',
    { config: TWO, players: [{}, { route: ['ulm', 'lodz'] }] },
    { code: 'broken-route', player: 1, route: ['ulm', 'lodz'], twice: null, gap: ['ulm', 'lodz'] },
  ],
  [
    'a route through a city twice',
    { config: TWO, players: [{ route: ['ulm', 'augsburg', 'ulm'] }] },
    { code: 'broken-route', player: 0, route: ['ulm', 'augsburg', 'ulm'], twice: 'ulm', gap: null },
  ],
  [
    'twenty-one houses',
    { config: TWO, players: [{ houses: CITY_IDS.slice(1) }] },
    { code: 'too-many-houses', player: 0, houses: 21 },
  ],
  [
    'two houses in a city',
    { config: TWO, players: [{ houses: ['ulm', 'linz', 'ulm'] }] },
    { code: 'house-twice', player: 0, city: 'ulm' },
  ],
  ['a coach in words', { config: TWO, players: [{ coach: 'three' }] }, { code: 'malformed' }],
  ['coach 2', { config: TWO, players: [{ coach: 2 }] }, { code: 'unknown-coach', player: 0, coach: 2 }],
  [
    'a tile that does not exist',
    { config: TWO, players: [{ tiles: [{ stack: 'length-5', value: 3 }] }] },
    { code: 'tile-count', stack: 'length-5', whole: [2, 1] },
  ],
  [
    'a stack that does not exist',
    { config: TWO, players: [{ tiles: [{ stack: 'toString', value: 3 }] }] },
    { code: 'unknown-tile', player: 0, stack: 'toString' },
  ],
  [
    'a tile from below the top',
    { config: TWO, players: [{ tiles: [{ stack: 'length-5', value: 1 }] }] },
    { code: 'tile-count', stack: 'length-5', whole: [2, 1] },
  ],
  [
    'a stack that is not what is left',
    { config: TWO, stacks: { baden: [2, 1] } },
    { code: 'tile-count', stack: 'baden', whole: [3, 2, 1] },
  ],
  [
    'a tile without its houses',
    { config: TWO, players: [{ tiles: [{ stack: 'baden', value: 3 }] }] },
    { code: 'tile-unearned', player: 0, stack: 'baden' },
  ],
  [
    'all provinces without their tile',
    {
      config: TWO,
      players: [{ houses: PROVINCES.map(({ id }) => CITIES.find(({ province }) => province === id)!.id) }],
    },
    { code: 'tile-missing', player: 0, stack: 'provinces' },
  ],
  [
    'houses without their tile',
    { config: TWO, players: [{}, { houses: BADEN }] },
    { code: 'tile-missing', player: 1, stack: 'baden' },
  ],
  [
    'coach 7 without the end tile, by seat 0',
    { config: TWO, players: [{ coach: 7 }] },
    { code: 'end-tile', player: 0, isHeld: false },
  ],
  [
    'coach 7 without the end tile, by seat 1',
    { config: TWO, players: [{}, { coach: 7 }] },
    { code: 'end-tile', player: 1, isHeld: false },
  ],
  [
    'the end tile without a reason',
    { config: TWO, players: [{ tiles: [{ stack: 'end', value: 1 }] }] },
    { code: 'end-tile', player: 0, isHeld: true },
  ],
  [
    'the end tile with somebody else than who ended the game',
    { config: TWO, players: [{ tiles: [{ stack: 'end', value: 1 }] }, { coach: 7 }] },
    { code: 'end-tile', player: 0, isHeld: true },
  ],
];
