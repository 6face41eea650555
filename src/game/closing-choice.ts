/** Houses being chosen for a closing: what can be added is asked of the engine, one house at a time. */
import {
  apply,
  check,
  citiesByProvince,
  WAYS,
  type CityId,
  type Refusal,
  type State,
  type Way,
} from '../engine/index.ts';
import type { Gains } from '../table/types.ts';

/** Why these houses can never be part of such a closing. That some are still missing is no reason yet. */
export function closingRefusal(state: State, way: Way, houses: readonly CityId[]): Refusal | null {
  const verdict = check(state, { type: 'close', way, houses });
  return verdict.ok || verdict.code === 'must-place' ? null : verdict;
}

/** As many houses as the way allows, taken in the order of the route. */
export function largestChoice(state: State, way: Way): readonly CityId[] {
  const { route } = state.players[state.player]!;
  const grown = (cities: readonly CityId[]): readonly CityId[] =>
    cities.reduce<readonly CityId[]>(
      (houses, city) => (closingRefusal(state, way, [...houses, city]) ? houses : [...houses, city]),
      [],
    );
  if (way === 'each-province') return grown(route);
  const choices = [...citiesByProvince(route).values()].map(grown);
  return choices.reduce((best, choice) => (choice.length > best.length ? choice : best), []);
}

/** The way that places more houses; one in each province if they are the same. */
export const widestWay = (state: State): Way =>
  WAYS.reduce((best, way) =>
    largestChoice(state, way).length > largestChoice(state, best).length ? way : best,
  );

/** What the closing would bring at once; `null` if it cannot be left like this. */
export function gainsOf(state: State, way: Way, houses: readonly CityId[]): Gains | null {
  const applied = apply(state, { type: 'close', way, houses });
  if (!applied.ok) return null;
  const { events } = applied;
  return {
    houses: events.filter(({ type }) => type === 'house-placed').length,
    tiles: events.flatMap((event) =>
      event.type === 'tile-taken' ? [{ stack: event.stack, value: event.value }] : [],
    ),
    coach: events.flatMap((event) => (event.type === 'coach-taken' ? [event.coach] : []))[0] ?? null,
  };
}
