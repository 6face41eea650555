/** The route on the home page: a reducer around the engine's one question, does this city fit? */
import {
  CITY_IDS,
  citiesByProvince,
  COACHES,
  fit,
  hasRoad,
  laid,
  lengthStack,
  SHORTEST_CLOSING,
  TILES,
  type CityId,
  type Fit,
  type ProvinceId,
  type Road,
  type Route,
} from '../../engine/index.ts';
import type { BoardView } from '../../board/types.ts';

export interface FirstRoute {
  readonly route: Route;
  /** Every earlier route, for taking back. */
  readonly history: readonly Route[];
  /** The city laid last, while it could still move to the other end. */
  readonly movable: CityId | null;
  readonly refusal: Exclude<Fit, { ok: true }> | null;
}

export const EMPTY: FirstRoute = { route: [], history: [], movable: null, refusal: null };

export type Intent = { readonly type: 'pick'; readonly city: CityId } | { readonly type: 'undo' | 'restart' };

export function step(state: FirstRoute, intent: Intent): FirstRoute {
  switch (intent.type) {
    case 'pick':
      return pick(state, intent.city);
    case 'undo':
      return { ...EMPTY, route: state.history.at(-1) ?? [], history: state.history.slice(0, -1) };
    case 'restart':
      return {
        ...EMPTY,
        history: state.route.length === 0 ? state.history : [...state.history, state.route],
      };
  }
}

function pick(state: FirstRoute, city: CityId): FirstRoute {
  const { route, history } = state;
  if (city === state.movable) return { ...state, route: otherEnd(route, city), refusal: null };
  const answer = fit(route, city);
  if (!answer.ok) return { ...state, refusal: answer };
  const end = answer.ends.includes('right') ? 'right' : 'left';
  // With one city in the route both ends are the same place: there is nothing to move.
  const isMovable = route.length > 1 && answer.ends.length > 1;
  return {
    route: laid(route, city, end),
    history: [...history, route],
    movable: isMovable ? city : null,
    refusal: null,
  };
}

const otherEnd = (route: Route, city: CityId): Route =>
  route[0] === city ? [...route.slice(1), city] : [city, ...route.slice(0, -1)];

/** The cities that fit now, in the order of the map. */
export const targetsOf = (route: Route): readonly CityId[] =>
  route.length === 0 ? [] : CITY_IDS.filter((city) => fit(route, city).ok);

/** What the board shows of it. */
export function toBoardView({ route, refusal }: FirstRoute): BoardView {
  const targets = targetsOf(route);
  const ends = new Set([route[0], route.at(-1)].filter((city) => city !== undefined));
  const roads = targets.flatMap((target) =>
    [...ends].filter((end) => hasRoad(end, target)).map((end): Road => [end, target]),
  );
  return { route, targets, roads, ...(refusal ? { marks: { [refusal.city]: 'bad' } } : {}) };
}

export interface Gains {
  /** Cities still missing until the route may be closed. */
  readonly missing: number;
  readonly eachProvince: number;
  readonly oneProvince: { readonly province: ProvinceId; readonly houses: number };
  readonly tile: number;
  readonly coach: (typeof COACHES)[number];
}

/** What closing this route would bring a player who has nothing yet. */
export function gainsOf(route: Route): Gains {
  const provinces = [...citiesByProvince(route)];
  const [province, cities] = provinces.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['baiern', []];
  const stack = lengthStack(route.length);
  return {
    missing: Math.max(0, SHORTEST_CLOSING - route.length),
    eachProvince: provinces.length,
    oneProvince: { province, houses: cities.length },
    tile: stack ? TILES[stack][0] : 0,
    coach: COACHES[0],
  };
}
