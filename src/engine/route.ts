/** A route is a simple path on the roads; whether a city fits it is decided here and nowhere else. */
import type { CityId, ProvinceId } from './data/map.ts';
import { CITIES } from './data/map.ts';
import { hasRoad, neighbours } from './graph.ts';

export type Route = readonly CityId[];

export const ENDS = ['left', 'right'] as const;
export type End = (typeof ENDS)[number];

export type Fit =
  | { readonly ok: true; readonly ends: readonly End[] }
  | { readonly ok: false; readonly code: 'already-in-route'; readonly city: CityId }
  | {
      readonly ok: false;
      readonly code: 'no-road';
      readonly city: CityId;
      /** The cities at the ends of the route: one for a route of one city, otherwise left and right. */
      readonly ends: readonly CityId[];
      /** Where roads from the refused city do lead. */
      readonly roads: readonly CityId[];
    };

const LEFT: readonly End[] = ['left'];
const RIGHT: readonly End[] = ['right'];

/** At which ends of the route the city fits. An empty route takes any city. */
export function fit(route: Route, city: CityId): Fit {
  if (route.length === 0) return { ok: true, ends: ENDS };
  if (route.includes(city)) return { ok: false, code: 'already-in-route', city };
  const left = route[0]!;
  const right = route[route.length - 1]!;
  const fitsLeft = hasRoad(left, city);
  const fitsRight = hasRoad(right, city);
  if (fitsLeft) return { ok: true, ends: fitsRight ? ENDS : LEFT };
  if (fitsRight) return { ok: true, ends: RIGHT };
  return {
    ok: false,
    code: 'no-road',
    city,
    ends: left === right ? [left] : [left, right],
    roads: neighbours(city),
  };
}

/** The route with the city laid at that end. */
export const laid = (route: Route, city: CityId, end: End): Route =>
  end === 'left' ? [city, ...route] : [...route, city];

const PROVINCE_OF = new Map(CITIES.map((city) => [city.id, city.province]));

export const provinceOf = (city: CityId): ProvinceId => PROVINCE_OF.get(city)!;

/** The route's cities sorted by province, provinces in the order in which the route meets them. */
export function citiesByProvince(route: Route): ReadonlyMap<ProvinceId, readonly CityId[]> {
  const result = new Map<ProvinceId, CityId[]>();
  for (const city of route) {
    const province = provinceOf(city);
    const cities = result.get(province);
    if (cities) cities.push(city);
    else result.set(province, [city]);
  }
  return result;
}
