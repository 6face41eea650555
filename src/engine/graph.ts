/** Facts that follow from the roads alone. */
import { CITIES, ROADS, type CityId } from './data/map.ts';

export const CITY_IDS: readonly CityId[] = CITIES.map((city) => city.id);

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

export const hasRoad = (a: CityId, b: CityId): boolean => neighbours(a).includes(b);

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
