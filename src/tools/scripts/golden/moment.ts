/** What a golden game can show: one action with what it brought about, or the game as a whole. */
import type { Action, Config, GameEvent, Scores, State } from '../../../engine/index.ts';

export interface Moment {
  readonly before: State;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

export interface WholeGame {
  readonly config: Config;
  readonly state: State;
  readonly scores: Scores;
}

/** Something that must have been met at least once, by name. */
export type Item<T> = readonly [name: string, isMet: (it: T) => boolean];

export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

export const eventsOf = <T extends GameEvent['type']>({ events }: Moment, type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

export const hasEvent = (moment: Moment, type: GameEvent['type']): boolean =>
  moment.events.some((event) => event.type === type);
