/** The guided first game, brought to any of its lessons by a learner who does as told. */
import script from '../../content/learn/first-game.json' with { type: 'json' };
import { legalActions, type Action, type EditionId } from '../../src/engine/index.ts';
import { goOn, isAsking, lessonOf, type FirstGameScript } from '../../src/table/model/first-game.ts';
import { learning, type Learning } from '../../src/features/learn/first-game-table.ts';
import { tableOf } from '../../src/table/model/reducer.ts';

export const SCRIPT = script as unknown as FirstGameScript;

type Choose = (asked: readonly Action[]) => Action;

/** The closing with the most houses, or with the fewest. */
const houses = (action: Action): number => (action.type === 'close' ? action.houses.length : 0);
const most: Choose = (asked) => asked.toSorted((a, b) => houses(b) - houses(a))[0]!;
export const fewest: Choose = (asked) => asked.toSorted((a, b) => houses(a) - houses(b))[0]!;

/** Every lesson of a booklet as it begins, in order. */
export function lessonsOf(edition: EditionId, choose: Choose = most): readonly Learning[] {
  const first = learning(SCRIPT, edition);
  const all = [first];
  while (all.length < first.game.lessons.length) {
    const { game } = all.at(-1)!;
    const asked = isAsking(lessonOf(game))
      ? choose(legalActions(game.state).filter((action) => goOn(game, action).at === game.at + 1))
      : 'next';
    const next = goOn(game, asked);
    all.push({ ...first, game: next, table: tableOf(next.state, { seat: 0 }) });
  }
  return all;
}

export const lessonAt = (id: string, edition: EditionId, choose?: Choose): Learning =>
  lessonsOf(edition, choose).find(({ game }) => lessonOf(game)!.id === id)!;
