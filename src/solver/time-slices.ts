/** How a search is begun, and how a proof runs in steps. */
import type { Action, State } from '../engine/index.ts';
import { boundFrom } from './bound.ts';
import { notReached } from './goal.ts';
import { movesOf } from './moves.ts';
import { after, NOTHING, PAUSE, stillNeeded, total, type Node, type Search } from './search.ts';
import { isClosed, turnsOf } from '../puzzle-bank/start.ts';
import type { Goal } from '../puzzle-bank/types.ts';

export interface Proof<T> {
  /** Searches that many more positions; returns the answer once it is found. */
  readonly step: (nodes: number) => T | null;
}

/** A step first finds its way back to where the last one stopped; this is more than any line is long. */
const SHORTEST_STEP = 100;

/** Repeats `run` until the positions of a step are enough: the search keeps what each run has found. */
export function inSteps<T>(search: Search, run: () => T): Proof<T> {
  let answer: T | null = null;
  return {
    step(nodes) {
      search.limit = search.nodes + Math.max(nodes, SHORTEST_STEP);
      try {
        answer ??= run();
      } catch (error) {
        if (error !== PAUSE) throw error;
      }
      return answer;
    },
  };
}

/** Positions looked at between two pauses: a few milliseconds on a slow phone. */
const STEP = 200;

/** A proof as a generator: it yields between steps, so that its caller can pause or stop it. */
export function* proved<T>(proof: Proof<T>): Generator<null, T> {
  for (;;) {
    const found = proof.step(STEP);
    if (found) return found;
    yield null;
  }
}

/** Numbers the pauses, for a thread that handles its messages in between. */
export function* counted<T>(steps: Generator<unknown, T>): Generator<number, T> {
  for (let pauses = 1; ; pauses++) {
    const step = steps.next();
    if (step.done) return step.value;
    yield pauses;
  }
}

/** Runs to the end without pausing. */
export function atOnce<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export function beginSearch(state: State, seat: number, goal: Goal): { search: Search; root: Node } {
  if (!isClosed(state, seat, goal)) throw new RangeError('no puzzle: chance or somebody else decides');
  return {
    search: { seat, goal, bound: boundFrom(state, seat, goal), table: new Map(), nodes: 0, limit: 0 },
    root: { state, turns: turnsOf(goal), gain: 0, isOver: false },
  };
}

/** Added to a search's gain to get a value: races are counted up from their worst value. */
export const baseOf = (goal: Goal): number =>
  goal.type === 'coach' || goal.type === 'group' ? notReached(goal) : 0;

/** The first line found that reaches the value, and the position it ends in. */
export function lineTo(
  search: Search,
  start: Node,
  need: number,
): { readonly line: readonly Action[]; readonly end: State; readonly longest: number } {
  const { seat, goal } = search;
  const line: Action[] = [];
  let node = start;
  let left = need;
  let longest = lengthOf(node.state, seat);
  while (!node.isOver) {
    left = stillNeeded(node, seat, goal, left);
    const [action, next] = keeping(search, node, left);
    line.push(action);
    left -= next.gain;
    node = next;
    longest = Math.max(longest, lengthOf(node.state, seat));
  }
  return { line, end: node.state, longest };
}

const lengthOf = (state: State, seat: number): number => state.players[seat]!.route.length;

/**
 * An action after which the value can still be reached. Once nothing is needed any more, ending the turn
 * is preferred: a route that only had to be long is not closed as well.
 */
export function keeping(search: Search, node: Node, need: number): readonly [Action, Node] {
  const { seat, goal } = search;
  const moves = movesOf(node.state, seat, goal, node.turns);
  const ends = need === NOTHING ? moves.filter(({ type }) => type === 'end') : [];
  for (const action of [...ends, ...moves]) {
    const next = after(node, action, seat, goal);
    if (next !== null && total(search, next, need) >= need) return [action, next];
  }
  throw new Error('no action keeps the best');
}
