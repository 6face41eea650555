/** How the learner's closing compares with the closing that places the most houses. */
import { largestChoice, widestWay } from '../../table/model/closing-choice.ts';
import { beginFirstGame, goOn, type FirstGame, type FirstGameScript } from '../../table/model/first-game.ts';

/** The most houses the route could have brought; `null` if it brought them, or is not closed yet. */
export function housesMissed(script: FirstGameScript, game: FirstGame): { readonly most: number } | null {
  const at = game.inputs.findIndex((input) => input !== 'next' && input.type === 'close');
  const closing = game.inputs[at];
  if (!closing || closing === 'next' || closing.type !== 'close') return null;
  const { state } = game.inputs.slice(0, at).reduce(goOn, beginFirstGame(script, game.edition));
  const most = largestChoice(state, widestWay(state)).length;
  return closing.houses.length < most ? { most } : null;
}
