/**
 * Single keys at the table, as data. None fires while something is typed, together with another key,
 * or where the map has used the letter itself. They can be switched off (`hasKeys` of the table's
 * settings): speech input sends single letters unintentionally.
 */
import type { TableIntent } from '../pieces/types.ts';
import type { Translate } from '../../i18n/t.ts';
import type { Table } from '../model/reducer.ts';
import type { Command } from './command.ts';

/** To the line of commands, or to the list of keys. */
export type ShortcutEffect = Command | { readonly type: 'go'; readonly to: 'line' | 'keys' };

type Effect = (key: string, table: Table) => ShortcutEffect;
const send =
  (intent: TableIntent): Effect =>
  () => ({ type: 'send', intents: [intent] });

/** An open card while one is to be drawn, a card in the hand otherwise. */
const card: Effect = (key, { now }) => {
  const index = Number(key) - 1;
  return {
    type: 'send',
    intents: [now.step === 'draw' ? { type: 'draw', from: index } : { type: 'card', index }],
  };
};

/** In the order in which they are listed. */
export const SHORTCUTS = [
  { says: (t) => t('command.key.card'), shown: '1–9', keys: '123456789', does: card },
  { says: (t) => t('act.draw.deck'), shown: '0', keys: '0', does: send({ type: 'draw', from: 'deck' }) },
  { says: (t) => t('command.key.left'), shown: 'L', keys: 'l', does: send({ type: 'end', end: 'left' }) },
  { says: (t) => t('command.key.right'), shown: 'R', keys: 'r', does: send({ type: 'end', end: 'right' }) },
  { says: (t) => t('table.new-route'), shown: 'N', keys: 'n', does: send({ type: 'new-route' }) },
  { says: (t) => t('table.close'), shown: 'C', keys: 'c', does: send({ type: 'close' }) },
  { says: (t) => t('command.key.confirm'), shown: 'O', keys: 'o', does: send({ type: 'confirm' }) },
  { says: (t) => t('act.end'), shown: 'E', keys: 'e', does: send({ type: 'end-turn' }) },
  { says: (t) => t('command.key.undo'), shown: 'U', keys: 'u', does: send({ type: 'undo' }) },
  { says: (t) => t('command.key.hint'), shown: 'H', keys: 'h', does: () => ({ type: 'wish', wish: 'hint' }) },
  { says: (t) => t('command.key.why'), shown: 'Y', keys: 'y', does: () => ({ type: 'wish', wish: 'why' }) },
  {
    says: (t) => t('command.key.now'),
    shown: 'S',
    keys: 's',
    does: () => ({ type: 'ask', asked: { about: 'now' } }),
  },
  { says: (t) => t('command.key.line'), shown: 'T', keys: 't', does: () => ({ type: 'go', to: 'line' }) },
  { says: (t) => t('command.key.keys'), shown: '?', keys: '?', does: () => ({ type: 'go', to: 'keys' }) },
] as const satisfies readonly {
  readonly says: (t: Translate) => string;
  readonly shown: string;
  readonly keys: string;
  readonly does: Effect;
}[];

/** The fields of a key event that are read here. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'repeat' | 'target'
>;

/** On a keyboard with non-Latin letters, the key in the position of the Latin letter counts. */
function keyOf({ key, code }: Pressed): string {
  const isPlain = /^[\x21-\x7e]$/.test(key);
  return isPlain ? key.toLowerCase() : (/^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? '');
}

const isTyping = (target: EventTarget | null): boolean =>
  typeof Element !== 'undefined' &&
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

export function shortcutFor(pressed: Pressed, table: Table): ShortcutEffect | null {
  const { altKey, ctrlKey, metaKey, defaultPrevented, repeat, target } = pressed;
  if (altKey || ctrlKey || metaKey || defaultPrevented || repeat || isTyping(target)) return null;
  const key = keyOf(pressed);
  return key === '' ? null : (SHORTCUTS.find(({ keys }) => keys.includes(key))?.does(key, table) ?? null);
}

/** The list of keys, for whoever presses `?`. */
export const shortcutRows = (t: Translate): readonly { readonly key: string; readonly text: string }[] =>
  SHORTCUTS.map(({ shown, says }) => ({ key: shown, text: says(t) }));
