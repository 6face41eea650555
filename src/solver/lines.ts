/**
 * Counts the lines that reach a value. A line consists of the solver's visible actions: cards laid,
 * officials called, routes closed with their houses, coaches, carriages, tokens. Cards drawn and
 * discarded do not tell lines apart, a route has no direction, and houses and carriages count only
 * where the goal asks for points (houses: or for a group).
 *
 * All positions that the same visible actions can have led to, whatever was drawn, are therefore
 * followed together, as far as the value can still be reached from them.
 */
import type { Action } from '../engine/index.ts';
import { differentActions } from './moves.ts';
import { after, nodeKey, stillNeeded, total, worthNow, type Node, type Search } from './search.ts';
import type { Goal } from '../puzzle-bank/types.ts';

/** More are not counted. */
export const MOST_LINES = 1000;

/** What an action adds to the line, or `null` if it does not tell lines apart. */
function mark(node: Node, action: Action, seat: number, goal: Goal): string | null {
  const wantsPoints = goal.type === 'points' || goal.type === 'place';
  switch (action.type) {
    case 'draw':
    case 'discard':
      return null;
    case 'advance':
      return wantsPoints ? `${action.carriage} ${action.to}` : null;
    case 'play': {
      const { route } = node.state.players[seat]!;
      const laid = action.end === 'left' ? [action.city, ...route] : [...route, action.city];
      const forward = laid.join();
      const backward = laid.toReversed().join();
      return forward < backward ? forward : backward;
    }
    case 'close':
      return wantsPoints || goal.type === 'group' ? `close ${action.houses.join()}` : 'close';
    case 'hand-in':
      return `hand-in ${action.officials.join()} ${action.house ?? ''}`;
    case 'call':
      return action.official;
    case 'restart':
      return `restart ${action.city}`;
    default:
      return action.type;
  }
}

export function countLines(search: Search, root: Node, need: number): number {
  const { seat, goal } = search;
  const counted = new Map<string, number>();

  /** Follows actions without a mark: whether a line can end there, and the positions after each mark. */
  function follow(nodes: readonly Node[], left: number): { ends: boolean; groups: Map<string, Node[]> } {
    const groups = new Map<string, Node[]>();
    const queue = [...nodes];
    const seen = new Set<string>();
    let ends = false;
    for (const node of queue) {
      if (node.isOver) {
        ends ||= worthNow(node, seat, goal) >= left;
        continue;
      }
      const key = nodeKey(search, node);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const action of differentActions(node.state)) {
        const next = after(node, action, seat, goal);
        if (next === null || total(search, next, left) < left) continue;
        const name = mark(node, action, seat, goal);
        if (name === null) queue.push(next);
        else groups.set(name, [...(groups.get(name) ?? []), next]);
      }
    }
    return { ends, groups };
  }

  function count(nodes: readonly Node[], needed: number): number {
    // All these nodes have the same route, because the same marks led to them: the first one is enough.
    const left = stillNeeded(nodes[0]!, seat, goal, needed);
    const key = `${left} ${[...new Set(nodes.map((node) => nodeKey(search, node)))].toSorted().join(' ')}`;
    const before = counted.get(key);
    if (before !== undefined) return before;
    const { ends, groups } = follow(nodes, left);
    let lines = ends ? 1 : 0;
    for (const group of groups.values()) {
      if (lines >= MOST_LINES) break;
      lines += count(group, left - group[0]!.gain);
    }
    lines = Math.min(lines, MOST_LINES);
    counted.set(key, lines);
    return lines;
  }

  return count([root], need);
}
