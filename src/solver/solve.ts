/** Proves a puzzle: the best, every first action's best, how many lines reach it, and one of them. */
import type { Action, State } from '../engine/index.ts';
import { countLines } from './lines.ts';
import { differentActions } from './moves.ts';
import { after, exact, worthNow, type Node, type Search } from './search.ts';
import { baseOf, beginSearch, inSteps, lineTo, type Proof } from './time-slices.ts';
import type { FirstAction, Goal, Solution } from '../puzzle-bank/types.ts';

export const solve = (state: State, seat: number, goal: Goal): Solution =>
  prove(state, seat, goal).step(Infinity)!;

/** The same in steps. */
export function prove(state: State, seat: number, goal: Goal): Proof<Solution> {
  const { search, root } = beginSearch(state, seat, goal);
  const actions = differentActions(state);
  const found: number[] = [];
  return inSteps(search, () => {
    while (found.length < actions.length) found.push(bestAfter(search, root, actions[found.length]!));
    const best = Math.max(...found);
    const base = baseOf(goal);
    const first = actions.map((action, i): FirstAction => ({ action, value: base + found[i]! }));
    return {
      best: base + best,
      line: lineTo(search, root, best).line,
      lines: countLines(search, root, best),
      first: first.toSorted((a, b) => b.value - a.value),
      nodes: search.nodes,
    };
  });
}

/** The best after an action, or the root's own worth: its route may be the longest of the line. */
function bestAfter(search: Search, root: Node, action: Action): number {
  const { seat, goal } = search;
  return Math.max(worthNow(root, seat, goal), exact(search, after(root, action, seat, goal)!));
}
