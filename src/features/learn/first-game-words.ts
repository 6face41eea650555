/** What the guide of the first game says: what has just happened, and then what to do now. */
import type { GameEvent } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { housesMissed } from './first-game-closing.ts';
import { isAsking, isLast, lessonOf } from '../../table/model/first-game.ts';
import { LEARNER, type Learning } from './first-game-table.ts';
import { narrate } from '../../table/words/narrate.ts';
import { refusalSentence } from '../../table/words/refusal.ts';
import { seatsCalled } from '../../table/words/seat-names.ts';
import { promptFor } from '../../table/words/prompt.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

export interface GuideWords {
  /** Sentences about the last step, or the answer to a try. */
  readonly told: readonly string[];
  /** What to do now, and why. */
  readonly task: string;
}

/** At this table there are two: the learner and the companion, whatever the colours of their houses. */
export const seatsByName = (t: Translate): Translate =>
  seatsCalled(t, [t('learn.you'), t('learn.companion')]);

export function guideWords(now: Learning, words: Words): GuideWords {
  const { game, table } = now;
  const { t, names } = words;
  const lesson = lessonOf(game) ?? game.lessons.at(-1)!;
  const text = t(`lesson.${lesson.id}`);
  const { refusal, pending } = table;
  if (refusal)
    return {
      told: [refusalSentence(refusal, t, names)],
      task: pending ? promptFor(table, t, names, { hasOfficials: true }) : text,
    };
  if (pending) return { told: [], task: promptFor(table, t, names, { hasOfficials: true }) };
  if (game.answer === 'instead' && isAsking(lesson))
    return { told: [], task: t(`lesson.${lesson.id}.instead`) };
  const missed = lesson.id === 'score' ? housesMissed(now.script, game) : null;
  const task = missed ? `${text} ${t('learn.more-houses', { n: missed.most })}` : text;
  if (now.isHasty) return { told: [t(isLast(game) ? 'learn.over' : 'learn.first-read')], task };
  if (now.isResumed) return { told: [t('learn.resumed')], task };
  return { told: toldOf(now, words), task };
}

/**
 * Leaves out events of a player other than the one who acted, the end of the companion's turn, and the
 * usual filling of the market.
 */
function toldOf({ game: { before, events } }: Learning, { t, names }: Words): readonly string[] {
  const isSwept = events.some(({ type }) => type === 'market-swept');
  const isWorthTelling = (event: GameEvent): boolean => {
    if (event.type === 'market-filled') return isSwept;
    if (event.type === 'turn-ended') return event.player === LEARNER;
    return !('player' in event) || event.player === before.player;
  };
  return narrate(events.filter(isWorthTelling), before, { t, names, you: LEARNER });
}
