/** Why a text or a record is refused: every code, and the facts a sentence needs. */
import type { GameRecord, Refusal, Replayed, State } from '../engine/index.ts';
import type { Expected } from './expected.ts';

type BadRecord = Extract<Replayed, { readonly code: 'bad-record' }>;

/** `index` counts actions from 0, `turn` from 1; turn 0 is the seating before the first. */
interface At {
  readonly index: number;
  readonly turn: number;
}

export const NOTATION_CODES = [
  'not-text',
  'empty',
  'too-long',
  'bad-json',
  'bad-record',
  'seed-too-long',
  'seed-broken',
  'too-many-actions',
  'illegal-action',
  'bad-character',
  'format-version',
  'rules-version',
  'checksum',
  'cut-short',
  'left-over',
  'unknown-choice',
  'syntax',
  'turn-number',
  'wrong-player',
  'turn-ended',
] as const;
export type NotationCode = (typeof NOTATION_CODES)[number];

/** A code that is not on the list cannot be used, and a listed one without facts does not compile. */
export interface NotationFacts {
  readonly 'not-text': object;
  readonly empty: object;
  readonly 'too-long': { readonly length: number; readonly limit: number };
  readonly 'bad-json': object;
  /** The record is not one: `field` names what is missing or of the wrong kind. */
  readonly 'bad-record': { readonly field: BadRecord['field'] };
  readonly 'seed-too-long': { readonly limit: number };
  /** The seed holds a lone surrogate, which UTF-8 cannot encode. */
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
  /** A move list: what could stand here, and the word that does, if there is one. */
  readonly syntax: Expected & { readonly found: string };
  readonly 'turn-number': { readonly expected: number; readonly found: string };
  /** Players are counted from 0, as in the engine. */
  readonly 'wrong-player': { readonly expected: number; readonly found: string };
  /** More moves on the line of a turn that has ended. */
  readonly 'turn-ended': { readonly turn: number };
}

/** Where in a move list: both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

type NotationRefusalOf<C extends NotationCode> = {
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
