/** The others sit out: after the solver's turn comes the solver's next one. */
import { draftOf, sitOutUntil, type State } from '../engine/index.ts';

/** Whether the solver's turn, or the game, is over: somebody else would move now. */
export const isTurnOver = ({ turn, step }: State, seat: number): boolean =>
  turn.player !== seat || step === 'over' || step === 'last-hand-in';

/** The state after an action of the solver's, handed back to the solver when others would move. */
export function afterAction(state: State, seat: number): State {
  if (!isTurnOver(state, seat)) return state;
  const draft = draftOf(state);
  sitOutUntil(draft, seat);
  return draft;
}
