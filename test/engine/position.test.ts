/** Positions: what is left out is as at set-up, and what cannot be is refused by name. */
import { describe, expect, test } from 'vitest';
import {
  CITY_IDS,
  fromPosition,
  newGame,
  type CityId,
  type Config,
  type Impossible,
  type Position,
} from '../../src/engine/index.ts';
import { broken } from '../../src/tools/invariants.ts';
import { deckWith, MARKET, others } from '../support/game.ts';

const TWO: Config = { players: 2, seed: 'x' };
const OFFICIALS: Config = { ...TWO, modules: ['officials'] };
const AUDIENCE: Config = { ...TWO, modules: ['audience'] };
const BADEN: readonly CityId[] = ['mannheim', 'carlsruhe', 'freiburg'];
const SEATING = {
  baden: 1,
  'wuerttemberg-hohenzollern': 2,
  'schweiz-tyrol': 3,
  'boehmen-salzburg': 4,
  baiern: 5,
} as const;

describe('fromPosition', () => {
  test.each<Config>([
    TWO,
    { players: 4, seed: 'y', modules: ['officials'] },
    AUDIENCE,
    { players: 3, deck: deckWith('ulm') },
  ])('with nothing given it is the set-up: %j', (config) => {
    expect(fromPosition({ config })).toEqual({ ok: true, state: newGame(config) });
  });

  test.each<[string, Omit<Position, 'config'>, Config?]>([
    ['a hand and a route', { players: [{ hand: ['ulm', 'ulm'], route: ['linz', 'passau'] }] }],
    ['a market', { market: MARKET }],
    ['a market with a pile in a given order', { market: MARKET, pile: others(...MARKET) }],
    ['houses and tiles', { players: [{ houses: BADEN, tiles: [{ stack: 'baden', value: 3 }] }] }],
    [
      'houses whose tile had run out',
      {
        players: [
          { houses: BADEN },
          ...[3, 2, 1].map((value) => ({ houses: BADEN, tiles: [{ stack: 'baden', value } as const] })),
        ],
      },
      { players: 4 },
    ],
    ['tokens', { players: [{ tokens: { bailiff: 2 }, points: 3 }] }, OFFICIALS],
    [
      'a carriage in Rome',
      {
        carriages: { baiern: 'rome' },
        waitingRoom: { 5: [1] },
        players: [
          { clergy: { baden: 5, 'wuerttemberg-hohenzollern': 2, 'schweiz-tyrol': 3, 'boehmen-salzburg': 4 } },
          { clergy: { baden: 1, 'wuerttemberg-hohenzollern': 2, 'schweiz-tyrol': 3, 'boehmen-salzburg': 4 } },
        ],
      },
      AUDIENCE,
    ],
    ['seat 1 to play', { player: 1, step: 'play', players: [{}, { hand: ['ulm'] }] }],
    ['the postmaster’s second card', { step: 'draw', turn: { official: 'postmaster' } }],
  ])('builds %s', (_, position, config = TWO) => {
    const built = fromPosition({ config, ...position });
    expect(built.ok && broken(built.state)).toEqual([]);
  });

  test.each<[string, unknown, Impossible]>([
    ['nothing', null, { code: 'malformed' }],
    ['a list that is none', { config: TWO, players: 7 }, { code: 'malformed' }],
    ['a bad config', { config: { players: 5 } }, { code: 'bad-config', field: 'players' }],
    ['a seat too many', { config: TWO, players: [{}, {}, {}] }, { code: 'unknown-player', player: 2 }],
    ['a player who is not there', { config: TWO, player: 2 }, { code: 'unknown-player', player: 2 }],
    [
      'an unknown city',
      { config: TWO, players: [{ hand: ['wien'] }] },
      { code: 'unknown-city', city: 'wien' },
    ],
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
    ['five slots', { config: TWO, market: MARKET.slice(1) }, { code: 'market-gap' }],
    [
      'an empty slot beside a pile',
      { config: TWO, market: [null, ...MARKET.slice(1)] },
      { code: 'market-gap' },
    ],
    [
      'a route without a road',
      { config: TWO, players: [{}, { route: ['ulm', 'lodz'] }] },
      { code: 'broken-route', player: 1, route: ['ulm', 'lodz'] },
    ],
    [
      'a route through a city twice',
      { config: TWO, players: [{ route: ['ulm', 'augsburg', 'ulm'] }] },
      { code: 'broken-route', player: 0, route: ['ulm', 'augsburg', 'ulm'] },
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
    ['coach 2', { config: TWO, players: [{ coach: 2 }] }, { code: 'unknown-coach', player: 0, coach: 2 }],
    [
      'a tile that does not exist',
      { config: TWO, players: [{ tiles: [{ stack: 'length-5', value: 3 }] }] },
      { code: 'tile-count', stack: 'length-5' },
    ],
    [
      'a stack that does not exist',
      { config: TWO, players: [{ tiles: [{ stack: 'toString', value: 3 }] }] },
      { code: 'tile-count', stack: 'toString' },
    ],
    [
      'a tile from below the top',
      { config: TWO, players: [{ tiles: [{ stack: 'length-5', value: 1 }] }] },
      { code: 'tile-count', stack: 'length-5' },
    ],
    [
      'a stack that is not what is left',
      { config: TWO, stacks: { baden: [2, 1] } },
      { code: 'tile-count', stack: 'baden' },
    ],
    [
      'a tile without its houses',
      { config: TWO, players: [{ tiles: [{ stack: 'baden', value: 3 }] }] },
      { code: 'tile-unearned', player: 0, stack: 'baden' },
    ],
    [
      'houses without their tile',
      { config: TWO, players: [{}, { houses: BADEN }] },
      { code: 'tile-missing', player: 1, stack: 'baden' },
    ],
    ['coach 7 without the end tile', { config: TWO, players: [{ coach: 7 }] }, { code: 'end-tile' }],
    [
      'the end tile without a reason',
      { config: TWO, players: [{ tiles: [{ stack: 'end', value: 1 }] }] },
      { code: 'end-tile' },
    ],
    [
      'more tokens than there are',
      { config: OFFICIALS, players: [{ tokens: { wainwright: 3 } }] },
      { code: 'token-count', official: 'wainwright' },
    ],
    [
      'an empty stack',
      { config: OFFICIALS, players: [{ tokens: { wainwright: 2 } }] },
      { code: 'token-count', official: 'wainwright' },
    ],
    [
      'less than no token',
      { config: OFFICIALS, players: [{ tokens: { wainwright: -1 } }] },
      { code: 'token-count', official: 'wainwright' },
    ],
    [
      'tokens that do not add up',
      { config: OFFICIALS, tokenStacks: { coachman: 4, postmaster: 4, bailiff: 2, wainwright: 2 } },
      { code: 'token-count', official: 'bailiff' },
    ],
    [
      'tokens without the module',
      { config: TWO, players: [{ tokens: { bailiff: 1 } }] },
      { code: 'token-count', official: 'bailiff' },
    ],
    [
      'points without the module',
      { config: TWO, players: [{ points: 1 }] },
      { code: 'bad-points', player: 0 },
    ],
    [
      'half a point',
      { config: OFFICIALS, players: [{}, { points: 0.5 }] },
      { code: 'bad-points', player: 1 },
    ],
    [
      'a carriage off its way',
      { config: AUDIENCE, carriages: { baden: 'udine' } },
      { code: 'unknown-town', carriage: 'baden', town: 'udine' },
    ],
    [
      'a carriage that does not exist',
      { config: AUDIENCE, carriages: { polen: 'rome' } },
      { code: 'unknown-town', carriage: 'polen', town: 'rome' },
    ],
    [
      'a carriage without the module',
      { config: TWO, carriages: { baden: 'rome' } },
      { code: 'unknown-town', carriage: 'baden', town: 'rome' },
    ],
    [
      'clergy without the module',
      { config: TWO, players: [{ clergy: SEATING }] },
      { code: 'clergy-count', player: 0 },
    ],
    [
      'one player seated, the other not',
      { config: AUDIENCE, players: [{ clergy: SEATING }] },
      { code: 'clergy-count', player: 1 },
    ],
    [
      'a rank twice',
      { config: AUDIENCE, players: [{ clergy: { ...SEATING, baden: 5 } }, { clergy: SEATING }] },
      { code: 'clergy-count', player: 0 },
    ],
    [
      'somebody in two places',
      { config: AUDIENCE, waitingRoom: { 5: [1] }, players: [{ clergy: SEATING }, { clergy: SEATING }] },
      { code: 'clergy-count', player: 1 },
    ],
    [
      'a stranger in the waiting room',
      { config: AUDIENCE, waitingRoom: { 5: [2] }, players: [{ clergy: SEATING }, { clergy: SEATING }] },
      { code: 'clergy-count', player: 2 },
    ],
    ['a turn before the seating', { config: AUDIENCE, step: 'play' }, { code: 'bad-turn' }],
    ['seat 1’s turn before the seating', { config: AUDIENCE, player: 1 }, { code: 'bad-turn' }],
    ['an official before the seating', { config: AUDIENCE, turn: {} }, { code: 'bad-turn' }],
    ['a play without a card', { config: TWO, step: 'play' }, { code: 'bad-turn' }],
    ['a step in the middle of a closing', { config: TWO, step: 'coach' }, { code: 'bad-turn' }],
    [
      'the coachman called for nothing',
      {
        config: TWO,
        step: 'play',
        turn: { official: 'coachman' },
        players: [{ hand: ['lodz'], route: ['ulm'] }],
      },
      { code: 'bad-turn' },
    ],
    ['an official who does not exist', { config: TWO, turn: { official: 'postman' } }, { code: 'bad-turn' }],
    ['the coachman while drawing', { config: TWO, turn: { official: 'coachman' } }, { code: 'bad-turn' }],
    [
      'the wainwright before a closing',
      { config: TWO, turn: { official: 'wainwright' } },
      { code: 'bad-turn' },
    ],
    [
      'forced by somebody else',
      { config: TWO, turn: { official: 'bailiff', forced: true } },
      { code: 'bad-turn' },
    ],
    ['finishing without a card laid', { config: TWO, step: 'finish' }, { code: 'bad-turn' }],
  ])('refuses %s', (_, position, problem) => {
    expect(fromPosition(position as Position)).toEqual({ ok: false, ...problem });
  });

  // How many cards were drawn and laid follows from the step and the official.
  test.each<[string, Omit<Position, 'config'>, object]>([
    ['draw', {}, { official: null, forced: false, drawn: 0, laid: 0 }],
    ['draw', { turn: { official: 'bailiff' } }, { official: 'bailiff', drawn: 0 }],
    ['draw', { turn: { official: 'postmaster' } }, { official: 'postmaster', forced: false, drawn: 1 }],
    ['draw', { turn: { official: 'postmaster', forced: true } }, { forced: true, drawn: 0 }],
    ['play', { step: 'play' }, { official: null, drawn: 1, laid: 0 }],
    ['play', { step: 'play', turn: { official: 'bailiff' } }, { drawn: 1, laid: 0 }],
    ['play', { step: 'play', turn: { official: 'postmaster' } }, { drawn: 2, laid: 0 }],
    ['play', { step: 'play', turn: { official: 'coachman' } }, { drawn: 1, laid: 1 }],
    ['finish', { step: 'finish' }, { drawn: 1, laid: 1 }],
    [
      'finish',
      { step: 'finish', turn: { official: 'postmaster', forced: true } },
      { forced: true, drawn: 2 },
    ],
    ['finish', { step: 'finish', turn: { official: 'coachman' } }, { drawn: 1, laid: 2 }],
  ])('sets the moment: %s of %j', (step, position, turn) => {
    const players = [{}, { hand: ['ulm'], route: ['stuttgart', 'nuernberg'] }] as const;
    expect(fromPosition({ config: TWO, player: 1, players, ...position })).toMatchObject({
      ok: true,
      state: { step, player: 1, turn: { player: 1, moves: null, ...turn } },
    });
  });

  test('the order of a deck is kept for what is not placed by hand', () => {
    const deck = deckWith('ulm', 'linz', 'ulm', 'linz', 'basel', 'basel', 'lodz', 'passau');
    const built = fromPosition({ config: { players: 2, deck }, players: [{ hand: ['ulm', 'basel'] }] });
    expect(built.ok && built.state.market).toEqual(['linz', 'ulm', 'linz', 'basel', 'lodz', 'passau']);
  });
});
