/** What a page can ask the solver, and what it is told. */
import type { Action, State } from '../engine/index.ts';
import type { Judgement } from './judge.ts';
import type { Goal } from '../puzzle-bank/types.ts';

interface Position {
  readonly state: State;
  readonly seat: number;
  readonly goal: Goal;
}

export type Question =
  /** A best line from here. */
  | (Position & { readonly type: 'solve' })
  /** Where a line lost the best, and what it lost. */
  | (Position & { readonly type: 'judge'; readonly actions: readonly Action[] });

export type Answer =
  | { readonly type: 'solved'; readonly line: readonly Action[] }
  | { readonly type: 'judged'; readonly judgement: Judgement };
