/** The map as numbers: a city is its place in the map's list, a set of cities the bits of a number. */
import { CITIES, CITY_IDS, GROUPS, neighbours, PROVINCES, type CityId } from '../engine/index.ts';

export const COUNT = CITIES.length;

const INDEX = Object.fromEntries(CITY_IDS.map((city, i) => [city, i])) as Readonly<Record<CityId, number>>;

export const indexOf = (city: CityId): number => INDEX[city];

export function maskOf(cities: readonly CityId[]): number {
  let mask = 0;
  for (const city of cities) mask |= 1 << INDEX[city];
  return mask;
}

/** The cities one road away. */
export const ROADS_OF: readonly number[] = /* @__PURE__ */ CITY_IDS.map((city) => maskOf(neighbours(city)));

/** The province of each city, by its place in the list of provinces. */
export const PROVINCE: readonly number[] = /* @__PURE__ */ CITIES.map(({ province }) =>
  PROVINCES.findIndex(({ id }) => id === province),
);

const citiesWhere = (test: (province: (typeof PROVINCES)[number]) => boolean): number =>
  maskOf(
    CITIES.filter(({ province }) => test(PROVINCES.find(({ id }) => id === province)!)).map(({ id }) => id),
  );

export const PROVINCE_MASKS: readonly number[] = /* @__PURE__ */ PROVINCES.map(({ id }) =>
  citiesWhere((province) => province.id === id),
);

export const BAIERN = /* @__PURE__ */ PROVINCES.findIndex(({ id }) => id === 'baiern');

/** In the order of `GROUPS`. */
export const GROUP_MASKS: readonly number[] = /* @__PURE__ */ GROUPS.map((group) =>
  citiesWhere((province) => province.group === group),
);

export function bits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest city of a set that is not empty. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
