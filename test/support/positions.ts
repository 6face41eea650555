/** Positions in which the rules have something to refuse. */
import { CITY_IDS, type State } from '../../src/engine/index.ts';
import { SEATING } from './audience.ts';
import { EXAMPLE } from './closing.ts';
import { after, at, begin, finishing, MARKET, others } from './game.ts';

export const BOOKLET = ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg'] as const;
export const AUDIENCE = { players: 2, seed: 'test', modules: ['audience'] } as const;
export const MUST = { players: 2, seed: 'test', options: { placement: 'must' } } as const;

/** All but Ingolstadt, Augsburg and Lodz, and the tiles that come with them. */
export const NINETEEN = CITY_IDS.filter((city) => !['ingolstadt', 'augsburg', 'lodz'].includes(city));
export const NINETEEN_TILES = [
  { stack: 'baden', value: 3 },
  { stack: 'wuerttemberg-hohenzollern', value: 3 },
  { stack: 'schweiz-tyrol', value: 3 },
  { stack: 'boehmen-salzburg', value: 4 },
] as const;

export const drawing = (): State => at({ players: [{ hand: ['ulm'] }], market: MARKET });
export const playing = (): State =>
  at({
    step: 'play',
    players: [{ hand: ['innsbruck', 'stuttgart', 'passau'], route: BOOKLET }],
  });
export const example = (): State => finishing({ route: EXAMPLE, houses: ['stuttgart'] });
export const forced = (): State => begin();
export const noCards = (): State =>
  at({
    players: [{ hand: ['ulm'] }, { hand: others('ulm') }],
    market: [null, null, null, null, null, null],
    discard: [],
    pile: [],
  });
export const carriages = (): State =>
  after(
    at({
      config: AUDIENCE,
      step: 'finish',
      players: [{ route: ['ulm', 'augsburg', 'muenchen', 'salzburg'], clergy: SEATING }, { clergy: SEATING }],
    }),
    { type: 'close', way: 'each-province', houses: ['ulm', 'salzburg', 'augsburg'] },
  );

/** Seat 0 has emptied the bailiff's stack and has two tokens to choose from. */
export function handingIn(): State {
  const state = at({
    config: { players: 2, seed: 'test', modules: ['officials'] },
    players: [
      { hand: ['ulm'], tokens: { coachman: 1 }, houses: ['ulm'] },
      { hand: ['ulm'], tokens: { bailiff: 2 } },
    ],
  });
  return after(state, { type: 'call', official: 'bailiff' });
}

/** The same for the coachman's stack, and the players have all cards. */
export function handingInWithoutCards(): State {
  const state = at({
    config: { players: 2, seed: 'test', modules: ['officials'] },
    step: 'finish',
    players: [
      { hand: ['ulm'], route: ['stuttgart'], tokens: { bailiff: 1 } },
      { hand: others('ulm', 'stuttgart'), tokens: { coachman: 3 } },
    ],
    market: [null, null, null, null, null, null],
    pile: [],
    discard: [],
  });
  return after(state, { type: 'call', official: 'coachman' });
}

export function withoutBaiern(): object {
  const { baiern: _, ...four } = SEATING;
  return four;
}

export function surplus(): State {
  return after(
    finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], hand: ['ulm', 'lodz', 'lodz', 'linz', 'basel'] }),
    { type: 'close', way: 'each-province', houses: [] },
  );
}

export function over(): State {
  return after(
    at({
      config: { players: 2 },
      player: 1,
      step: 'finish',
      players: [{}, { route: EXAMPLE, coach: 7, tiles: [{ stack: 'end', value: 1 }] }],
    }),
    { type: 'end' },
  );
}

/** Five slots and the pile are empty; one card can be drawn. */
export function gap(): State {
  return at({
    players: [{ hand: ['ulm'] }, { hand: others('ulm', 'lodz') }],
    market: [null, null, 'lodz', null, null, null],
    pile: [],
    discard: [],
  });
}
