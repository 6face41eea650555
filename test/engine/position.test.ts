/** Positions: what is left out is as at set-up, and what cannot be is refused by name. */
import { describe, expect, test } from 'vitest';
import { fromPosition, newGame, type CityId, type Config, type Position } from '../../src/engine/index.ts';
import { broken } from '../../src/tools/scripts/invariants.ts';
import { SEATING, without } from '../support/audience.ts';
import { deckWith, MARKET, others } from '../support/game.ts';
import { IMPOSSIBLE } from '../support/impossible.ts';

const TWO: Config = { players: 2, seed: 'x' };
const OFFICIALS: Config = { ...TWO, modules: ['officials'] };
const AUDIENCE: Config = { ...TWO, modules: ['audience'] };
const BADEN: readonly CityId[] = ['mannheim', 'carlsruhe', 'freiburg'];

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

  test.each(IMPOSSIBLE)('refuses %s', (_, position, problem) => {
    expect(fromPosition(position as Position)).toEqual({ ok: false, ...problem });
  });

  test('everything lies where it was put, and the rest where it is at set-up', () => {
    const known: readonly CityId[] = [...MARKET, 'ulm', 'linz', 'linz', 'passau', 'kempten'];
    const pile = others(...known);
    const built = fromPosition({
      config: OFFICIALS,
      market: MARKET,
      pile,
      discard: ['kempten'],
      tokenStacks: { coachman: 4, postmaster: 4, bailiff: 1, wainwright: 2 },
      stacks: { baden: [2, 1] },
      turn: { official: null },
      players: [
        { hand: ['ulm', 'linz'], route: ['linz', 'passau'], coach: 4, tokens: { bailiff: 2 }, points: 3 },
        { houses: BADEN.toReversed(), tiles: [{ stack: 'baden', value: 3 }] },
      ],
    });
    expect(built).toMatchObject({
      ok: true,
      state: {
        step: 'draw',
        market: MARKET,
        pile,
        discard: ['kempten'],
        tokenStacks: { coachman: 4, postmaster: 4, bailiff: 1, wainwright: 2 },
        stacks: { baden: [2, 1], 'length-5': [2, 1], end: [1] },
        players: [
          {
            hand: ['ulm', 'linz'],
            route: ['linz', 'passau'],
            houses: [],
            coach: 4,
            tiles: [],
            tokens: { coachman: 0, postmaster: 0, bailiff: 2, wainwright: 0 },
            points: 3,
          },
          { hand: [], route: [], houses: BADEN, coach: 0, tiles: [{ stack: 'baden', value: 3 }], points: 0 },
        ],
      },
    });
  });

  test('clergy, carriages and the waiting room as given; nobody has to seat any more', () => {
    const clergy = without(SEATING, 'baiern');
    const built = fromPosition({
      config: AUDIENCE,
      carriages: { baiern: 'rome' },
      waitingRoom: { 5: [1, 0] },
      players: [{ clergy }, { clergy }],
    });
    expect(built).toMatchObject({
      ok: true,
      state: {
        step: 'draw',
        queue: [],
        carriages: { baiern: 'rome', baden: 'milan', 'schweiz-tyrol': 'como' },
        waitingRoom: { 1: [], 5: [1, 0] },
      },
    });
    expect(built.ok && built.state.players.map((player) => player.clergy)).toEqual([clergy, clergy]);
  });

  test('a turn that begins calls the postmaster for an empty hand, one under way does not', () => {
    const turnOf = (position: Omit<Position, 'config'>): unknown => {
      const built = fromPosition({ config: TWO, ...position });
      return built.ok && built.state.turn;
    };
    const forced = { official: 'postmaster', forced: true, drawn: 0 };
    expect(turnOf({})).toMatchObject(forced);
    expect(turnOf({ step: 'draw' })).toMatchObject(forced);
    expect(turnOf({ turn: {} })).toMatchObject({ official: null, forced: false, drawn: 0 });
  });

  test('a turn under way goes on without the card that cannot be had', () => {
    const built = fromPosition({
      config: TWO,
      turn: { official: 'postmaster' },
      market: [null, null, null, null, null, null],
      pile: [],
      players: [{ hand: ['ulm'] }, { hand: others('ulm') }],
    });
    expect(built).toMatchObject({ ok: true, state: { step: 'play' } });
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
