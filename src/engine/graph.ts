/** Facts that follow from the roads alone. */
import { CITIES, ROADS, type CityId } from './data/map.ts';

export const CITY_IDS: readonly CityId[] = CITIES.map((city) => city.id);

const INDEX: ReadonlyMap<string, number> = new Map(CITY_IDS.map((city, index) => [city, index]));

/** Where the city stands in the map's list. */
const indexOf = (city: CityId): number => INDEX.get(city)!;

export const isCity = (text: string): text is CityId => INDEX.has(text);

const NEIGHBOURS = new Map<CityId, readonly CityId[]>(
  CITY_IDS.map((city) => [
    city,
    CITY_IDS.filter((other) =>
      ROADS.some(([a, b]) => (a === city && b === other) || (b === city && a === other)),
    ),
  ]),
);

/** The cities one road away, in the order of the map's list. */
export const neighbours = (city: CityId): readonly CityId[] => NEIGHBOURS.get(city) ?? [];

/** Puts the city into a list that is in the order of the map's list, and keeps it so. */
export function insertInMapOrder(cities: CityId[], city: CityId): void {
  const index = indexOf(city);
  let at = cities.length;
  for (; at > 0 && indexOf(cities[at - 1]!) > index; at--) cities[at] = cities[at - 1]!;
  cities[at] = city;
}

export function inMapOrder(cities: readonly CityId[]): CityId[] {
  const sorted: CityId[] = [];
  for (const city of cities) insertInMapOrder(sorted, city);
  return sorted;
}

/** A set of cities as a number, bit by bit in the order of the map's list. */
export function maskOf(cities: readonly CityId[]): number {
  let mask = 0;
  for (const city of cities) mask |= 1 << INDEX.get(city)!;
  return mask;
}

/** The cities one road away, as such a set. */
const ROAD_MASKS: ReadonlyMap<CityId, number> = new Map(
  CITY_IDS.map((city) => [city, maskOf(neighbours(city))]),
);

export const hasRoad = (a: CityId, b: CityId): boolean => ((ROAD_MASKS.get(a)! >>> INDEX.get(b)!) & 1) === 1;

/** How many roads away every city is, by breadth-first search. */
export function distancesFrom(start: CityId): Readonly<Record<CityId, number>> {
  const distances = { [start]: 0 } as Record<CityId, number>;
  const queue: CityId[] = [start];
  for (const city of queue) {
    for (const next of neighbours(city)) {
      if (next in distances) continue;
      distances[next] = distances[city] + 1;
      queue.push(next);
    }
  }
  return distances;
}

/** Every connection of the least length, each as the row of its cities. */
export function shortestPaths(from: CityId, to: CityId): readonly (readonly CityId[])[] {
  const distance = distancesFrom(to);
  const extend = (path: readonly CityId[]): readonly (readonly CityId[])[] => {
    const last = path[path.length - 1]!;
    if (last === to) return [path];
    return neighbours(last)
      .filter((next) => distance[next] === distance[last] - 1)
      .flatMap((next) => extend([...path, next]));
  };
  return extend([from]);
}
