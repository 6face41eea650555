/** How hard a puzzle is, from what was measured. The formula is told in `README.md`. */
import type { Goal, PuzzleLevel } from './types.ts';

/** The values that two plain ways of playing reach, and the number of first actions to choose from. */
export interface Measures {
  /** First actions that differ. */
  readonly all: number;
  /** The value reached by taking the most at once, turn by turn. */
  readonly greedy: number;
  /** The value reached by a player that knows the game: `solid` for the bank, `simple` for endless. */
  readonly solid: number;
  /** How many of these two begin with a move after which the best is out of reach. */
  readonly traps: number;
}

export interface Measured extends Measures {
  readonly goal: Goal;
  readonly best: number;
  readonly firstMoves: number;
  readonly lines: number;
}

/** The turns that a best answer takes. */
const turnsTaken = ({ goal, best }: Measured): number => {
  if (goal.type === 'place') return 1;
  return goal.type === 'coach' || goal.type === 'group' ? -best : goal.turns;
};

/** How many of the limits a number has passed. */
const passed = (value: number, limits: readonly number[]): number =>
  limits.filter((limit) => value >= limit).length;

/** How narrow the way is: by the share of first moves that keep the best, or by the lines that reach it. */
const narrowness = ({ all, firstMoves, lines }: Measured): number =>
  Math.max(passed(all / firstMoves, [4, 8, 16]), passed(1 / lines, [1 / 20, 1 / 6, 1 / 2]));

/** Points of difficulty; 0 for what anybody sees. */
function difficulty(measured: Measured): number {
  const { best, greedy, solid, traps } = measured;
  // A turn more, a city less or a place behind weighs as much as two points.
  const scale = measured.goal.type === 'points' ? 1 : 2;
  return (
    2 * (turnsTaken(measured) - 1) +
    passed(scale * (best - greedy), [1, 2, 4]) +
    passed(scale * (best - solid), [1, 2, 4]) +
    traps +
    narrowness(measured)
  );
}

/** The difficulties at which levels 2 to 5 begin. */
const LIMITS = [4, 6, 8, 10] as const;

export const levelOf = (measured: Measured): PuzzleLevel =>
  (1 + passed(difficulty(measured), LIMITS)) as PuzzleLevel;
