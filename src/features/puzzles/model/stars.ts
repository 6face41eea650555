/**
 * Partial credit, in stars.
 * - The best is worth three.
 * - Points and length: two stars from two thirds of the way to the best, one from a third. The way
 *   begins at what doing nothing would have brought.
 * - Races: one turn later than the fastest is worth two, any later turn one, not arriving none.
 * - Places: the one behind the best that was possible is worth one.
 * - A question of the rules: three, less one for every mistake.
 * - Each hint taken and each answer missed before lowers by one what can be reached.
 */
import { valueOf, type Progress } from '../../../solver/progress.ts';
import type { RoutePuzzle } from '../../../puzzle-bank/types.ts';
import type { Stars } from '../../../storage/results/finished.ts';

const within = (stars: number): Stars => Math.max(0, Math.min(3, stars)) as Stars;

/** Caps the stars at three minus `by`: a result below the cap is not lowered further. */
export const lowered = (stars: Stars, by: number): Stars => within(Math.min(stars, 3 - by));

export const starsAfter = (mistakes: number, hints: number): Stars => within(3 - mistakes - hints);

export function starsFor(
  { goal, best }: Pick<RoutePuzzle, 'goal' | 'best'>,
  line: Progress,
  start: Progress,
): Stars {
  const reached = valueOf(line);
  if (reached >= best) return 3;
  switch (goal.type) {
    case 'points':
    case 'length': {
      const idle = valueOf(start);
      return within(Math.floor((3 * (reached - idle)) / (best - idle)));
    }
    case 'coach':
    case 'group':
      if (line.reachedIn === null) return 0;
      return best - reached === 1 ? 2 : 1;
    case 'place':
      return best - reached === 1 ? 1 : 0;
  }
}
