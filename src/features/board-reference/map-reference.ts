/** The map as a reference: nothing, one city or two cities picked, and what follows from that. */
import {
  CITY_IDS,
  distancesFrom,
  neighbours,
  provinceOf,
  shortestPaths,
  type CityId,
  type Road,
} from '../../engine/index.ts';
import { roadsAlong } from '../../board/map/geometry.ts';
import type { BoardView } from '../../board/types.ts';
import { oneLine, shortened } from '../../text/quote-untrusted.ts';

export interface Picked {
  readonly cities: readonly [] | readonly [CityId] | readonly [CityId, CityId];
  /** Which of the shortest connections is drawn, when two cities are picked and one was chosen. */
  readonly way: number | null;
}

export const NONE: Picked = { cities: [], way: null };

/** Picking a picked city unpicks it; a second city joins the first; a third replaces both. */
export function pickCity({ cities }: Picked, city: CityId): Picked {
  const [first, second] = cities;
  if (!first) return { cities: [city], way: null };
  if (second) {
    if (city === first) return { cities: [second], way: null };
    return { cities: city === second ? [first] : [city], way: null };
  }
  return city === first ? NONE : { cities: [first, city], way: null };
}

export const waysBetween = (from: CityId, to: CityId): readonly (readonly CityId[])[] =>
  shortestPaths(from, to);

export function farthestFrom(city: CityId): {
  readonly cities: readonly CityId[];
  readonly distance: number;
} {
  const distances = distancesFrom(city);
  const distance = Math.max(...Object.values(distances));
  return { distance, cities: CITY_IDS.filter((other) => distances[other] === distance) };
}

/** A second press on a way takes it off the map again. */
export const chooseWay = (picked: Picked, way: number): Picked => ({
  ...picked,
  way: picked.way === way ? null : way,
});

/** What the board shows: one city with all distances, or two with every shortest road between them. */
export function toBoardView({ cities, way }: Picked): BoardView {
  const [first, second] = cities;
  if (!first) return {};
  const selected = [...cities];
  if (!second) {
    const distances = distancesFrom(first);
    const badges = Object.fromEntries(
      CITY_IDS.filter((city) => city !== first).map((city) => [city, String(distances[city])]),
    );
    const roads = neighbours(first).map((city): Road => [first, city]);
    return { selected, badges, roads, provinces: [provinceOf(first)] };
  }
  const ways = waysBetween(first, second);
  const shown = way === null ? undefined : ways[way];
  return { selected, roads: uniqueRoads(ways), ...(shown ? { route: shown } : {}) };
}

function uniqueRoads(ways: readonly (readonly CityId[])[]): readonly Road[] {
  const roads = new Map<string, Road>();
  for (const road of ways.flatMap(roadsAlong)) roads.set(road.toSorted().join(' '), road);
  return [...roads.values()];
}

/** The part of the address that names what is picked: `#ulm` or `#ulm-linz`. */
export const hashOf = ({ cities }: Picked): string => (cities.length > 0 ? `#${cities.join('-')}` : '');

export type ParsedHash =
  { readonly ok: true; readonly picked: Picked } | { readonly ok: false; readonly name: string };

/** Addresses come from anywhere: what is not one or two cities of the map is refused by name. */
export function parseHash(hash: string): ParsedHash {
  const text = decoded(hash.replace(/^#/, ''));
  if (text === '') return { ok: true, picked: NONE };
  const parts = text.split('-');
  const cities = parts.flatMap((part) => CITY_IDS.find((city) => city === part) ?? []);
  if (cities.length !== parts.length || cities.length > 2) return { ok: false, name: shortened(text) };
  const [first, second] = cities as [CityId, CityId?];
  return { ok: true, picked: { cities: second && second !== first ? [first, second] : [first], way: null } };
}

/** In one line, with escapes undone where they can be. */
function decoded(text: string): string {
  let plain = text;
  try {
    plain = decodeURIComponent(text);
  } catch {
    // A broken escape is taken as it stands.
  }
  return oneLine(plain);
}
