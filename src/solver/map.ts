/** The map as numbers: a set of cities is a bit pattern in the order of the map. */
import {
  CITY_IDS,
  citiesOfGroup,
  GROUPS,
  neighbours,
  provinceOf,
  PROVINCES,
  southOf,
  type CityId,
  type TownId,
} from '../engine/index.ts';
import { cityIndex } from './transposition-key.ts';

export function setOf(cities: Iterable<CityId | null>): number {
  let set = 0;
  for (const city of cities) if (city !== null) set |= 1 << cityIndex(city);
  return set;
}

export const ROADS: readonly number[] = CITY_IDS.map((city) => setOf(neighbours(city)));
export const PROVINCE_SETS: readonly number[] = PROVINCES.map(({ id }) =>
  setOf(CITY_IDS.filter((city) => provinceOf(city) === id)),
);
export const GROUP_SETS: readonly number[] = GROUPS.map((group) => setOf(citiesOfGroup(group)));

export function size(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const TO_ROME = new Map<TownId, number>();

/** The fewest moves of a carriage from there to Rome. */
export function movesToRome(town: TownId): number {
  const known = TO_ROME.get(town);
  if (known !== undefined) return known;
  const south = southOf(town);
  const moves = south.length === 0 ? 0 : 1 + Math.min(...south.map(movesToRome));
  TO_ROME.set(town, moves);
  return moves;
}
