/**
 * The menu from which an action is chosen in each step; its order is part of the format. A menu holds
 * every legal action of its step and some others: it knows no rules, it only gives numbers to choices.
 */
import {
  CITY_IDS,
  GROUPS,
  movableCarriages,
  OFFICIALS,
  RANKS,
  southOf,
  type Action,
  type Official,
  type Rank,
  type Seating,
  type Source,
  type State,
} from '../engine/index.ts';

type Menu = readonly Action[];

const SOURCES: readonly Source[] = [0, 1, 2, 3, 4, 5, 'deck'];

const call = (official: Official): Action => ({ type: 'call', official });

const DRAWS: Menu = [...SOURCES.map((from): Action => ({ type: 'draw', from })), call('bailiff')];

const COACHES: Menu = [{ type: 'take-coach' }, { type: 'skip' }, call('wainwright')];

const permutations = (ranks: readonly Rank[]): Rank[][] =>
  ranks.length === 0
    ? [[]]
    : ranks.flatMap((rank) =>
        permutations(ranks.filter((other) => other !== rank)).map((rest) => [rank, ...rest]),
      );

const SEATINGS: Menu = /* @__PURE__ */ permutations(RANKS).map((ranks) => ({
  type: 'seat',
  clergy: Object.fromEntries(GROUPS.map((group, i) => [group, ranks[i]!])) as unknown as Seating,
}));

/** Every set of tokens by its bits, the coachman's lowest; a card for two, a house for four. */
const HAND_INS: Menu = /* @__PURE__ */ Array.from({ length: 15 }, (_, i) => i + 1).flatMap(
  (bits): Action[] => {
    const officials = OFFICIALS.filter((_, i) => (bits >> i) & 1);
    const plain: Action = { type: 'hand-in', officials };
    if (officials.length === 2) return [plain, ...SOURCES.map((draw): Action => ({ ...plain, draw }))];
    if (officials.length === 4) return [plain, ...CITY_IDS.map((house): Action => ({ ...plain, house }))];
    return [plain];
  },
);

const LAST_HAND_INS: Menu = [{ type: 'skip' }, ...HAND_INS];

/** `null` in the steps whose choice is a set of cities, and when the game is over. */
export function menuOf(state: State): Menu | null {
  switch (state.step) {
    case 'seat':
      return SEATINGS;
    case 'draw':
      return DRAWS;
    case 'play':
      return plays(state);
    case 'coach':
      return COACHES;
    case 'carriage':
      return movableCarriages(state).flatMap((carriage) =>
        southOf(state.carriages![carriage]).map((to): Action => ({ type: 'advance', carriage, to })),
      );
    case 'hand-in':
      return HAND_INS;
    case 'last-hand-in':
      return LAST_HAND_INS;
    case 'finish':
    case 'discard':
    case 'over':
      return null;
  }
}

function plays(state: State): Menu {
  const { hand, route } = state.players[state.player]!;
  const cities = CITY_IDS.filter((city) => hand.includes(city));
  if (route.length === 0)
    return [call('postmaster'), ...cities.map((city): Action => ({ type: 'play', city, end: 'right' }))];
  return [
    call('postmaster'),
    ...cities.flatMap((city): Action[] => [
      { type: 'play', city, end: 'right' },
      { type: 'play', city, end: 'left' },
      { type: 'restart', city },
    ]),
  ];
}
