/** A whole guided game as a record. */
import {
  draftOf,
  newGame,
  play,
  type Action,
  type Config,
  type GameRecord,
  type State,
} from '../../engine/index.ts';
import { scriptedAction } from './scripted-player.ts';

/** Stops at that many actions, should the game not be over by then. */
export function scriptedGame(
  config: Config,
  most: number,
): { readonly record: GameRecord; readonly state: State } {
  const draft = draftOf(newGame(config));
  const actions: Action[] = [];
  while (draft.step !== 'over' && actions.length < most) {
    const action = scriptedAction(draft);
    const verdict = play(draft, action);
    if (!verdict.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(verdict)}`);
    actions.push(action);
  }
  return { record: { config, actions }, state: draft };
}
