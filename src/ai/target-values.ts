/** What houses, lengths and coaches are worth to a player as things stand. */
import {
  COACHES,
  GROUPS,
  housesLeft,
  lengthStack,
  SHORTEST_CLOSING,
  WAINWRIGHT_HELPS,
  type State,
  type TileStack,
} from '../engine/index.ts';
import { BAIERN, bits, COUNT, GROUP_MASKS, lowest, maskOf, PROVINCE_MASKS } from './map.ts';
import { GROUP_SHARE, PROVINCES_SHARE, WEIGHTS } from './weights.ts';

/** Lengths above this are worth no more. */
export const LONGEST = 9;

export interface TargetValues {
  readonly houses: number;
  readonly left: number;
  /** A group tile that can still be had: its cities and its value. */
  readonly groups: readonly (readonly [number, number])[];
  /** The provinces tile, 0 if it cannot be had; and whether Baiern counts for it. */
  readonly provinces: number;
  readonly withBaiern: boolean;
  /** This is the player's last turn. */
  readonly last: boolean;
  /** What a house in each city is worth. */
  readonly needs: readonly number[];
  /** What a route of that length promises besides houses. */
  readonly goals: readonly number[];
}

export const coachPoints = (coach: number): number =>
  COACHES.find(({ value }) => value === coach)?.points ?? 0;

const nextTo = (coach: number): number => (coach === 0 ? COACHES[0].value : coach + 1);

/** The value of the length tile, and where it lies. */
export function lengthTile({ stacks }: State, length: number): readonly [TileStack, number] | null {
  for (let l = Math.min(length, 7); l >= 5; l--) {
    const stack = lengthStack(l)!;
    const value = stacks[stack][0];
    if (value !== undefined) return [stack, value];
  }
  return null;
}

/** What closing at that length is worth for its coach; helped or not. */
export function coachWorth(coach: number, length: number, helped: boolean): number {
  if (coach === 7) return 0;
  const next = nextTo(coach);
  const missing = next - length;
  if (missing > (helped ? WAINWRIGHT_HELPS : 0)) return 0;
  const worth = coachPoints(next) - coachPoints(coach) + WEIGHTS.coachStep;
  return missing > 0 ? worth - WEIGHTS.wainwright : worth;
}

export function targetValuesOf(state: State, seat: number): TargetValues {
  const player = state.players[seat]!;
  const { stacks, options } = state;
  const held = (stack: TileStack): boolean => player.tiles.some((tile) => tile.stack === stack);
  const groups: (readonly [number, number])[] = [];
  for (let g = 0; g < GROUPS.length; g++) {
    const value = stacks[GROUPS[g]!][0];
    if (value !== undefined && !held(GROUPS[g]!)) groups.push([GROUP_MASKS[g]!, value]);
  }
  const standing: TargetValues = {
    houses: maskOf(player.houses),
    left: housesLeft(player),
    groups,
    provinces: held('provinces') ? 0 : (stacks.provinces[0] ?? 0),
    withBaiern: options.provincesTile === 'all-nine',
    last: stacks.end.length === 0,
    needs: Array<number>(COUNT).fill(0),
    goals: goalsFor(state, player.coach),
  };
  if (standing.left > 0) fillNeeds(standing, standing.needs as number[]);
  return standing;
}

// Buffers of `targetValuesAfter`, which runs for every closing considered: its result must not be kept.
const needsAfter = Array<number>(COUNT).fill(0);
let goalsAfter: {
  readonly of: TargetValues;
  readonly coach: number;
  readonly goals: readonly number[];
} | null = null;

