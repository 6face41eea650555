/** What a page and the solver say to each other. An answer carries the id of its question. */
import type { Action, State } from '../engine/index.ts';
import type { Judgement } from './judge.ts';
import type { Goal, Kind, Puzzle, PuzzleLevel } from './types.ts';

interface Position {
  readonly state: State;
  readonly seat: number;
  readonly goal: Goal;
}

export type Question =
  /** A best line from here. */
  | (Position & { readonly type: 'solve' })
  /** Where a line lost what. */
  | (Position & { readonly type: 'judge'; readonly actions: readonly Action[] })
  /** A new puzzle, of a level if one is asked for. */
  | { readonly type: 'make'; readonly kind: Kind; readonly level: PuzzleLevel | null; readonly seed: string };

export type Answer =
  | { readonly type: 'solved'; readonly line: readonly Action[] }
  | { readonly type: 'judged'; readonly judgement: Judgement }
  | { readonly type: 'made'; readonly puzzle: Puzzle };

export type ToSolver =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'stop'; readonly id: number };

export type FromSolver =
  /** Still at it: so many steps so far. */
  | { readonly type: 'busy'; readonly id: number; readonly steps: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: number };
