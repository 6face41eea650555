/** The public surface of the rules: everything else in the project imports from here. */
export { CITIES, GROUPS, PROVINCES, ROADS } from './data/map.ts';
export type { CityId, GroupId, ProvinceId, Road } from './data/map.ts';
export { CARDS_PER_CITY, COACHES, HOUSES_PER_PLAYER, MARKET_SLOTS, SHORTEST_CLOSING } from './data/supply.ts';
export { TILES } from './data/tiles.ts';
export type { TileStack } from './data/tiles.ts';
export { CITY_IDS, distancesFrom, hasRoad, neighbours, shortestPaths } from './graph.ts';
export { citiesByProvince, ENDS, fit, laid, provinceOf } from './route.ts';
export type { End, Fit, Route } from './route.ts';
export { lengthStack } from './tiles.ts';
