/** The first game on the table: an action tried there is passed to the lesson, which advances the table. */
import type { TableIntent } from '../../table/pieces/types.ts';
import {
  backOne,
  beginFirstGame,
  goOn,
  isAsking,
  lessonOf,
  takenUp,
  type FirstGame,
  type FirstGameScript,
} from '../../table/model/first-game.ts';
import type { EditionId } from '../../engine/index.ts';
import { step, tableOf, type Table } from '../../table/model/reducer.ts';

/** The learner is blue and sits first. */
export const LEARNER = 0;

export interface Learning {
  readonly script: FirstGameScript;
  readonly game: FirstGame;
  readonly table: Table;
  /** An action was tried although the lesson asks for none: it is to be read first. */
  readonly isHasty: boolean;
  /** Taken up where it was left, and nothing done since. */
  readonly isResumed: boolean;
}

export type LearnIntent =
  | TableIntent
  | { readonly type: 'next' | 'back' | 'again' }
  | { readonly type: 'resume'; readonly kept: string | null; readonly edition: EditionId };

export const learning = (script: FirstGameScript, edition: EditionId): Learning =>
  at(script, beginFirstGame(script, edition));

const at = (script: FirstGameScript, game: FirstGame, isResumed = false): Learning => ({
  script,
  game,
  table: tableOf(game.state, { seat: LEARNER }),
  isHasty: false,
  isResumed,
});

export function learn(now: Learning, intent: LearnIntent): Learning {
  const { script, game } = now;
  switch (intent.type) {
    case 'next':
      return at(script, goOn(game, 'next'));
    case 'back':
      return at(script, backOne(script, game));
    case 'again':
      return learning(script, game.edition);
    case 'resume': {
      const isFresh = game.at === 0 && game.edition === intent.edition;
      const resumed = takenUp(script, intent.kept, intent.edition);
      if (resumed && resumed.at > 0) return at(script, resumed, true);
      // Nothing changes, so nothing is said again.
      return isFresh ? now : learning(script, intent.edition);
    }
    default:
      return tried(now, intent);
  }
}

function tried(now: Learning, intent: TableIntent): Learning {
  const { game, script } = now;
  if (!isAsking(lessonOf(game))) return { ...now, isHasty: true };
  const table = step(now.table, intent);
  const done = table.done.at(-1);
  // Nothing was done yet: a card was chosen, a house moved, or the engine said no.
  if (!done || table.done.length === now.table.done.length) {
    return { ...now, table, game: { ...game, answer: null }, isResumed: false };
  }
  const next = goOn(game, done.action);
  if (next.answer === 'instead')
    return { ...now, game: next, table: tableOf(game.state, { seat: LEARNER }), isResumed: false };
  // The table keeps what was done, so that it can be told.
  return { script, game: next, table, isHasty: false, isResumed: false };
}
