/** Proves a puzzle: the best, every first action's best, how many lines reach it, and one of them. */
import type { Action, State } from '../engine/index.ts';
import { notReached } from './goal.ts';
import { countLines } from './lines.ts';
import { differentActions, movesOf } from './moves.ts';
import { after, exact, PAUSE, stillNeeded, total, worthNow, type Node, type Search } from './search.ts';
import { isClosed, turnsOf } from './start.ts';
import type { FirstAction, Goal, Solution } from './types.ts';

export interface Proof {
  /** Goes on for that many positions; the solution once it is found. */
  readonly step: (nodes: number) => Solution | null;
}

/** A step first walks back to where the last one stopped; this is more than any line is long. */
const SHORTEST_STEP = 200;

export const solve = (state: State, seat: number, goal: Goal): Solution =>
  prove(state, seat, goal).step(Infinity)!;

/** The same in steps: what one step has found, the next one knows. */
export function prove(state: State, seat: number, goal: Goal): Proof {
  if (!isClosed(state, seat, goal)) throw new RangeError('no puzzle: chance or somebody else decides');
  const search: Search = { seat, goal, bound: () => Infinity, table: new Map(), nodes: 0, limit: 0 };
  const root: Node = { state, turns: turnsOf(goal), gain: 0, isOver: false };
  const base = goal.type === 'coach' || goal.type === 'group' ? notReached(goal) : 0;
  const actions = differentActions(state);
  const first: FirstAction[] = [];
  let solution: Solution | null = null;

  function run(): Solution {
    while (first.length < actions.length) {
      const action = actions[first.length]!;
      // A route may be the longest before anything is done.
      const value = Math.max(worthNow(root, seat, goal), exact(search, after(root, action, seat, goal)!));
      first.push({ action, value });
    }
    const best = Math.max(...first.map(({ value }) => value));
    return {
      best: base + best,
      line: lineTo(search, root, best),
      lines: countLines(search, root, best),
      first: first
        .map(({ action, value }) => ({ action, value: base + value }))
        .toSorted((a, b) => b.value - a.value),
      nodes: search.nodes,
    };
  }

  return {
    step(nodes) {
      search.limit = search.nodes + Math.max(nodes, SHORTEST_STEP);
      try {
        solution ??= run();
      } catch (error) {
        if (error !== PAUSE) throw error;
      }
      return solution;
    },
  };
}

/** The first line found that reaches the value. */
function lineTo(search: Search, start: Node, need: number): readonly Action[] {
  const { seat, goal } = search;
  const line: Action[] = [];
  let node = start;
  let left = need;
  while (!node.isOver) {
    left = stillNeeded(node, seat, goal, left);
    const [action, next] = keeping(search, node, left);
    line.push(action);
    left -= next.gain;
    node = next;
  }
  return line;
}

function keeping(search: Search, node: Node, need: number): readonly [Action, Node] {
  const { seat, goal } = search;
  for (const action of movesOf(node.state, seat, goal, node.turns)) {
    const next = after(node, action, seat, goal);
    if (next !== null && total(search, next, need) >= need) return [action, next];
  }
  throw new Error('no action keeps the best');
}
