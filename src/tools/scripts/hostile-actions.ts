/** Actions nobody should send: random well-formed ones, legal ones slightly changed, and plain rubbish. */
import {
  CITY_IDS,
  GROUPS,
  OFFICIALS,
  RANKS,
  TOWNS,
  WAYS,
  type Action,
  type CityId,
  type State,
} from '../../engine/index.ts';
import { nextBelow, shuffle, type Random } from '../../engine/rng.ts';

const pick = <T>(random: Random, items: readonly T[]): T => items[nextBelow(random, items.length)]!;

const some = <T>(random: Random, items: readonly T[]): T[] => items.filter(() => nextBelow(random, 2) === 0);

/** A city that has something to do with the player on turn, more often than not. */
function anyCity(state: State, random: Random): CityId {
  const { hand, route } = state.players[state.player]!;
  const near = [...hand, ...route];
  return near.length > 0 && nextBelow(random, 4) > 0 ? pick(random, near) : pick(random, CITY_IDS);
}

/** Any well-formed action, legal or not. */
export function anyAction(state: State, random: Random): Action {
  const { hand, route } = state.players[state.player]!;
  const source = pick<number | 'deck'>(random, [0, 1, 2, 3, 4, 5, 'deck']);
  const city = anyCity(state, random);
  const type = pick(random, TYPES);
  switch (type) {
    case 'draw':
      return { type, from: source };
    case 'call':
      return { type, official: pick(random, OFFICIALS) };
    case 'play':
      return { type, city, end: pick(random, ['left', 'right'] as const) };
    case 'restart':
      return { type, city };
    case 'close':
      return { type, way: pick(random, WAYS), houses: some(random, route) };
    case 'discard':
      return { type, cities: nextBelow(random, 2) === 0 ? hand.slice(3) : some(random, hand) };
    case 'advance':
      return { type, carriage: pick(random, GROUPS), to: pick(random, TOWNS).id };
    case 'hand-in': {
      const officials = some(random, OFFICIALS);
      const reward = nextBelow(random, 3);
      if (reward === 0) return { type, officials };
      return reward === 1 ? { type, officials, draw: source } : { type, officials, house: city };
    }
    case 'seat': {
      const ranks = [...RANKS];
      shuffle(ranks, random);
      if (nextBelow(random, 3) === 0) ranks[0] = ranks[1]!;
      const clergy = Object.fromEntries(GROUPS.map((group, i) => [group, ranks[i]!]));
      return { type, clergy } as Action;
    }
    case 'end':
    case 'take-coach':
    case 'skip':
      return { type };
  }
}

const TYPES = [
  'draw',
  'call',
  'play',
  'restart',
  'close',
  'discard',
  'advance',
  'hand-in',
  'seat',
  'end',
  'take-coach',
  'skip',
] as const;

/** A legal action with one thing about it changed; it may be legal still. */
export function mutated(action: Action, state: State, random: Random): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone(action) as never;
  const field = pick(random, Object.keys(copy));
  const value = copy[field];
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    const change = nextBelow(random, 4);
    if (change === 0) list.pop();
    else if (change === 1)
      list.push(field === 'officials' ? pick(random, OFFICIALS) : anyCity(state, random));
    else if (change === 2 && list.length > 0) list.push(list[0]);
    else shuffle(list, random);
  } else if (field === 'type') copy['type'] = pick(random, TYPES);
  else if (typeof value === 'number') copy[field] = value + nextBelow(random, 3) - 1;
  else copy[field] = pick<unknown>(random, [...CITY_IDS, ...OFFICIALS, ...WAYS, 'left', 'right', 'deck']);
  return copy;
}

const exploding = (): object => ({
  get type(): string {
    throw new Error('do not touch');
  },
});

/** Has a getter whose value is legal at the first read and something else at later ones. */
const twoFaced = (): object => {
  let looks = 0;
  return {
    type: 'draw',
    get from(): unknown {
      looks += 1;
      return looks === 1 ? 0 : { toString: null };
    },
  };
};

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function endless(): readonly string[] {
  const list: string[] = [];
  list.length = 4_000_000_000;
  return list;
}

/** Things that are no action at all, or only pretend to be one. */
export const RUBBISH: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => 0,
  () => Number.NaN,
  () => 'draw',
  () => [],
  () => ['draw'],
  () => () => ({ type: 'draw' }),
  () => Symbol('draw'),
  () => 10n,
  () => ({}),
  () => Object.create(null),
  () => ({ type: '__proto__' }),
  () => ({ type: 'constructor' }),
  () => ({ type: 'toString' }),
  () => ({ type: ['draw'], from: 0 }),
  () => ({ type: 'draw' }),
  () => ({ type: 'draw', from: '0' }),
  () => ({ type: 'draw', from: 0.5 }),
  () => ({ type: 'draw', from: 'hand' }),
  () => ({ type: 'draw', from: [0] }),
  () => ({ type: 'draw', from: { valueOf: () => 0 } }),
  () => ({ type: 'call', official: 'constructor' }),
  () => ({ type: 'call', official: null }),
  () => ({ type: 'play', city: 'ulm' }),
  () => ({ type: 'play', city: 7, end: 'right' }),
  () => ({ type: 'play', city: 'ulm', end: 'up' }),
  () => ({ type: 'restart', city: {} }),
  () => ({ type: 'close', way: 'each-province' }),
  () => ({ type: 'close', way: 'both', houses: [] }),
  () => ({ type: 'close', way: 'each-province', houses: 'ulm' }),
  () => ({ type: 'close', way: 'each-province', houses: { length: 1, 0: 'ulm' } }),
  () => ({ type: 'close', way: 'each-province', houses: [null] }),
  () => ({ type: 'close', way: 'each-province', houses: Array.from({ length: 1 }) }),
  () => ({ type: 'discard', cities: endless() }),
  () => ({ type: 'discard', cities: Array.from({ length: 100_000 }, () => 'ulm') }),
  () => ({ type: 'advance', carriage: 'polen', to: 'rome' }),
  () => ({ type: 'advance', carriage: 'baden', to: 3 }),
  () => ({ type: 'hand-in' }),
  () => ({ type: 'hand-in', officials: ['postman'] }),
  () => ({ type: 'hand-in', officials: ['bailiff'], draw: null }),
  () => ({ type: 'hand-in', officials: ['bailiff'], house: 4 }),
  () => ({ type: 'seat' }),
  () => ({ type: 'seat', clergy: null }),
  () => ({ type: 'seat', clergy: { baden: 1 } }),
  () => ({ type: 'seat', clergy: 'baden' }),
  exploding,
  revoked,
  () => ({
    type: 'close',
    way: 'each-province',
    houses: new Proxy([], {
      get() {
        throw new Error('no');
      },
    }),
  }),
];

/** Well-formed, so they may be refused for another reason, but they must do no harm either. */
export const TRICKS: readonly (() => unknown)[] = [
  twoFaced,
  () => ({ type: 'draw', from: 6 }),
  () => ({ type: 'draw', from: -1 }),
  () => ({ type: 'draw', from: 1e300 }),
  () => ({ type: 'draw', from: -0 }),
  () => ({ type: 'play', city: '__proto__', end: 'right' }),
  () => ({ type: 'play', city: 'constructor', end: 'left' }),
  () => ({ type: 'restart', city: 'x'.repeat(100_000) }),
  () => ({ type: 'advance', carriage: 'baden', to: '__proto__' }),
  () => JSON.parse('{"type":"end","__proto__":{"polluted":true},"extra":[[[[1]]]]}') as unknown,
  () => Object.create({ type: 'end' }) as unknown,
];
