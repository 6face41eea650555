/**
 * Converts the session of a puzzle to the attempt that is stored, and back. A stored attempt may be out
 * of date: what does not fit the puzzle is left out, and the puzzle begins anew.
 */
import type { LegalPuzzle, RoutePuzzle } from '../../../puzzle-bank/types.ts';
import type { Attempt } from '../../../storage/attempts/attempts.ts';
import { beginLegal, name, type LegalSession } from './legal-session.ts';
import { begin, solve, type RouteSession } from './route-session.ts';

/** What was done, without the days it belongs to. */
type Done = Omit<Attempt, 'day' | 'on' | 'answeredAt'>;

export const solvingAttempt = ({ puzzle, table, status, hints, misses, answer }: RouteSession): Done => ({
  id: puzzle.id,
  hints,
  misses,
  answer,
  // While the solution is shown, the actions on the board are not the reader's.
  actions: status === 'shown' ? [] : table.done.map(({ action }) => action),
  isChecked: status === 'checked',
});

export const namingAttempt = ({ puzzle, wrong, wrongRules, status, hints, answer }: LegalSession): Done => ({
  id: puzzle.id,
  hints,
  misses: 0,
  answer,
  picks: status === 'choosing' ? wrong : [...wrong, puzzle.illegal],
  rules: wrongRules,
});

export function resumed(puzzle: RoutePuzzle, attempt: Attempt | undefined): RouteSession {
  const fresh = begin(puzzle);
  if (!attempt) return fresh;
  const { actions = [], hints, misses, answer } = attempt;
  const known: RouteSession = { ...fresh, hints, misses, answer };
  const played = actions.reduce((now, action) => solve(now, { type: 'act', action }), known);
  if (played.table.done.length !== actions.length) return known;
  return attempt.isChecked && answer && actions.length > 0 ? { ...played, status: 'checked' } : played;
}

export function resumedNaming(puzzle: LegalPuzzle, attempt: Attempt | undefined): LegalSession {
  const fresh = beginLegal(puzzle);
  if (!attempt) return fresh;
  const { picks = [], rules = [], hints, answer } = attempt;
  const picked = picks.reduce((now, index) => name(now, { type: 'pick', index }), {
    ...fresh,
    hints,
    answer,
  });
  const named = rules.reduce((now, rule) => name(now, { type: 'name', rule }), picked);
  return answer ? { ...named, status: 'done' } : named;
}
