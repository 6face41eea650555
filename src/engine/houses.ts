/** Where houses may be placed when a route is closed (rules 8.1 to 8.6). */
import type { CityId, ProvinceId } from './data/map.ts';
import { HOUSES_PER_PLAYER } from './data/supply.ts';
import type { Log } from './events.ts';
import { inMapOrder, insertInMapOrder, isCity } from './graph.ts';
import { citiesByProvince, provinceOf } from './route.ts';
import type { Draft, PlayerState, State, Way } from './types.ts';
import { LEGAL, refuse, type Verdict } from './verdict.ts';

export const housesLeft = ({ houses }: PlayerState): number => HOUSES_PER_PLAYER - houses.length;

/** The route's cities without the player's house, by province, in the order of the map. */
export function openCities({ route, houses }: PlayerState): ReadonlyMap<ProvinceId, readonly CityId[]> {
  const open = new Map<ProvinceId, readonly CityId[]>();
  for (const [province, cities] of citiesByProvince(inMapOrder(route))) {
    open.set(
      province,
      cities.filter((city) => !houses.includes(city)),
    );
  }
  return open;
}

export function checkHouses(state: State, way: Way, houses: readonly string[]): Verdict {
  const player = state.players[state.player]!;
  const seen: CityId[] = [];
  for (const city of houses) {
    if (!isCity(city)) return refuse('unknown-card', { card: city });
    if (!player.route.includes(city)) return refuse('not-on-route', { city, route: player.route });
    if (player.houses.includes(city)) return refuse('own-house', { city, twice: false });
    if (seen.includes(city)) return refuse('own-house', { city, twice: true });
    seen.push(city);
  }
  const left = housesLeft(player);
  if (seen.length > left) return refuse('houses-left', { left, asked: seen.length });
  const verdict = checkWay(way, seen);
  if (!verdict.ok || state.options.placement === 'may') return verdict;
  return checkComplete(player, way, seen, left);
}

function checkWay(way: Way, houses: readonly CityId[]): Verdict {
  if (houses.length < 2) return LEGAL;
  const byProvince = citiesByProvince(houses);
  if (way === 'one-province') {
    return byProvince.size === 1 ? LEGAL : refuse('one-province', { provinces: [...byProvince.keys()] });
  }
  for (const [province, cities] of byProvince) {
    if (cities.length > 1) return refuse('one-per-province', { province, cities: inMapOrder(cities) });
  }
  return LEGAL;
}

/** Option `placement: must`: the choice is as large as the way allows, while houses last. */
function checkComplete(player: PlayerState, way: Way, houses: readonly CityId[], left: number): Verdict {
  const open = openCities(player);
  const asked = houses.length;
  if (way === 'each-province') {
    const missing = [...open.values()].filter((cities) => cities.length > 0);
    const needed = Math.min(left, missing.length);
    if (asked >= needed) return LEGAL;
    const rest = missing.filter((cities) => !cities.some((city) => houses.includes(city)));
    return refuse('must-place', { way, asked, needed, open: rest.flat() });
  }
  if (asked === 0) {
    // A province where nothing is left to place may be chosen, and then nothing is placed.
    const counts = [...open.values()].map((cities) => Math.min(left, cities.length));
    const needed = Math.min(...counts);
    return needed === 0
      ? LEGAL
      : refuse('must-place', { way, asked, needed, open: [...open.values()].flat() });
  }
  const cities = open.get(provinceOf(houses[0]!))!;
  const needed = Math.min(left, cities.length);
  if (asked >= needed) return LEGAL;
  return refuse('must-place', { way, asked, needed, open: cities.filter((city) => !houses.includes(city)) });
}

/** A house where it is known to be allowed; the list stays in the order of the map. */
export function placeHouse(
  draft: Draft,
  player: number,
  city: CityId,
  by: 'closing' | 'hand-in',
  log: Log,
): void {
  insertInMapOrder(draft.players[player]!.houses, city);
  log?.push({ type: 'house-placed', player, city, by });
}
