/**
 * The referee and the engine once more: any action at all in random games, and tables on which no card
 * is left to draw, which random games do not reach.
 */
import { expect, test } from 'vitest';
import {
  apply,
  check,
  CITY_IDS,
  EDITIONS,
  GROUPS,
  legalActions,
  MODULES,
  neighbours,
  nextBelow,
  OFFICIAL_TOKENS,
  OFFICIALS,
  PLAYER_COUNTS,
  seedRandom,
  southOf,
  STEP_ACTIONS,
  TOWNS,
  WAYS,
  type Action,
  type CityId,
  type PositionPlayer,
  type Source,
  type State,
} from '../../../../src/engine/index.ts';
import { answer } from '../../../../src/features/referee/may-i/answer.ts';
import { defaultsFor } from '../../../../src/features/referee/may-i/form-state.ts';
import { stockOf } from '../../../../src/features/referee/may-i/position.ts';
import { arbWalk } from '../../../support/arbitraries.ts';
import { at } from '../../../support/game.ts';
import { expressed, hoardingMoments, isOut, momentsOf, under, type Moment } from '../../../support/may-i.ts';
import { fc } from '../../../support/property.ts';

const SOURCES: readonly Source[] = ['deck', 0, 1, 2, 3, 4, 5];
const TOWN_IDS = TOWNS.map(({ id }) => id);

const TYPES = ['play', 'restart', 'close', 'draw', 'call', 'hand-in', 'advance'] as const;

/**
 * Whatever can be written down: as often as not of a sort that belongs to the step, with cities from the
 * hand, the route, beside it and anywhere, the same ones twice and too many.
 */
function anyAction(state: State, random: ReturnType<typeof seedRandom>): Action {
  const one = <T>(list: readonly T[]): T => list[nextBelow(random, list.length)]!;
  const some = <T>(most: number, next: () => T): readonly T[] =>
    Array.from({ length: nextBelow(random, most + 1) }, next);
  const { hand, route } = state.players[state.player]!;
  const city = (first: readonly CityId[]): CityId => {
    const near = one([first, first, hand, route.flatMap(neighbours), CITY_IDS]);
    return one(near.length > 0 ? near : CITY_IDS);
  };
  const fitting = TYPES.filter((type) => STEP_ACTIONS[state.step].includes(type));
  const type = one(fitting.length > 0 && nextBelow(random, 2) === 0 ? fitting : TYPES);
  switch (type) {
    case 'play':
      return { type, city: city(hand), end: one(['left', 'right']) };
    case 'restart':
      return { type, city: city(hand) };
    case 'close':
      return { type, way: one(WAYS), houses: some(3, () => city(route)) };
    case 'draw':
      return { type, from: one(SOURCES) };
    case 'call':
      return { type, official: one(OFFICIALS) };
    case 'hand-in': {
      const officials =
        nextBelow(random, 2) === 0
          ? some(4, () => one(OFFICIALS))
          : OFFICIALS.filter(() => one([true, false]));
      const reward = nextBelow(random, 3);
      if (reward === 0) return { type, officials };
      return reward === 1
        ? { type, officials, draw: one(SOURCES) }
        : { type, officials, house: city(CITY_IDS) };
    }
    case 'advance': {
      const carriage = one(GROUPS);
      const south = southOf(state.carriages?.[carriage] ?? 'rome');
      return { type, carriage, to: one(south.length > 0 && nextBelow(random, 2) === 0 ? south : TOWN_IDS) };
    }
  }
}

const seen = new Map<string, number>();
const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

/** Asks where the form can, and compares under every booklet. */
function compare(moment: Moment, action: Action): void {
  const asking = expressed(moment, action);
  if (!asking) return;
  const given = answer(asking);
  if (given.type !== 'answered') throw new Error(`${JSON.stringify(given)} for ${JSON.stringify(asking)}`);
  expect(given.readings.map(({ edition }) => edition).toSorted()).toEqual(Object.keys(EDITIONS).toSorted());
  for (const { edition, ruled } of given.readings) {
    expect(ruled).toEqual(check(under(moment.state, edition), action));
    if (!ruled.ok) count(ruled.code);
  }
  count(asking.kind);
  count(`${asking.kind} ${given.readings[0]!.ruled.ok ? 'yes' : 'no'}`);
  for (const module of moment.state.modules) count(module);
  if (asking.slots) count(`${asking.kind} ${asking.slots.length === 0 ? 'without cards' : 'without a pile'}`);
}

