/** Actions that a player might well try although they are illegal; which of them are, the engine decides. */
import {
  CITY_IDS,
  GROUPS,
  neighbours,
  OFFICIALS,
  southOf,
  WAYS,
  type Action,
  type CityId,
  type State,
} from '../engine/index.ts';

const ways = (houses: readonly CityId[]): readonly Action[] =>
  WAYS.map((way): Action => ({ type: 'close', way, houses }));

const unique = (cities: readonly CityId[]): readonly CityId[] =>
  CITY_IDS.filter((city) => cities.includes(city));

/** All pairs of a list. */
const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));

/** Plausible tries in this state, legal ones among them. */
export function tries(state: State): readonly Action[] {
  const { step } = state;
  const { hand, route } = state.players[state.player]!;
  const calls = OFFICIALS.map((official): Action => ({ type: 'call', official }));
  const lays = unique(hand).flatMap((city) => layings(city));
  switch (step) {
    case 'draw':
      return [...calls, ...lays, ...closings(state), { type: 'end' }];
    case 'play':
      return [
        ...calls,
        ...lays,
        ...unique([...state.market.filter((city) => city !== null), ...route.flatMap(neighbours)])
          .filter((city) => !hand.includes(city))
          .flatMap(layings),
        ...unique(hand).map((city): Action => ({ type: 'restart', city })),
        { type: 'draw', from: 'deck' },
        { type: 'draw', from: 0 },
        ...closings(state),
        { type: 'end' },
      ];
    case 'finish':
      return [...calls, ...closings(state), ...lays, { type: 'draw', from: 'deck' }, { type: 'take-coach' }];
    case 'coach':
      return [...calls, { type: 'take-coach' }, { type: 'end' }, ...lays];
    case 'carriage':
      return [...advances(state), { type: 'skip' }, { type: 'end' }];
    case 'discard':
      return [...discards(hand), { type: 'end' }];
    case 'hand-in':
      return [...handIns(state), { type: 'skip' }, { type: 'end' }];
    default:
      return [];
  }
}

const layings = (city: CityId): readonly Action[] =>
  (['left', 'right'] as const).map((end): Action => ({ type: 'play', city, end }));

/**
 * Closings to choose from: two open cities, one with an own or a neighbouring city, all open ones, all but
 * one, and none.
 */
function closings({ players, player }: State): readonly Action[] {
  const { hand, route, houses } = players[player]!;
  const beside = unique([...route.flatMap(neighbours), ...hand]).filter((city) => !route.includes(city));
  const open = unique(route).filter((city) => !houses.includes(city));
  const own = unique(route).filter((city) => houses.includes(city));
  return [
    ...pairs(open).flatMap(ways),
    ...open.flatMap((city) => [...own, ...beside].flatMap((other) => ways(unique([city, other])))),
    ...ways(open),
    ...open.flatMap((city) => ways(open.filter((other) => other !== city))),
    ...ways([]),
  ];
}

/** Every carriage to the towns one and two roads south, and to where it is. */
function advances({ carriages }: State): readonly Action[] {
  return GROUPS.flatMap((carriage) => {
    const from = carriages![carriage];
    const near = southOf(from);
    const far = near.flatMap(southOf);
    return [...new Set([...near, ...far, from])].map((to): Action => ({ type: 'advance', carriage, to }));
  });
}

/** One card too few, one too many, and as many as it should be. */
function discards(hand: readonly CityId[]): readonly Action[] {
  const needed = hand.length - 3;
  return [needed - 1, needed, needed + 1].flatMap((count) =>
    hand.map((_, i): Action => ({
      type: 'discard',
      cities: [...hand.slice(i), ...hand.slice(0, i)].slice(0, Math.max(0, count)),
    })),
  );
}

function handIns({ players, player }: State): readonly Action[] {
  const held = OFFICIALS.filter((official) => players[player]!.tokens![official] > 0);
  const sets = [
    [],
    ...OFFICIALS.map((one) => [one]),
    ...pairs(OFFICIALS),
    ...OFFICIALS.map((one) => [one, one]),
    held,
    OFFICIALS,
  ];
  return sets.map((officials): Action => ({ type: 'hand-in', officials }));
}
