/** A puzzle as one line of the bank. What the words mean is in `README.md`; `decode.ts` reads them. */
import { GROUP_LETTERS } from './code-letters.ts';
import { writeAction } from './code-action.ts';
import { writePosition } from './code-position.ts';
import type { Measures } from './level.ts';
import type { Goal, LegalPuzzle, RoutePuzzle } from './types.ts';

/** A puzzle with the measures behind its level; its id follows from its place in the bank. */
export type Banked =
  | { readonly puzzle: RoutePuzzle; readonly measures: Measures }
  | { readonly puzzle: LegalPuzzle; readonly measures: null };

export function encode({ puzzle, measures }: Banked): string {
  const position = writePosition(puzzle.position);
  if (measures === null) {
    const { level, illegal, rules, actions, before = [] } = puzzle;
    const list = (words: typeof actions): string => words.map((word) => writeAction(word as never)).join();
    return ['legal', level, illegal, rules.join(), list(actions), list(before) || '-', ...position].join(' ');
  }
  const { kind, level, goal, best, firstMoves, lines } = puzzle;
  const { all, greedy, solid, traps } = measures;
  const measured = [all, greedy, solid, traps].join();
  return [kind, level, writeGoal(goal), best, firstMoves, lines, measured, ...position].join(' ');
}

function writeGoal(goal: Goal): string {
  switch (goal.type) {
    case 'points':
      return `p${goal.turns}`;
    case 'length':
      return `l${goal.turns}`;
    case 'coach':
      return `c${goal.turns}${goal.coach}`;
    case 'group':
      return `g${goal.turns}${GROUP_LETTERS.write([goal.group])}`;
    case 'place':
      return 'w';
  }
}
