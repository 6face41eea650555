/** Positions that cannot be, and why: every code, and every sentence it can become. */
import {
  CITIES,
  CITY_IDS,
  PROVINCES,
  type CityId,
  type Config,
  type Impossible,
} from '../../src/engine/index.ts';
import { SEATING } from './audience.ts';
import { deckWith, MARKET, others } from './game.ts';

const TWO: Config = { players: 2, seed: 'x' };
const OFFICIALS: Config = { ...TWO, modules: ['officials'] };
const AUDIENCE: Config = { ...TWO, modules: ['audience'] };
const BADEN: readonly CityId[] = ['mannheim', 'carlsruhe', 'freiburg'];

export const IMPOSSIBLE: readonly (readonly [name: string, position: unknown, problem: Impossible])[] = [
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
    'coach 7 without the end tile',
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
  [
    'half a token',
    { config: OFFICIALS, players: [{ tokens: { wainwright: 0.5 } }, { tokens: { wainwright: 0.5 } }] },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: false },
  ],
  [
    'more tokens than there are',
    { config: OFFICIALS, players: [{ tokens: { wainwright: 3 } }] },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: false },
  ],
  [
    'an empty stack',
    { config: OFFICIALS, players: [{ tokens: { wainwright: 2 } }] },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: true },
  ],
  [
    'less than no token',
    { config: OFFICIALS, players: [{ tokens: { wainwright: -1 } }] },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: false },
  ],
  [
    'tokens that do not add up',
    { config: OFFICIALS, tokenStacks: { coachman: 4, postmaster: 4, bailiff: 2, wainwright: 2 } },
    { code: 'token-count', official: 'bailiff', total: 3, isStackEmpty: false },
  ],
  [
    'tokens without the module',
    { config: TWO, players: [{ tokens: { bailiff: 1 } }] },
    { code: 'token-count', official: 'bailiff', total: 0, isStackEmpty: false },
  ],
  [
    'points without the module',
    { config: TWO, players: [{ points: 1 }] },
    { code: 'bad-points', player: 0, hasModule: false },
  ],
  [
    'less than no point',
    { config: OFFICIALS, players: [{ points: -1 }] },
    { code: 'bad-points', player: 0, hasModule: true },
  ],
  [
    'half a point',
    { config: OFFICIALS, players: [{}, { points: 0.5 }] },
    { code: 'bad-points', player: 1, hasModule: true },
  ],
  [
    'a carriage off its way',
    { config: AUDIENCE, carriages: { baden: 'udine' } },
    { code: 'unknown-town', carriage: 'baden', town: 'udine', start: 'milan' },
  ],
  [
    'a carriage in a town that does not exist',
    { config: AUDIENCE, carriages: { baden: 'wien' } },
    { code: 'unknown-town', carriage: 'baden', town: 'wien', start: 'milan' },
  ],
  [
    'a carriage that does not exist',
    { config: AUDIENCE, carriages: { polen: 'rome' } },
    { code: 'unknown-town', carriage: 'polen', town: 'rome', start: null },
  ],
  [
    'a carriage without the module',
    { config: TWO, carriages: { baden: 'rome' } },
    { code: 'unknown-town', carriage: 'baden', town: 'rome', start: null },
  ],
  [
    'clergy without the module',
    { config: TWO, players: [{ clergy: SEATING }] },
    { code: 'clergy-count', player: 0, reason: 'no-module' },
  ],
  [
    'one player seated, the other not',
    { config: AUDIENCE, players: [{ clergy: SEATING }] },
    { code: 'clergy-count', player: 1, reason: 'seats' },
  ],
  [
    'a rank twice',
    { config: AUDIENCE, players: [{ clergy: { ...SEATING, baden: 5 } }, { clergy: SEATING }] },
    { code: 'clergy-count', player: 0, reason: 'seats' },
  ],
  [
    'somebody in two places',
    { config: AUDIENCE, waitingRoom: { 5: [1] }, players: [{ clergy: SEATING }, { clergy: SEATING }] },
    { code: 'clergy-count', player: 1, reason: 'seats' },
  ],
  [
    'a stranger in the waiting room',
    { config: AUDIENCE, waitingRoom: { 5: [2] }, players: [{ clergy: SEATING }, { clergy: SEATING }] },
    { code: 'clergy-count', player: 2, reason: 'waiting-room' },
  ],
  [
    'the same clergyman twice in the waiting room',
    { config: AUDIENCE, waitingRoom: { 5: [1, 1] } },
    { code: 'clergy-count', player: 1, reason: 'waiting-room' },
  ],
  [
    'a waiting room without the module',
    { config: TWO, waitingRoom: { 5: [0] } },
    { code: 'clergy-count', player: 0, reason: 'no-module' },
  ],
  [
    'a waiting room before anybody has seated',
    { config: AUDIENCE, waitingRoom: {} },
    { code: 'clergy-count', player: 0, reason: 'seats' },
  ],
  [
    'a carriage in Rome before anybody has seated',
    { config: AUDIENCE, carriages: { baiern: 'rome' } },
    { code: 'clergy-count', player: 0, reason: 'seats' },
  ],
  [
    'somebody who still sits in a carriage that is in Rome',
    {
      config: AUDIENCE,
      carriages: { baiern: 'rome' },
      players: [{ clergy: SEATING }, { clergy: SEATING }],
    },
    { code: 'clergy-count', player: 0, reason: 'seats' },
  ],
  [
    'a rank that does not exist',
    { config: AUDIENCE, players: [{ clergy: SEATING }, { clergy: { ...SEATING, baden: 6 } }] },
    { code: 'clergy-count', player: 1, reason: 'seats' },
  ],
  ['a turn before the seating', { config: AUDIENCE, step: 'play' }, { code: 'bad-turn', reason: 'seating' }],
  [
    'seat 1’s turn before the seating',
    { config: AUDIENCE, player: 1 },
    { code: 'bad-turn', reason: 'seating' },
  ],
  ['an official before the seating', { config: AUDIENCE, turn: {} }, { code: 'bad-turn', reason: 'seating' }],
  ['a play without a card', { config: TWO, step: 'play' }, { code: 'bad-turn', reason: 'play' }],
  ['a step in the middle of a closing', { config: TWO, step: 'coach' }, { code: 'bad-turn', reason: 'step' }],
  [
    'the coachman called for nothing',
    {
      config: TWO,
      step: 'play',
      turn: { official: 'coachman' },
      players: [{ hand: ['lodz'], route: ['ulm'] }],
    },
    { code: 'bad-turn', reason: 'play' },
  ],
  [
    'an official who does not exist',
    { config: TWO, turn: { official: 'postman' } },
    { code: 'bad-turn', reason: 'official' },
  ],
  [
    'the coachman while drawing',
    { config: TWO, turn: { official: 'coachman' } },
    { code: 'bad-turn', reason: 'official' },
  ],
  [
    'the wainwright before a closing',
    { config: TWO, turn: { official: 'wainwright' } },
    { code: 'bad-turn', reason: 'official' },
  ],
  [
    'forced by somebody else',
    { config: TWO, turn: { official: 'bailiff', forced: true } },
    { code: 'bad-turn', reason: 'official' },
  ],
  [
    'the coachman called without a route',
    { config: TWO, step: 'play', turn: { official: 'coachman' }, players: [{ hand: ['ulm'] }] },
    { code: 'bad-turn', reason: 'play' },
  ],
  [
    'two cards laid in a route of one',
    { config: TWO, step: 'finish', turn: { official: 'coachman' }, players: [{ route: ['ulm'] }] },
    { code: 'bad-turn', reason: 'finish' },
  ],
  [
    'forced by nobody',
    { config: TWO, step: 'finish', turn: { forced: true }, players: [{ route: ['ulm'] }] },
    { code: 'bad-turn', reason: 'official' },
  ],
  ['finishing without a card laid', { config: TWO, step: 'finish' }, { code: 'bad-turn', reason: 'finish' }],
];
