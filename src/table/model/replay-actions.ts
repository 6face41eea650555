/** Actions played from a state on, one by one. */
import { apply, type Action, type GameEvent, type Refusal, type State } from '../../engine/index.ts';

export interface ReplayedActions {
  /** The state before each action and after the last legal one. */
  readonly states: readonly State[];
  readonly events: readonly (readonly GameEvent[])[];
  readonly refusal: Refusal | null;
}

/** Plays a line as far as the rules allow. */
export function replayActions(start: State, actions: readonly Action[]): ReplayedActions {
  const states = [start];
  const events: (readonly GameEvent[])[] = [];
  for (const action of actions) {
    const applied = apply(states.at(-1)!, action);
    if (!applied.ok) return { states, events, refusal: applied };
    states.push(applied.state);
    events.push(applied.events);
  }
  return { states, events, refusal: null };
}
