/** The texts that positions of the base game can need: all that the table, its events and its refusals say. */
import type { Module } from '../../engine/index.ts';
import { messagesFor, type Messages } from '../../i18n/t.ts';

const TABLE = [
  'act.',
  'board.',
  'city.',
  'count.',
  'edition.',
  'event.',
  'example.',
  'group.',
  'illegal.',
  'official.',
  'province.',
  'seat.',
  'table.',
];

/** Texts for what only a module can bring about, and texts of other pages. */
const ELSEWHERE = [
  'act.seat',
  'act.advance',
  'act.hand-in',
  'board.state.distance',
  'event.token-taken.',
  'event.hand-in-began',
  'event.handed-in.',
  'event.point-taken.',
  'event.seated.',
  'event.carriage-',
  'event.clergyman',
  'event.dismissed',
  'event.moves-lapsed',
  'illegal.wrong-step.seat',
  'illegal.wrong-step.advance',
  'illegal.wrong-step.hand-in',
  'illegal.wrong-step.now.seat',
  'illegal.wrong-step.now.carriage',
  'illegal.wrong-step.now.hand-in',
  'illegal.wrong-step.now.last-hand-in',
  'illegal.token-',
  'illegal.hand-in-count.',
  'illegal.reward.',
  'illegal.no-road-south.',
  'illegal.carriage-in-rome',
  'illegal.wrong-carriage',
  'illegal.seating',
];

/** The further texts of each module's pieces. `officials` needs only the labels of the audience. */
export const MODULE_TEXTS = {
  officials: ['audience.ui.', 'offices.'],
  audience: ['audience.', 'carriage.', 'offices.', 'rank.', 'rome.', 'town.'],
} as const satisfies Readonly<Record<Module, readonly string[]>>;

/** All that a table can say, with modules or without. */
export const tableTexts = (messages: Messages, also: readonly string[] = []): Messages =>
  messagesFor(messages, [...TABLE, ...also]);

export const baseTexts = (messages: Messages, also: readonly string[] = []): Messages =>
  Object.fromEntries(
    Object.entries(tableTexts(messages, also)).filter(
      ([key]) => !ELSEWHERE.some((prefix) => key.startsWith(prefix)),
    ),
  );
