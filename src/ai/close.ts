/** Where to place houses when a route is closed, and what closing it is worth. */
import { CITY_IDS, type CityId, type Way } from '../engine/index.ts';
import { lead, type PositionFeatures } from './position-features.ts';
import { bits, lowest, PROVINCE, PROVINCE_MASKS } from './map.ts';
import { NO_ROW, promise, type Row } from './plan.ts';
import { coachPoints, coachWorth, lengthTile, potential, targetValuesAfter } from './target-values.ts';
import { WEIGHTS } from './weights.ts';

export interface HouseChoice {
  readonly way: Way;
  readonly set: number;
  readonly worth: number;
}

/** The cities of `mask` without an own house, the most wanted first. */
function wanted({ standing }: PositionFeatures, mask: number): readonly number[] {
  const found: number[] = [];
  for (let rest = mask & ~standing.houses; rest !== 0; rest &= rest - 1) found.push(lowest(rest));
  return found.toSorted((a, b) => standing.needs[b]! - standing.needs[a]!);
}

const setOf = (cities: readonly number[]): number => cities.reduce((set, city) => set | (1 << city), 0);

/** All sensible sets of houses: as many as each way allows, the most wanted ones, single ones exchanged. */
export function houseChoices(look: PositionFeatures, row: Row): readonly HouseChoice[] {
  const { standing, state } = look;
  const { left } = standing;
  const before = potential(standing, standing.houses);
  const found: HouseChoice[] = [];
  const add = (way: Way, set: number): void => {
    if (found.some((other) => other.set === set)) return;
    found.push({ way, set, worth: potential(standing, standing.houses | set) - before });
  };
  const provinces = PROVINCE_MASKS.map((mask) => wanted(look, mask & row.mask)).filter(
    (open) => open.length > 0,
  );
  const tops = provinces.map((open) => open[0]!).toSorted((a, b) => standing.needs[b]! - standing.needs[a]!);
  const each = setOf(tops.slice(0, left));
  add('each-province', each);
  for (const open of provinces) {
    for (const other of open.slice(1, 3)) {
      const taken = each & PROVINCE_MASKS[PROVINCE[other]!]!;
      if (taken !== 0) add('each-province', (each & ~taken) | (1 << other));
    }
    if (open.length > 1) add('one-province', setOf(open.slice(0, left)));
  }
  // The last house ends the game; where houses may be left out, one can be kept back.
  if (state.options.placement === 'may' && bits(each) === left && left > 0) {
    add('each-province', each & (each - 1));
  }
  return found;
}

/** The best set for a row, by the same measure. */
const bestHouses = (look: PositionFeatures, row: Row): HouseChoice =>
  houseChoices(look, row).reduce((a, b) => (b.worth > a.worth ? b : a));

/** What closing brings: houses, tiles, coach, and a fresh start with the hand; `helped`: by the wainwright. */
export function closeValue(
  look: PositionFeatures,
  row: Row,
  hand: number,
  helped: boolean,
  { set, worth }: HouseChoice = bestHouses(look, row),
): number {
  const { state, me, standing } = look;
  const coach = coachWorth(me.coach, row.length, helped);
  const next = coach > 0 ? (me.coach === 0 ? 3 : me.coach + 1) : me.coach;
  const sure = worth + (lengthTile(state, row.length)?.[1] ?? 0) + coach;
  if (standing.last) return sure;
  if (next === 7 || bits(set) === standing.left) return sure + endWorth(look, row, next, set);
  const after = targetValuesAfter(standing, state, next, standing.houses | set);
  // The next route has to be begun sooner or later, whenever this one is closed.
  return sure + promise(after, NO_ROW, hand) - after.goals[0]!;
}

/** The lead if the game ended with this closing: by the end tile, houses, coach and length tile. */
export function leadAtEnd(look: PositionFeatures, row: Row, coach: number, set: number): number {
  const { state, me } = look;
  const points =
    1 + bits(set) + coachPoints(coach) - coachPoints(me.coach) + (lengthTile(state, row.length)?.[1] ?? 0);
  return lead(look, points);
}

/** Ending the game is good for whoever leads then, and bad for others. */
export const endWorth = (look: PositionFeatures, row: Row, coach: number, set: number): number =>
  leadAtEnd(look, row, coach, set) >= 0 ? WEIGHTS.winning : -WEIGHTS.winning;

export const namesOf = (set: number): readonly CityId[] => CITY_IDS.filter((_, city) => (set >>> city) & 1);