/** The values for the seat after a closing, with that coach and these houses; valid until the next call. */
export function targetValuesAfter(
  before: TargetValues,
  state: State,
  coach: number,
  houses: number,
): TargetValues {
  if (goalsAfter?.of !== before || goalsAfter.coach !== coach) {
    goalsAfter = { of: before, coach, goals: goalsFor(state, coach) };
  }
  const left = before.left - bits(houses & ~before.houses);
  const { groups, provinces, withBaiern, last } = before;
  const { goals } = goalsAfter;
  const after: TargetValues = { houses, left, groups, provinces, withBaiern, last, needs: needsAfter, goals };
  if (left > 0) fillNeeds(after, needsAfter);
  else needsAfter.fill(0);
  return after;
}

/** What a route of each length promises besides houses. */
function goalsFor(state: State, coach: number): readonly number[] {
  const last = state.stacks.end.length === 0;
  const helped = !last || state.turn.official === null;
  const closes: number[] = [];
  for (let length = 0; length <= LONGEST; length++) {
    closes.push((lengthTile(state, length)?.[1] ?? 0) + coachWorth(coach, length, helped));
  }
  return last ? lastGoals(closes) : goalsOf(closes);
}

/**
 * By how much a house in each city would raise `potential`, if houses last; written out for speed, because
 * every decision needs it.
 */
function fillNeeds(standing: TargetValues, needs: number[]): void {
  const { houses, left, last } = standing;
  for (let city = 0; city < COUNT; city++) needs[city] = (houses >>> city) & 1 ? 0 : 1;
  const add = (mask: number, worth: number): void => {
    for (let rest = mask & ~houses; rest !== 0; rest &= rest - 1) needs[lowest(rest)]! += worth;
  };
  const step = (shares: readonly number[], missing: number): number => {
    if (missing === 0 || missing > left || (last && missing > 1)) return 0;
    return shares[missing - 1]! - (last ? 0 : shares[missing]!);
  };
  for (const [mask, value] of standing.groups) {
    add(mask, value * step(GROUP_SHARE, bits(mask & ~houses)));
  }
  const worth = standing.provinces * step(PROVINCES_SHARE, missingProvinces(standing, houses));
  if (worth === 0) return;
  for (let p = 0; p < PROVINCE_MASKS.length; p++) {
    if (isMissing(standing, houses, p)) add(PROVINCE_MASKS[p]!, worth);
  }
}

const isMissing = ({ withBaiern }: TargetValues, houses: number, p: number): boolean =>
  (PROVINCE_MASKS[p]! & houses) === 0 && (p !== BAIERN || withBaiern);

function missingProvinces(standing: TargetValues, houses: number): number {
  let missing = 0;
  for (let p = 0; p < PROVINCE_MASKS.length; p++) if (isMissing(standing, houses, p)) missing += 1;
  return missing;
}

/** The best length to aim at, less what it takes to get there. */
function goalsOf(closes: readonly number[]): readonly number[] {
  const goals: number[] = closes.slice();
  for (let length = LONGEST - 1; length >= 0; length--) {
    const longer = goals[length + 1]! - WEIGHTS.missingCard;
    goals[length] = length < SHORTEST_CLOSING ? longer : Math.max(goals[length]!, longer);
  }
  return goals;
}

/** In the last turn a route that cannot be closed is worth nothing. */
const lastGoals = (closes: readonly number[]): readonly number[] =>
  closes.map((worth, length) => (length < SHORTEST_CLOSING ? length - 9 : worth));

/** The houses' own points and the part of each tile they stand for. */
export function potential(standing: TargetValues, houses: number): number {
  const placed = bits(houses & ~standing.houses);
  const left = standing.left - placed;
  let worth = placed;
  for (const [mask, value] of standing.groups) {
    const missing = bits(mask & ~houses);
    if (missing === 0) worth += value;
    else if (missing <= left && !standing.last) worth += value * GROUP_SHARE[missing]!;
  }
  if (standing.provinces === 0) return worth;
  const missing = missingProvinces(standing, houses);
  if (missing === 0) worth += standing.provinces;
  else if (missing <= left && !standing.last) worth += standing.provinces * PROVINCES_SHARE[missing]!;
  return worth;
}