test('any action at all, where the form can ask about it, is ruled as the engine rules it', () => {
  fc.assert(
    fc.property(arbWalk, (walk) => {
      const random = seedRandom(walk.dice);
      for (const moment of momentsOf({ ...walk, length: 40 + (walk.length % 160) }, 7)) {
        for (let i = 0; i < 8; i++) compare(moment, anyAction(moment.state, random));
      }
    }),
    { numRuns: 60 },
  );
  for (const kind of ['play', 'houses', 'draw', 'call', 'hand-in', 'carriage', ...MODULES]) {
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(50);
  }
  const lays = ['wrong-step', 'not-in-hand', 'no-road', 'already-in-route', 'must-fit'];
  const closes = ['route-too-short', 'not-on-route', 'own-house', 'must-place'];
  const calls = ['official-used', 'postmaster-forced', 'bailiff-too-late', 'no-effect'];
  const modules = [
    'token-missing',
    'token-repeated',
    'hand-in-count',
    'reward',
    'wrong-carriage',
    'no-road-south',
  ];
  for (const code of [...lays, ...closes, ...calls, ...modules])
    expect(seen.get(code) ?? 0, code).toBeGreaterThan(0);
});

test('with the draw pile and the discards gone, everything is ruled as the engine rules it', () => {
  const before = new Map(seen);
  fc.assert(
    fc.property(arbWalk, (walk) => {
      const random = seedRandom(walk.dice);
      const moments = hoardingMoments(walk, 9).filter(({ state }) => isOut(state));
      for (const moment of moments.filter((_, i) => i % Math.ceil(moments.length / 10) === 0)) {
        const legal = legalActions(moment.state);
        const sources = SOURCES.map((from): Action => ({ type: 'draw', from }));
        const calls = OFFICIALS.map((official): Action => ({ type: 'call', official }));
        const chosen = Array.from({ length: 6 }, () => legal[nextBelow(random, legal.length)]!);
        const any = Array.from({ length: 6 }, () => anyAction(moment.state, random));
        for (const action of [...chosen, ...sources, ...calls, ...any]) compare(moment, action);
      }
    }),
    { numRuns: 10 },
  );
  const now = (what: string): number => (seen.get(what) ?? 0) - (before.get(what) ?? 0);
  for (const kind of ['play', 'houses', 'draw', 'call', 'hand-in']) {
    expect(now(`${kind} yes`), kind).toBeGreaterThan(5);
    expect(now(`${kind} no`), kind).toBeGreaterThan(5);
    expect(now(`${kind} without a pile`), kind).toBeGreaterThan(20);
  }
  for (const code of ['slot-empty', 'pile-empty', 'no-effect']) expect(now(code), code).toBeGreaterThan(5);
});

/** Seat 0 has to hand in because the last seat took the last coachman; no card is left in the market or the pile. */
function withoutCards(players: (typeof PLAYER_COUNTS)[number], mine: PositionPlayer['tokens']): State {
  const [hand, route] = [['ulm'], ['augsburg']] as const;
  const last = players - 1;
  const { cards, others } = stockOf({ ...defaultsFor('hand-in', null), slots: [] }, [...hand, ...route]);
  const theirs = OFFICIAL_TOKENS[players].coachman - (mine?.coachman ?? 0) - 1;
  const seats = Array.from({ length: players }, (_, seat): PositionPlayer => {
    if (seat === 0) return { tokens: mine! };
    return seat === last ? { hand: [...hand, ...others!], route, tokens: { coachman: theirs } } : {};
  });
  const position = at({
    config: { players, modules: ['officials'] },
    player: last,
    step: 'finish',
    players: seats,
    ...cards,
  });
  const actions: readonly Action[] = [
    { type: 'call', official: 'coachman' },
    { type: 'hand-in', officials: ['coachman'] },
  ];
  return actions.reduce((state, action) => {
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(JSON.stringify(applied));
    return applied.state;
  }, position);
}

test.each(PLAYER_COUNTS)(
  '%i players, no card left anywhere: whoever has any tokens can ask about handing in',
  (players) => {
    const box = OFFICIAL_TOKENS[players];
    for (const coachman of [0, 1])
      for (const postmaster of [0, 1, box.postmaster - 1])
        for (const bailiff of [0, 1, box.bailiff - 1])
          for (const wainwright of [0, 1]) {
            if (coachman + postmaster + bailiff + wainwright === 0) continue;
            const state = withoutCards(players, { coachman, postmaster, bailiff, wainwright });
            expect([state.step, state.player]).toEqual(['hand-in', 0]);
            const moment = { state, closing: null };
            for (const action of legalActions(state)) compare(moment, action);
            for (const draw of SOURCES)
              compare(moment, { type: 'hand-in', officials: ['postmaster', 'bailiff'], draw });
          }
    expect(seen.get('hand-in without cards')).toBeGreaterThan(100);
  },
);
