/**
 * A puzzle is a position, a goal and a number of turns; the others sit out. Everything here is plain
 * JSON. What a goal is worth is in `solver/goal.ts`, how far a line has come in `solver/progress.ts`.
 */
import type { Action, GroupId, Position, RuleId } from '../engine/index.ts';

export const KINDS = [
  'line',
  'closing',
  'plan',
  'coach',
  'sweep',
  'last',
  'legal',
  'officials',
  'rome',
] as const;
export type Kind = (typeof KINDS)[number];

export type PuzzleLevel = 1 | 2 | 3 | 4 | 5;

/**
 * What is to be reached. A value is a whole number, and more is better:
 * - `points`: points after the turns minus points before them.
 * - `length`: the longest route that lay before the solver at any moment, closed or not.
 * - `coach`, `group`: minus the turns needed, the one in which it is reached included; minus one turn
 *   more than there are if it is not reached. The line ends as soon as it is.
 * - `place`: minus the place in the game, whose last turn this is.
 */
export type Goal =
  | { readonly type: 'points' | 'length'; readonly turns: number }
  | { readonly type: 'coach'; readonly coach: number; readonly turns: number }
  | { readonly type: 'group'; readonly group: GroupId; readonly turns: number }
  | { readonly type: 'place' };

interface OfPuzzle {
  readonly id: string;
  readonly level: PuzzleLevel;
  /** The solver is the one whose turn it is; the order of the pile is given. */
  readonly position: Position;
}

export interface RoutePuzzle extends OfPuzzle {
  readonly kind: Exclude<Kind, 'legal'>;
  readonly goal: Goal;
  readonly best: number;
  /** How many first actions keep the best. */
  readonly firstMoves: number;
  /** How many lines reach it, as `Solution` counts them. */
  readonly lines: number;
}

export interface LegalPuzzle extends OfPuzzle {
  readonly kind: 'legal';
  /** Played from the position first, to come to steps at which no position begins. */
  readonly before?: readonly Action[];
  readonly actions: readonly Action[];
  /** Which of the actions is refused. */
  readonly illegal: number;
  /** To choose from, the right one among them. */
  readonly rules: readonly RuleId[];
}

export type Puzzle = RoutePuzzle | LegalPuzzle;

/** What the solver proves. */
export interface Solution {
  readonly best: number;
  /** One line that reaches the best. */
  readonly line: readonly Action[];
  /** How many different lines reach it, up to `MOST_LINES`. */
  readonly lines: number;
  /** Every first action that is different from the others, with the best that can follow it; best first. */
  readonly first: readonly FirstAction[];
  /** Positions looked at. */
  readonly nodes: number;
}

export interface FirstAction {
  readonly action: Action;
  readonly value: number;
}
