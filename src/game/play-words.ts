/** What the table of a game says: what has just happened, what is expected now, what was refused. */
import { eventFor, type GameEvent, type RuleId } from '../engine/index.ts';
import type { Names } from '../i18n/names.ts';
import type { Translate } from '../i18n/t.ts';
import { actionLabel } from './action-label.ts';
import { narrate } from './narrate.ts';
import { refusalSentence } from './refusal.ts';
import { promptFor } from './table-prompt.ts';
import type { Done, Table } from './table-state.ts';

interface Words {
  readonly t: Translate;
  readonly names: Names;
}

export interface Saying {
  /** The last action in sentences; nothing before the first, and while something is begun. */
  readonly told: readonly string[];
  /** What is expected, or why what was tried cannot be. */
  readonly text: string;
  readonly rule: RuleId | null;
}

/** The seat that reads; an onlooker has none. */
export const readerOf = ({ seat }: Table): number | null => (typeof seat === 'number' ? seat : null);

export function sayingOf(table: Table, { t, names }: Words): Saying {
  const { refusal, pending, undone, done, now } = table;
  const prompt = promptFor(table, t, names, { hasOfficials: true });
  if (refusal) {
    const reason = refusalSentence(refusal, t, names);
    return { told: [], text: pending?.type === 'card' ? `${reason} ${prompt}` : reason, rule: refusal.rule };
  }
  if (undone)
    return {
      told: [t('table.undone', { action: actionLabel(undone, now, t, names) })],
      text: prompt,
      rule: null,
    };
  const told = pending || done.length === 0 ? [] : toldAt(table, done.length - 1, { t, names });
  return { told, text: prompt, rule: null };
}

/** One action in sentences, without what goes without saying and what this reader may not know. */
export function toldAt(table: Table, index: number, { t, names }: Words): readonly string[] {
  const { done, past } = table;
  const you = readerOf(table);
  const known = done[index]!.events.filter(isWorthTelling(done[index]!)).map((event) => eventFor(event, you));
  return narrate(known, past[index]!, { t, names, you });
}

/** New open cards are seen; that a turn ends is said by whose turn begins. */
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
  const { text } = sayingOf(after, words);
  const isNewGame = before.start !== after.start;
  if (isNewGame) return [text];
  if (after.refusal) return [text];
  if (after.undone && after.done.length < before.done.length) {
    const { told } = sayingOf(after, words);
    return [...told, text];
  }
  const told = [...after.done.keys()]
    .slice(before.done.length)
    .map((index) => toldAt(after, index, words).join(' '));
  const isYours = readerOf(after) === after.now.player || after.now.step === 'over';
  const isNew = told.length > 0 || sayingOf(before, words).text !== text || before.refusal !== null;
  return [...told.filter(Boolean), ...(isYours && isNew ? [text] : [])];
}
