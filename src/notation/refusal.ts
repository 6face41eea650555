/** Why a text or a record is refused: every code, and the facts a sentence needs. */
import type { GameRecord, Refusal, Replayed, State } from '../engine/index.ts';

type BadRecord = Extract<Replayed, { readonly code: 'bad-record' }>;

/** `index` counts actions from 0, `turn` from 1; turn 0 is the seating before the first. */
interface At {
  readonly index: number;
  readonly turn: number;
}

export interface NotationFacts {
  readonly 'not-text': object;
  readonly empty: object;
  readonly 'too-long': { readonly length: number; readonly limit: number };
  readonly 'bad-json': object;
  /** The record is not one: `field` names what is missing or of the wrong kind. */
  readonly 'bad-record': { readonly field: BadRecord['field'] };
  readonly 'seed-too-long': { readonly limit: number };
  /** The seed holds half a character, which no text can carry. */
  readonly 'seed-broken': object;
  readonly 'too-many-actions': { readonly count: number; readonly limit: number };
  /** The first illegal action, whose it was, and the engine's reason. */
  readonly 'illegal-action': At & { readonly player: number; readonly verdict: Refusal };
  /** A link: `position` counts characters from 0. */
  readonly 'bad-character': { readonly position: number; readonly character: string };
  readonly 'format-version': { readonly version: number; readonly known: number };
  readonly 'rules-version': { readonly version: number; readonly known: number };
  readonly checksum: object;
  /** The data ends too soon: before the action at `index`, or in the head, where both are `null`. */
  readonly 'cut-short': { readonly index: number | null; readonly turn: number | null };
  readonly 'left-over': At;
  /** A number in the data stands for nothing that can be chosen there. */
  readonly 'unknown-choice': { readonly index: number | null; readonly turn: number | null };
  /** A move list: `expected` says what could stand here. */
  readonly syntax: { readonly expected: string; readonly found: string };
  readonly 'turn-number': { readonly expected: number; readonly found: string };
  /** Players are counted from 0, as in the engine. */
  readonly 'wrong-player': { readonly expected: number; readonly found: string };
  /** More moves on the line of a turn that has ended. */
  readonly 'turn-ended': { readonly turn: number };
}
export type NotationCode = keyof NotationFacts;

/** Says what each code means; also the one list of them. */
export const MEANING: Readonly<Record<NotationCode, string>> = {
  'not-text': 'this is not a text',
  empty: 'there is no text',
  'too-long': 'the text is longer than any game',
  'bad-json': 'the text is not JSON',
  'bad-record': 'a part of the record is missing or of the wrong kind',
  'seed-too-long': 'the seed is too long',
  'seed-broken': 'the seed holds half a character',
  'too-many-actions': 'there are more actions than a record may hold',
  'illegal-action': 'the rules do not allow this action',
  'bad-character': 'a character that no link holds',
  'format-version': 'the link is of another format',
  'rules-version': 'the game was played under another version of the rules',
  checksum: 'the link is damaged',
  'cut-short': 'the link ends too soon',
  'left-over': 'the link goes on after its last action',
  'unknown-choice': 'a number in the link stands for nothing',
  syntax: 'something else was expected here',
  'turn-number': 'another turn is next',
  'wrong-player': 'another player is to move',
  'turn-ended': 'the turn has ended; the next one needs a line of its own',
};

export const NOTATION_CODES = /* @__PURE__ */ Object.keys(MEANING) as readonly NotationCode[];

/** Where in a move list: both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type NotationRefusalOf<C extends NotationCode> = {
  readonly ok: false;
  readonly code: C;
} & Partial<Place> &
  NotationFacts[C];
export type NotationRefusal = { [C in NotationCode]: NotationRefusalOf<C> }[NotationCode];

/** The record in its canonical spelling, and the state it leads to. */
export type Parsed =
  { readonly ok: true; readonly record: GameRecord; readonly state: State } | NotationRefusal;

export const refuse = <C extends NotationCode>(code: C, facts: NotationFacts[C]): NotationRefusal =>
  ({ ok: false, code, ...facts }) as unknown as NotationRefusal;
