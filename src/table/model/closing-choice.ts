/** Houses being chosen for a closing: what can be added is asked of the engine, one house at a time. */
import {
  apply,
  check,
  citiesByProvince,
  nextCoach,
  shortBy,
  WAYS,
  type CityId,
  type Moves,
  type Refusal,
  type State,
  type Way,
} from '../../engine/index.ts';
import type { Gains } from '../pieces/types.ts';

/** Why these houses can never be part of such a closing. That some are still missing is no reason yet. */
export function closingRefusal(state: State, way: Way, houses: readonly CityId[]): Refusal | null {
  const verdict = check(state, { type: 'close', way, houses });
  return verdict.ok || verdict.code === 'must-place' ? null : verdict;
}

/** The houses with one more, or why it cannot stand there. */
export type Added =
  { readonly ok: true; readonly houses: readonly CityId[]; readonly from: CityId | null } | Refusal;

/** Where a province takes one house, the one chosen there moves (`from`). */
export function houseAdded(state: State, way: Way, houses: readonly CityId[], city: CityId): Added {
  const refusal = closingRefusal(state, way, [...houses, city]);
  if (!refusal) return { ok: true, houses: [...houses, city], from: null };
  const from =
    refusal.code === 'one-per-province' ? houses.find((other) => refusal.cities.includes(other)) : undefined;
  if (from === undefined) return refusal;
  const moved = houses.map((other) => (other === from ? city : other));
  return closingRefusal(state, way, moved) ?? { ok: true, houses: moved, from };
}

const grown = (
  state: State,
  way: Way,
  start: readonly CityId[],
  cities: readonly CityId[],
): readonly CityId[] =>
  cities.reduce(
    (houses, city) => (closingRefusal(state, way, [...houses, city]) ? houses : [...houses, city]),
    start,
  );

/** As many houses as the way allows, taken in the order of the route. */
export function largestChoice(state: State, way: Way): readonly CityId[] {
  const { route } = state.players[state.player]!;
  if (way === 'each-province') return grown(state, way, [], route);
  const choices = [...citiesByProvince(route).values()].map((cities) => grown(state, way, [], cities));
  return choices.reduce((best, choice) => (choice.length > best.length ? choice : best), []);
}

/** How many more houses could join these. */
export function roomFor(state: State, way: Way, houses: readonly CityId[]): number {
  if (houses.length === 0) return largestChoice(state, way).length;
  return grown(state, way, houses, state.players[state.player]!.route).length - houses.length;
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
  const { events, state: after } = applied;
  const isAsked = after.step === 'coach';
  const owner = state.players[state.player]!;
  return {
    houses: events.filter(({ type }) => type === 'house-placed').length,
    tiles: events.flatMap((event) =>
      event.type === 'tile-taken' ? [{ stack: event.stack, value: event.value }] : [],
    ),
    coach: events.flatMap((event) => (event.type === 'coach-taken' ? [event.coach] : []))[0] ?? null,
    offer: isAsked ? { coach: nextCoach(owner)!, isHelped: shortBy(owner)! > 0 } : null,
    moves: after.turn.player === state.turn.player ? movesLeft(after) : null,
    lapsed: events.flatMap((event) => (event.type === 'moves-lapsed' ? [event.moves] : []))[0] ?? 0,
  };
}

/** Moves that are all zero count as no moves. */
function movesLeft({ turn: { moves } }: State): Moves | null {
  return moves && Object.values(moves).some((n) => n > 0) ? moves : null;
}
