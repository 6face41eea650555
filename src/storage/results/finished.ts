/** What is known of a puzzle once its first answer was checked, or the solution was asked for. */
import type { Day } from '../../text/day.ts';
import type { Kind, PuzzleLevel } from '../../puzzle-bank/types.ts';

export type Stars = 0 | 1 | 2 | 3;

export interface Finished {
  readonly id: string;
  /** The day it belongs to, whenever it was solved; none for practice. */
  readonly day: Day | null;
  readonly kind: Kind;
  readonly level: PuzzleLevel;
  readonly stars: Stars;
  /** As the puzzle counts; of a question of the rules, 1 is right and 0 is not. */
  readonly best: number;
  readonly reached: number;
  /** How many of the three hints were taken before. */
  readonly hints: 0 | 1 | 2 | 3;
  /** Milliseconds since 1970. */
  readonly at: number;
}
