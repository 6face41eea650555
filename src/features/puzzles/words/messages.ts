/** The message at the table of a puzzle, and what is spoken after a change of its state. */
import { valueOf } from '../../../solver/progress.ts';
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import {
  statusMessageOf,
  spokenBetween,
  toldAt,
  type StatusMessage,
} from '../../../table/words/status-message.ts';
import { isBest, isOpen, progressOf, type RouteSession } from '../model/route-session.ts';
import { valueText } from './goal-words.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

export function puzzleSaying(solving: RouteSession, words: Words): StatusMessage {
  const { t } = words;
  const { table, status, solution } = solving;
  const { done } = table;
  if (isOpen(solving)) return statusMessageOf(table, words);
  const told = done.length > 0 ? toldAt(table, done.length - 1, words) : [];
  const rest = { at: null, turn: null, rule: null };
  if (status === 'shown') {
    const text = t('puzzle.solution.at', { at: done.length, length: solution!.length });
    return { ...rest, told: done.length > 0 ? told : [t('puzzle.solution.start')], text };
  }
  return { ...rest, told, text: status === 'checked' ? outcome(solving, t) : overText(solving, t) };
}

/** Says that nothing more can be done, and what to do about it. */
export const overText = (solving: RouteSession, t: Translate): string =>
  t(progressOf(solving).reachedIn === null ? 'puzzle.over' : 'puzzle.arrived');

/** What the line on the table is worth, beside the best. */
export function outcome({ puzzle, line }: Pick<RouteSession, 'puzzle' | 'line'>, t: Translate): string {
  const { goal, best } = puzzle;
  const reached = valueText(valueOf(progressOf({ line })), goal, t);
  return isBest({ puzzle, line })
    ? t('puzzle.outcome.best', { reached })
    : t('puzzle.outcome', { reached, best: valueText(best, goal, t) });
}

export function spokenBetweenMoments(
  before: RouteSession,
  after: RouteSession,
  words: Words,
): readonly string[] {
  const { t } = words;
  if (before === after) return [];
  if (after.status === 'shown' || (after.status === 'checked' && before.status === 'solving')) {
    const { told, text } = puzzleSaying(after, words);
    return after.status === 'shown' ? [...told, text] : [verdictTitle(after, t), text];
  }
  if (isOpen(after)) return spokenBetween(before.table, after.table, words);
  const isNew = after.table.done.length > before.table.done.length;
  return isNew ? [...puzzleSaying(after, words).told, overText(after, t)] : [];
}

export const verdictTitle = (solving: RouteSession, t: Translate): string =>
  t(isBest(solving) ? 'puzzle.best' : 'puzzle.missed');
