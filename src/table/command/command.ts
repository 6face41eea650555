/** The result of reading a typed line: intents for the table, a question, a wish, or a problem. */
import type { Action, CityId } from '../../engine/index.ts';
import type { TableIntent } from '../pieces/types.ts';
import type { Table } from '../model/reducer.ts';
import type { Lexicon } from './lexicon.ts';
import type { Question, SenseOf, Wish } from './vocabulary.ts';

/** Where a line is typed: at which table, in which languages, and what the page can do besides. */
export interface Desk {
  /** The reader's own language first. */
  readonly lexica: readonly [Lexicon, ...Lexicon[]];
  readonly table: Table;
  readonly wishes: readonly Wish[];
}

export type Asked =
  | { readonly about: Exclude<Question, 'where' | 'roads' | 'houses' | 'route'> }
  | { readonly about: 'where'; readonly what: SenseOf<'city' | 'carriage'> }
  | { readonly about: 'roads'; readonly city: CityId }
  | { readonly about: 'houses' | 'route'; readonly player: number | null };

export type Command =
  /** Sent one after another, as if tapped at the table. */
  | { readonly type: 'send'; readonly intents: readonly TableIntent[] }
  | { readonly type: 'ask'; readonly asked: Asked }
  | { readonly type: 'wish'; readonly wish: Wish };

/** Verbs that cannot stand alone. */
export type Incomplete =
  'take' | 'play' | 'call' | 'house' | 'discard' | 'hand-in' | 'move' | 'seat' | 'where' | 'roads';

export type Problem =
  | { readonly why: 'empty' | 'too-long' }
  /** Suggestions are whole lines. */
  | { readonly why: 'unclear' | 'unknown'; readonly word: string; readonly suggestions: readonly string[] }
  /** Nothing can be done with this word here. */
  | { readonly why: 'too-much'; readonly word: string }
  | { readonly why: 'missing'; readonly verb: Incomplete }
  | { readonly why: 'not-open'; readonly city: CityId }
  | { readonly why: 'not-an-end'; readonly city: CityId }
  | { readonly why: 'not-begun'; readonly verb: 'confirm' | 'cancel' | 'house' }
  | { readonly why: 'no-such-player'; readonly number: number }
  | { readonly why: 'waiting' | 'not-here' };

export type Parsed =
  { readonly ok: true; readonly command: Command } | { readonly ok: false; readonly problem: Problem };

export const send = (...intents: readonly TableIntent[]): Parsed => ({
  ok: true,
  command: { type: 'send', intents },
});
export const act = (action: Action): Parsed => send({ type: 'act', action });
export const ask = (asked: Asked): Parsed => ({ ok: true, command: { type: 'ask', asked } });
export const stop = (problem: Problem): Parsed => ({ ok: false, problem });
