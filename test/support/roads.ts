/** The tests' own reading of the road table: shares nothing with `src/engine/graph.ts`. */
import { CITIES, ROADS, type CityId } from '../../src/engine/data/map.ts';
import { fc } from './property.ts';

export const ALL_CITIES: readonly CityId[] = CITIES.map(({ id }) => id);

const PAIRS = new Set(ROADS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

export const areJoined = (a: CityId, b: CityId): boolean => PAIRS.has(`${a} ${b}`);

export const joinedTo = (city: CityId): readonly CityId[] =>
  ALL_CITIES.filter((other) => areJoined(city, other));

/** What the rules call a route: every step a road, no city twice. */
export const isSimplePath = (cities: readonly CityId[]): boolean =>
  new Set(cities).size === cities.length &&
  cities.every((city, i) => i === 0 || areJoined(cities[i - 1]!, city));

/** How many simple paths have that many cities, a path and its reverse counted once; each is shown to `visit`. */
export function countRoutes(length: number, visit: (route: readonly CityId[]) => void = () => {}): number {
  let found = 0;
  const walk = (route: readonly CityId[]): void => {
    const last = route[route.length - 1]!;
    if (route.length === length) {
      if (route[0]! <= last) {
        found += 1;
        visit(route);
      }
      return;
    }
    for (const next of joinedTo(last)) if (!route.includes(next)) walk([...route, next]);
  };
  for (const city of ALL_CITIES) walk([city]);
  return found;
}

/** One of the routes through all 22 cities; Lodz has a single road, so it must be an end. */
export const GRAND_TOUR: readonly CityId[] = [
  'lodz',
  'pilsen',
  'budweis',
  'linz',
  'salzburg',
  'innsbruck',
  'augsburg',
  'ulm',
  'stuttgart',
  'sigmaringen',
  'kempten',
  'zuerich',
  'basel',
  'freiburg',
  'carlsruhe',
  'mannheim',
  'wuerzburg',
  'nuernberg',
  'regensburg',
  'ingolstadt',
  'muenchen',
  'passau',
];

export const arbCity = fc.constantFrom(...ALL_CITIES);

/** A random simple path of at least one city, grown at either end. */
export const arbRoute: fc.Arbitrary<readonly CityId[]> = fc
  .tuple(arbCity, fc.array(fc.tuple(fc.boolean(), fc.nat(20)), { maxLength: 24 }))
  .map(([start, steps]) => {
    let route: readonly CityId[] = [start];
    for (const [isLeft, choice] of steps) {
      const end = isLeft ? route[0]! : route[route.length - 1]!;
      const open = joinedTo(end).filter((city) => !route.includes(city));
      const next = open[choice % open.length];
      if (next) route = isLeft ? [next, ...route] : [...route, next];
    }
    return route;
  });
