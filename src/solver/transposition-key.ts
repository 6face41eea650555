/**
 * What a position's future depends on, as a short text: positions with the same key have the same
 * best. Hand and market are multisets, a route has no direction. Discards are left out, because no
 * pile is formed within the turns; of the pile its length is enough, because its order is given.
 */
import {
  CITY_IDS,
  GROUPS,
  OFFICIALS,
  RANKS,
  STEPS,
  TOWNS,
  type CityId,
  type Official,
  type State,
} from '../engine/index.ts';

const INDEX = new Map<CityId | null, number>(CITY_IDS.map((city, index) => [city, index]));
const STEP = new Map(STEPS.map((step, index) => [step, index]));
const OFFICIAL = new Map<Official | null, number>([...OFFICIALS, null].map((one, index) => [one, index]));
const TOWN = new Map(TOWNS.map(({ id }, index) => [id, index]));

export const cityIndex = (city: CityId): number => INDEX.get(city)!;

/** Up to three of each city, two bits each: eleven cities in a number, then the other eleven. */
function counts(cards: readonly (CityId | null)[]): string {
  let low = 0;
  let high = 0;
  for (const card of cards) {
    const index = INDEX.get(card) ?? -1;
    if (index < 0) continue;
    if (index < 11) low += 1 << (2 * index);
    else high += 1 << (2 * (index - 11));
  }
  return String.fromCharCode(low & 0xffff, (low >>> 16) | ((high >>> 16) << 8), high & 0xffff);
}

function routeKey(route: readonly CityId[]): string {
  const last = route.length - 1;
  const isForward = last < 1 || INDEX.get(route[0]!)! < INDEX.get(route[last]!)!;
  let key = '';
  for (let i = 0; i <= last; i++) {
    key += String.fromCharCode(48 + INDEX.get(route[isForward ? i : last - i]!)!);
  }
  return `${key}.`;
}

function maskKey(cities: readonly CityId[]): string {
  let mask = 0;
  for (const city of cities) mask |= 1 << INDEX.get(city)!;
  return String.fromCharCode(mask & 0x7ff, mask >>> 11);
}

/**
 * One text for all positions that are the same to the solver: the moment (turns left, and what has been
 * done in this one), stacks and pile by their lengths, cards as multisets, houses, the route, and modules.
 */
export function keyOf(state: State, seat: number, turns: number): string {
  const { hand, route, houses, coach } = state.players[seat]!;
  const { turn, stacks } = state;
  const moment =
    ((((((turns * 10 + STEP.get(state.step)!) * 5 + OFFICIAL.get(turn.official)!) * 3 + turn.drawn) * 3 +
      turn.laid) *
      2 +
      (turn.forced ? 1 : 0)) *
      8 +
      coach) |
    0;
  const tiles =
    ((stacks['length-5'].length * 4 + stacks['length-6'].length) * 5 + stacks['length-7'].length) * 2 +
    stacks.end.length;
  return (
    String.fromCharCode(moment & 0xffff, moment >>> 16, tiles, state.pile.length) +
    counts(hand) +
    counts(state.market) +
    maskKey(houses) +
    routeKey(route) +
    (state.tokenStacks === null ? '' : tokensKey(state, seat)) +
    (state.carriages === null ? '' : carriagesKey(state, seat))
  );
}

/** Tokens are with the solver or in the stacks; one of the two is enough. */
function tokensKey(state: State, seat: number): string {
  const tokens = state.players[seat]!.tokens!;
  return String.fromCharCode(...OFFICIALS.map((official) => 48 + tokens[official]), 48 + state.queue.length);
}

/** Where the carriages are, who waits in Rome, and which moves are due. Seats follow from the towns. */
function carriagesKey({ carriages, waitingRoom, turn }: State, seat: number): string {
  const towns = GROUPS.map((group) => TOWN.get(carriages![group])!);
  const waiting = RANKS.map((rank) => (waitingRoom![rank].includes(seat) ? 1 : 0));
  const moves = turn.moves === null ? [] : [...GROUPS, 'free' as const].map((group) => turn.moves![group]);
  return String.fromCharCode(...towns, 99, ...waiting, 99, ...moves);
}
