/**
 * Whether a value can still be reached, by trying what follows with the engine's own transitions. A
 * table remembers for each position what is known of its best: at least `low`, at most `high`.
 */
import { draftOf, play, scores, sitOutUntil, type Action, type Draft, type State } from '../engine/index.ts';
import { isTurnOver } from './sit-out.ts';
import { isReached, placeValue } from './goal.ts';
import { keyOf } from './transposition-key.ts';
import { movesOf } from './moves.ts';
import type { Goal } from '../puzzle-bank/types.ts';

/** A position within a line: turns left, the one under way included. */
export interface Node {
  readonly state: State;
  readonly turns: number;
  /** What the action that led here has gained, in the goal's value. */
  readonly gain: number;
  readonly isOver: boolean;
}

interface Known {
  low: number;
  high: number;
}

export interface Search {
  readonly seat: number;
  readonly goal: Goal;
  /** An upper bound on what can be gained from a node. */
  readonly bound: (node: Node) => number;
  readonly table: Map<string, Known>;
  nodes: number;
  /** The search pauses when `nodes` reaches this. */
  limit: number;
}

/** Thrown when the nodes are used up; the table keeps what was found. */
export const PAUSE: unique symbol = Symbol('pause');

/** The actions that can bring points, which only a goal of points counts on the way. */
const SCORING: readonly Action['type'][] = ['close', 'call', 'take-coach', 'advance', 'hand-in'];

const ownPoints = (state: State, seat: number): number => scores(state).players[seat]!.total;

/** What is worth something in the position itself: the length of the route, or the place at the end. */
export function worthNow({ state, isOver }: Node, seat: number, goal: Goal): number {
  if (goal.type === 'length') return state.players[seat]!.route.length;
  if (goal.type === 'place') return isOver ? placeValue(state, seat) : -Infinity;
  return isOver ? 0 : -Infinity;
}

/** The position after an action, or `null` if it is illegal. */
export function after(node: Node, action: Action, seat: number, goal: Goal): Node | null {
  const draft: Draft = draftOf(node.state);
  if (!play(draft, action).ok) return null;
  const isLast = node.state.step === 'last-hand-in';
  let { turns } = node;
  let gain = 0;
  if (goal.type === 'points' && SCORING.includes(action.type)) {
    gain = ownPoints(draft, seat) - ownPoints(node.state, seat);
  } else if ((goal.type === 'coach' || goal.type === 'group') && isReached(draft, seat, goal)) {
    return { state: draft, turns, gain: isLast ? 1 : turns, isOver: true };
  }
  if (isTurnOver(draft, seat)) {
    sitOutUntil(draft, seat);
    if (!isLast) turns -= 1;
  }
  const isOver = draft.step === 'over' || (turns === 0 && draft.step !== 'last-hand-in');
  return { state: draft, turns, gain, isOver };
}

/**
 * The best that can follow, without the node's own gain, as far as `need` asks: an answer of `need` or
 * more is reached by some line; an answer below `need` is exceeded by none.
 */
function best(search: Search, node: Node, need: number): number {
  const { seat, goal, table } = search;
  let most = worthNow(node, seat, goal);
  if (node.isOver || most >= need) return most;
  const key = nodeKey(search, node);
  let known = table.get(key);
  if (known === undefined) {
    known = { low: -Infinity, high: search.bound(node) };
    table.set(key, known);
  }
  if (known.low >= need) return known.low;
  if (known.high < need) return known.high;
  if (search.nodes >= search.limit) throw PAUSE;
  search.nodes += 1;
  for (const action of movesOf(node.state, seat, goal, node.turns)) {
    const next = after(node, action, seat, goal);
    if (next === null) continue;
    const value = total(search, next, need);
    if (value > most) most = value;
    if (most >= need) break;
  }
  if (most >= need) known.low = most;
  else known.high = most;
  return most;
}

/** The same with the node's own gain. */
export const total = (search: Search, node: Node, need: number): number =>
  node.gain + best(search, node, need - node.gain);

/** Points already made and who waits in Rome decide about places, and about nothing else. */
export function nodeKey({ seat, goal }: Search, { state, turns }: Node): string {
  const key = keyOf(state, seat, turns);
  if (goal.type !== 'place') return key;
  return `${key} ${scores(state)
    .players.map((score) => score.total)
    .join()} ${JSON.stringify(state.waitingRoom)}`;
}

/** Less than any value. */
export const NOTHING = -1000;

/** What is still needed from here: nothing, once a route has had the needed length. */
export const stillNeeded = (node: Node, seat: number, goal: Goal, need: number): number =>
  goal.type === 'length' && worthNow(node, seat, goal) >= need ? NOTHING : need;

/** The exact best, found from below: as long as a value is reached, one more than it is asked for. */
export function exact(search: Search, node: Node): number {
  let value = total(search, node, NOTHING);
  for (;;) {
    const found = total(search, node, value + 1);
    if (found <= value) return value;
    value = found;
  }
}
