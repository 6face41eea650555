/** What a route and a hand promise together: every way to lay the hand at the route's ends is tried. */
import type { CityId } from '../engine/index.ts';
import { bits, indexOf, lowest, maskOf, PROVINCE, PROVINCE_MASKS, ROADS_OF } from './map.ts';
import { LONGEST, type TargetValues } from './target-values.ts';
import { WEIGHTS } from './weights.ts';

/** A route by its ends, its cities and its length; `left` is -1 when there is none. */
export interface Row {
  readonly left: number;
  readonly right: number;
  readonly mask: number;
  readonly length: number;
}

export const NO_ROW: Row = { left: -1, right: -1, mask: 0, length: 0 };

export const rowOf = (route: readonly CityId[]): Row =>
  route.length === 0
    ? NO_ROW
    : {
        left: indexOf(route[0]!),
        right: indexOf(route[route.length - 1]!),
        mask: maskOf(route),
        length: route.length,
      };

export const withCity = (row: Row, city: number, end: 'left' | 'right'): Row => ({
  left: end === 'left' || row.length === 0 ? city : row.left,
  right: end === 'right' || row.length === 0 ? city : row.right,
  mask: row.mask | (1 << city),
  length: row.length + 1,
});

/** The cities that fit at either end. */
export const fitting = ({ left, right, mask }: Row): number =>
  left < 0 ? ~0 : (ROADS_OF[left]! | ROADS_OF[right]!) & ~mask;

const DEEPEST = 5;
const OPEN_WORTH: readonly number[] = Array.from({ length: 16 }, (_, n) => 1 - 0.8 ** n);

// `grow` is the most time-critical function here: these are module variables to save it arguments.
const sums = new Float64Array(PROVINCE_MASKS.length);
const most = new Float64Array(PROVINCE_MASKS.length);
let now: TargetValues;

/** The best that can come of the row with these cards. */
export function promise(standing: TargetValues, row: Row, hand: number): number {
  now = standing;
  if (row.left < 0) return promiseOfStart(hand);
  const { needs } = standing;
  sums.fill(0);
  most.fill(0);
  let each = 0;
  let one = 0;
  for (let rest = row.mask; rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    const p = PROVINCE[city]!;
    const need = needs[city]!;
    sums[p]! += need;
    if (sums[p]! > one) one = sums[p]!;
    if (need > most[p]!) {
      each += need - most[p]!;
      most[p] = need;
    }
  }
  return grow(row.left, row.right, row.mask, row.length, hand & ~row.mask, each, one, 0);
}

function promiseOfStart(hand: number): number {
  if (hand === 0) return now.goals[0]!;
  let best = -Infinity;
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    const need = now.needs[city]!;
    sums.fill(0);
    most.fill(0);
    sums[PROVINCE[city]!] = need;
    most[PROVINCE[city]!] = need;
    const worth = grow(city, city, 1 << city, 1, hand & ~(1 << city), need, need, 1) - WEIGHTS.laying;
    if (worth > best) best = worth;
  }
  return best;
}

function grow(
  left: number,
  right: number,
  mask: number,
  length: number,
  hand: number,
  each: number,
  one: number,
  depth: number,
): number {
  const open = (ROADS_OF[left]! | ROADS_OF[right]!) & ~mask;
  const spare = bits(hand);
  let best =
    (each > one ? each : one) +
    now.goals[length > LONGEST ? LONGEST : length]! +
    WEIGHTS.openness * OPEN_WORTH[bits(open)]! +
    WEIGHTS.spareCard * (spare > 3 ? 3 : spare);
  if (depth === DEEPEST) return best;
  for (let rest = hand & open; rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    const p = PROVINCE[city]!;
    const need = now.needs[city]!;
    const sum = sums[p]!;
    const top = most[p]!;
    sums[p] = sum + need;
    if (need > top) most[p] = need;
    const nextEach = need > top ? each + need - top : each;
    const nextOne = sum + need > one ? sum + need : one;
    const nextMask = mask | (1 << city);
    const nextHand = hand & ~(1 << city);
    if ((ROADS_OF[left]! >>> city) & 1) {
      const worth =
        grow(city, right, nextMask, length + 1, nextHand, nextEach, nextOne, depth + 1) - WEIGHTS.laying;
      if (worth > best) best = worth;
    }
    if (left !== right && (ROADS_OF[right]! >>> city) & 1) {
      const worth =
        grow(left, city, nextMask, length + 1, nextHand, nextEach, nextOne, depth + 1) - WEIGHTS.laying;
      if (worth > best) best = worth;
    }
    sums[p] = sum;
    most[p] = top;
  }
  return best;
}
