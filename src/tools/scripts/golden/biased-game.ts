/** A whole game of a table, as a record in its canonical spelling. */
import { draftOf, newGame, play, type Action, type GameRecord, type State } from '../../../engine/index.ts';
import { seedRandom } from '../../../engine/rng.ts';
import { begin } from '../../../notation/game-cursor.ts';
import { canonicalAction } from '../../../notation/canonical.ts';
import { scriptedAction } from '../scripted-player.ts';
import { LONGEST, RECIPES, type Table } from './recipes.ts';
import { biasedAction } from './biased-player.ts';

/** `null` if the game is not over in time. */
export function biasedGame(recipe: string, seed: string): GameRecord | null {
  const random = seedRandom(`${recipe} ${seed}`);
  const table = RECIPES[recipe]!(random, seed);
  const begun = begin(table.config);
  if (!begun.ok) throw new RangeError(JSON.stringify(begun));
  const { config } = begun.course;
  const draft = draftOf(newGame(config));
  const actions: Action[] = [];
  let isBent = true;
  while (draft.step !== 'over') {
    if (actions.length === LONGEST) return null;
    isBent &&= actions.length < table.until && !isFulfilled(draft, table);
    const chosen =
      isBent || draft.step === 'last-hand-in'
        ? biasedAction(draft, table.tempers[draft.player]!, random)
        : scriptedAction(draft);
    const action = canonicalAction(draft, chosen);
    play(draft, action);
    actions.push(action);
  }
  return { config, actions };
}

const isFulfilled = ({ players }: State, { tempers }: Table): boolean =>
  players.every(({ houses }, seat) => {
    const { wish } = tempers[seat]!;
    return wish.length > 0 && wish.every((city) => houses.includes(city));
  });
