/** What the table of a game says: what has just happened, what is expected now, what was refused. */
import { eventFor, type GameEvent, type RuleId } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { actionLabel } from './action-label.ts';
import { narrate } from './narrate.ts';
import { refusalSentence } from './refusal.ts';
import { promptFor } from './prompt.ts';
import type { Done, Table } from '../model/reducer.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

export interface StatusMessage {
  /** The last action in sentences; nothing before the first, and while something is begun. */
  readonly told: readonly string[];
  /** Which action that is, so that it can be asked why it was done. */
  readonly at: number | null;
  /** That the reader's turn has just begun, and what a turn has begun with. */
  readonly turn: string | null;
  /** What is expected, or why what was tried cannot be. */
  readonly text: string;
  readonly rule: RuleId | null;
}

/** The seat that reads; an onlooker has none. */
export const readerOf = ({ seat }: Table): number | null => (typeof seat === 'number' ? seat : null);

export function statusMessageOf(table: Table, { t, names }: Words): StatusMessage {
  const { refusal, pending, undone, done, now } = table;
  const prompt = promptFor(table, t, names, { hasOfficials: true });
  if (refusal) {
    const reason = refusalSentence(refusal, t, names);
    const text = pending?.type === 'card' ? `${reason} ${prompt}` : reason;
    return { ...NOTHING_TOLD, text, rule: refusal.rule };
  }
  if (undone)
    return {
      ...NOTHING_TOLD,
      told: [t('table.undone', { action: actionLabel(undone, now, t, names) })],
      text: prompt,
      rule: null,
    };
  if (pending || done.length === 0) return { ...NOTHING_TOLD, text: prompt, rule: null };
  return { ...lastTold(table, { t, names }), text: prompt, rule: null };
}

const NOTHING_TOLD = { told: [], at: null, turn: null } as const;

/**
 * Events from `turn-began` on are told apart from what was done: nobody would ask why they happened. If
 * the last action only ended the turn, the one before it is told.
 */
function lastTold(table: Table, words: Words): Pick<StatusMessage, 'told' | 'at' | 'turn'> {
  const { done, now } = table;
  const last = done.length - 1;
  const { events, player } = done[last]!;
  const began = events.findIndex(({ type }) => type === 'turn-began');
  const deeds = began < 0 ? events : events.slice(0, began);
  // `turn-began` is told only to the player whose turn it is; for others the prompt names that player.
  const start = began < 0 ? [] : events.slice(readerOf(table) === now.player ? began : began + 1);
  const turn = toldAt(table, last, words, start).join(' ') || null;
  const told = toldAt(table, last, words, deeds);
  return told.length === 0 && done[last - 1]?.player === player
    ? { told: toldAt(table, last - 1, words), at: last - 1, turn }
    : { told, at: last, turn };
}

/** One action in sentences, without what goes without saying and what this reader may not know. */
export function toldAt(
  table: Table,
  index: number,
  { t, names }: Words,
  events: readonly GameEvent[] = table.done[index]!.events,
): readonly string[] {
  const { done, past } = table;
  const you = readerOf(table);
  const known = events.filter(isWorthTelling(done[index]!)).map((event) => eventFor(event, you));
  return narrate(known, past[index]!, { t, names, you });
}

/** New open cards need no telling, except after a sweep; nor does a turn's end when the next one begins. */
const isWorthTelling =
  ({ events }: Done) =>
  ({ type }: GameEvent): boolean => {
    if (type === 'market-filled') return events.some((event) => event.type === 'market-swept');
    return type !== 'turn-ended' || !events.some((event) => event.type === 'turn-began');
  };

/**
 * What is to be spoken when one table has become another: each action once, what was refused or taken
 * back, and what is expected when that is new.
 */
export function spokenBetween(before: Table, after: Table, words: Words): readonly string[] {
  if (before === after) return [];
  const { text } = statusMessageOf(after, words);
  const isNewGame = before.start !== after.start;
  if (isNewGame) return [text];
  if (after.refusal) return [text];
  if (after.undone && after.done.length < before.done.length) {
    const { told } = statusMessageOf(after, words);
    return [...told, text];
  }
  const told = [...after.done.keys()]
    .slice(before.done.length)
    .map((index) => toldAt(after, index, words).join(' '));
  const isYours = readerOf(after) === after.now.player || after.now.step === 'over';
  const isNew = told.length > 0 || statusMessageOf(before, words).text !== text || before.refusal !== null;
  return [...told.filter(Boolean), ...(isYours && isNew ? [text] : [])];
}
