/**
 * What a closing can bring at most, in numbers, for `bound.ts`. A tile is worth what lies on top now,
 * because nobody takes any away. Of several cities in a province it is left open which one got the
 * house: later closings may count any of them again, and for tiles all of them have one. Houses never
 * run out. Coaches are always taken: with a higher one all that follows is worth as much or more.
 */
import { COACHES, GROUPS, hasTile, PROVINCES, type State } from '../engine/index.ts';
import { GROUP_SETS, PROVINCE_SETS, setOf, size } from './map.ts';
import type { Goal } from '../puzzle-bank/types.ts';

/** What the solver has, as far as later closings depend on it. */
export interface Holding {
  /** Houses that are certain: no more points for them. */
  readonly houses: number;
  /** Houses that there may be: enough for tiles. */
  readonly maybe: number;
  readonly coach: number;
  /** A bit for each tile that is held: groups, provinces, end. */
  readonly tiles: number;
}

const ALL_NINE = (1 << PROVINCES.length) - 1;
const BAIERN = PROVINCES.findIndex(({ id }) => id === 'baiern');
const PROVINCES_TILE = 1 << GROUPS.length;
const END_TILE = PROVINCES_TILE << 1;

const POINTS = new Map<number, number>([
  [0, 0],
  ...COACHES.map(({ value, points }) => [value, points] as const),
]);

export interface Prices {
  readonly goal: Goal;
  /** By group, then provinces, then end: what the tile is worth. */
  readonly tiles: readonly number[];
  /** Tiles for length: the stacks of 5, 6 and 7, top first. */
  readonly lengths: readonly [readonly number[], readonly number[], readonly number[]];
  /** Provinces the tile asks for. */
  readonly asked: number;
  /** Houses for tokens: so many may be missing for any tile. */
  readonly wild: number;
}

export function pricesOf({ stacks, options }: State, goal: Goal, wild: number): Prices {
  const top = [...GROUPS, 'provinces' as const, 'end' as const].map((stack) => stacks[stack][0] ?? 0);
  return {
    goal,
    tiles: goal.type === 'points' ? top : top.map(() => 0),
    lengths: [stacks['length-5'], stacks['length-6'], stacks['length-7']],
    wild,
    asked: options.provincesTile === 'all-nine' ? ALL_NINE : ALL_NINE & ~(1 << BAIERN),
  };
}

export function holdingOf({ players, stacks }: State, seat: number): Holding {
  const player = players[seat]!;
  const houses = setOf(player.houses);
  const held = [...GROUPS, 'provinces' as const].map((stack, i) => (hasTile(player, stack) ? 1 << i : 0));
  const tiles = held.reduce((sum, bit) => sum | bit, stacks.end.length === 0 ? END_TILE : 0);
  return { houses, maybe: houses, coach: player.coach, tiles };
}

export interface Closing {
  readonly gain: number;
  /** Races: the goal is reached. */
  readonly isReached: boolean;
  readonly next: Holding;
}

/** The coach for that many cities, and the end tile with the last one. */
export function withCoach(length: number, holding: Holding, prices: Prices): Closing {
  const wanted = holding.coach === 0 ? 3 : holding.coach + 1;
  if (wanted > 7 || length < wanted) return { gain: 0, isReached: false, next: holding };
  const { goal } = prices;
  const ends = wanted === 7 && (holding.tiles & END_TILE) === 0;
  const points =
    POINTS.get(wanted)! - POINTS.get(holding.coach)! + (ends ? prices.tiles[GROUPS.length + 1]! : 0);
  return {
    gain: goal.type === 'points' ? points : 0,
    isReached: goal.type === 'coach' && wanted >= goal.coach,
    next: { ...holding, coach: wanted, tiles: ends ? holding.tiles | END_TILE : holding.tiles },
  };
}

/**
 * The tile for length is taken from the stack of the next shorter routes where the own one is empty.
 * A second closing may count the same tile once more: tiles that come later are worth no more.
 */
function lengthTile(length: number, { lengths, goal }: Prices): number {
  if (length < 5 || goal.type !== 'points') return 0;
  for (let stack = Math.min(length, 7) - 5; stack >= 0; stack--) {
    if (lengths[stack]!.length > 0) return lengths[stack]![0]!;
  }
  return 0;
}

/** Every way to close: one house in each province, or all of one province. */
export function closings(set: number, length: number, holding: Holding, prices: Prices): readonly Closing[] {
  const open = set & ~holding.houses;
  const base = lengthTile(length, prices);
  let certain = 0;
  let provinces = 0;
  for (const province of PROVINCE_SETS) {
    const cities = open & province;
    if (cities === 0) continue;
    provinces += 1;
    if ((cities & (cities - 1)) === 0) certain |= cities;
  }
  const found = [placed(open, certain, provinces, false, holding, prices, base)];
  for (const province of PROVINCE_SETS) {
    const cities = open & province;
    if ((cities & (cities - 1)) !== 0)
      found.push(placed(cities, cities, size(cities), true, holding, prices, base));
  }
  return found;
}

function placed(
  cities: number,
  certain: number,
  count: number,
  isOne: boolean,
  holding: Holding,
  prices: Prices,
  base: number,
): Closing {
  const gain = prices.goal.type === 'points' ? base + count : 0;
  const earned = withTiles(cities, isOne, holding, prices);
  const next = { ...earned.next, houses: holding.houses | certain };
  return { gain: gain + earned.gain, isReached: earned.isReached, next };
}

/** The tiles that these houses may complete; none at all, where only tokens can. */
export function withTiles(cities: number, isOne: boolean, holding: Holding, prices: Prices): Closing {
  const { goal, asked, wild } = prices;
  const maybe = holding.maybe | cities;
  let { tiles } = holding;
  let gain = 0;
  let isReached = false;
  for (let g = 0; g < GROUP_SETS.length; g++) {
    const group = GROUP_SETS[g]!;
    if ((tiles & (1 << g)) !== 0 && goal.type !== 'group') continue;
    const without = isOne ? 0 : beyondOne(group & cities & ~holding.maybe);
    if (size(group & ~maybe) + without > wild) continue;
    tiles |= 1 << g;
    gain += prices.tiles[g]!;
    isReached ||= goal.type === 'group' && goal.group === GROUPS[g];
  }
  let missing = 0;
  for (let i = 0; i < PROVINCE_SETS.length; i++) {
    if ((asked & (1 << i)) !== 0 && (maybe & PROVINCE_SETS[i]!) === 0) missing += 1;
  }
  if (missing <= wild && (tiles & PROVINCES_TILE) === 0) {
    tiles |= PROVINCES_TILE;
    gain += prices.tiles[GROUPS.length]!;
  }
  if ((tiles & END_TILE) === 0 && size(maybe) + wild >= 20) {
    tiles |= END_TILE;
    gain += prices.tiles[GROUPS.length + 1]!;
  }
  return { gain, isReached, next: { ...holding, maybe, tiles } };
}

/** Cities that get no house where each province gets one. */
function beyondOne(cities: number): number {
  let count = 0;
  for (const province of PROVINCE_SETS) count += Math.max(0, size(cities & province) - 1);
  return count;
}
