/** Games and positions for tests, always through the engine's own doors. */
import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  CITY_IDS,
  draftOf,
  fromPosition,
  newGame,
  play,
  type Action,
  type CityId,
  type Config,
  type GameEvent,
  type Position,
  type PositionPlayer,
  type State,
} from '../../src/engine/index.ts';

export const TWO: Config = { players: 2, seed: 'test' };

/** Six cards that are of no use to most examples. */
export const MARKET: readonly CityId[] = ['lodz', 'lodz', 'basel', 'basel', 'budweis', 'budweis'];

/** A state from a position of seat 0 that must be possible. */
export function at(position: Omit<Position, 'config'> & { readonly config?: Config }): State {
  const built = fromPosition({ config: TWO, ...position });
  if (!built.ok) throw new Error(`impossible position: ${JSON.stringify(built)}`);
  return built.state;
}

/** Seat 0 about to finish its turn, with that route. */
export const finishing = (
  player: PositionPlayer,
  rest: Omit<Position, 'config'> & { readonly config?: Config } = {},
): State => at({ step: 'finish', players: [player], ...rest });

/** The state after actions that must all be legal, and come out the same in a private copy. */
export function after(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((now, action) => {
    const applied = apply(now, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(applied)}`);
    const draft = draftOf(now);
    play(draft, action);
    if (!isDeepStrictEqual(draft, applied.state))
      throw new Error(`${JSON.stringify(action)}: not the same in place`);
    return applied.state;
  }, state);
}

/** What the last of these actions brought about. */
export function eventsOf(state: State, ...actions: readonly Action[]): readonly GameEvent[] {
  const before = after(state, ...actions.slice(0, -1));
  const applied = apply(before, actions.at(-1));
  if (!applied.ok) throw new Error(JSON.stringify(applied));
  return applied.events;
}

/** All 66 cards, these on top. */
export function deckWith(...top: readonly CityId[]): readonly CityId[] {
  const rest = CITY_IDS.flatMap((city) => [city, city, city]);
  for (const city of top) rest.splice(rest.indexOf(city), 1);
  return [...top, ...rest];
}

/** The cards that are not among these. */
export const others = (...used: readonly CityId[]): readonly CityId[] => deckWith(...used).slice(used.length);

export const begin = (config: Partial<Config> = {}): State => newGame({ ...TWO, ...config });
