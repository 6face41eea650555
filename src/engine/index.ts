/** The public surface of the rules: everything else in the project imports from here. */
export { apply, play, type Applied } from './apply.ts';
export { check } from './check.ts';
export { draftOf } from './clone.ts';
export { nextCoach, shortBy } from './coach.ts';
export type { ConfigField } from './config.ts';
export { DEFAULT_EDITION, EDITIONS, OPTION_VALUES } from './data/editions.ts';
export { CITIES, GROUPS, PROVINCES, ROADS } from './data/map.ts';
export type { CityId, GroupId, ProvinceId, Road } from './data/map.ts';
export {
  CARRIAGE_STARTS,
  CARRIAGE_STARTS_TWO_PLAYERS,
  CLERGY,
  DOCUMENTED_ROADS_SOUTH,
  ROADS_SOUTH,
  southOf,
  TOWNS,
  type TownId,
} from './data/rome.ts';
export {
  CARDS_PER_CITY,
  COACHES,
  HAND_AFTER_CLOSING,
  HOUSES_PER_PLAYER,
  MARKET_SLOTS,
  OFFICIAL_TOKENS,
  SHORTEST_CLOSING,
  VICTORY_POINTS,
  WAINWRIGHT_HELPS,
} from './data/supply.ts';
export { TILES } from './data/tiles.ts';
export type { TileStack } from './data/tiles.ts';
export { eventFor, type GameEvent } from './events.ts';
export { CITY_IDS, distancesFrom, hasRoad, isCity, neighbours, shortestPaths } from './graph.ts';
export { housesLeft, openCities } from './houses.ts';
export { legalActions } from './legal-actions.ts';
export { movableCarriages } from './modules/audience.ts';
export { REWARDS } from './modules/officials.ts';
export { fromPosition } from './position/from-position.ts';
export type { FromPosition, Impossible, Position, PositionPlayer } from './position/types.ts';
export { replay, type GameRecord, type Replayed } from './replay.ts';
export { nextBelow, seedRandom, shuffle } from './rng.ts';
export { citiesByProvince, ENDS, fit, laid, provinceOf } from './route.ts';
export type { End, Fit, Route } from './route.ts';
export { RULES, type RuleId } from './rules.ts';
export { scores, type Score, type Scores } from './scoring.ts';
export { newGame } from './setup.ts';
export { STEP_ACTIONS } from './steps.ts';
export { citiesOfGroup, earnedStacks, hasTile, lengthStack } from './tiles.ts';
export { sitOutUntil } from './turn.ts';
export { MODULES, OFFICIALS, PLAYER_COUNTS, RANKS, STEPS, WAYS } from './types.ts';
export type {
  Action,
  ActionType,
  Config,
  Draft,
  EditionId,
  HandIn,
  Module,
  Moves,
  Official,
  Options,
  PlayerCount,
  PlayerState,
  Rank,
  Seating,
  Source,
  State,
  Step,
  Tile,
  Tokens,
  Way,
} from './types.ts';
export {
  CODES,
  RULE_OF,
  type Code,
  type Facts,
  type Refusal,
  type RefusalOf,
  type Verdict,
} from './verdict.ts';
export { viewFor, type PlayerView, type SeenPlayer } from './view.ts';
