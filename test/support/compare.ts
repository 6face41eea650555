/** The solver and brute force asked the same: everything in which they differ. */
import { boundFrom } from '../../src/solver/bound.ts';
import { MOST_LINES } from '../../src/solver/lines.ts';
import { beginLine, playLine, valueOf } from '../../src/solver/progress.ts';
import { after, type Node } from '../../src/solver/search.ts';
import { solve } from '../../src/solver/solve.ts';
import { turnsOf } from '../../src/puzzle-bank/start.ts';
import { baseOf } from '../../src/solver/time-slices.ts';
import { brute } from './brute.ts';
import { smallPosition } from './small.ts';

/** `null` where there is no position, or one with more lines than that. */
export function compare(seed: string, mostEnds: number): readonly string[] | null {
  const small = smallPosition(seed);
  if (small === null) return null;
  const { state, seat, goal } = small;
  const start = beginLine(state, seat, goal);
  const reference = start.isOver ? null : brute(start, mostEnds);
  if (reference === null) return null;

  const found = solve(state, seat, goal);
  const differences: string[] = [];
  const same = (what: string, is: unknown, should: unknown): void => {
    if (is !== should) differences.push(`${what}: ${is}, not ${should}`);
  };
  same('best', found.best, reference.best);
  same('lines', found.lines, Math.min(reference.lines, MOST_LINES));
  same('value of the line', valueOf(playLine(start, found.line)), reference.best);
  same('best first action', found.first[0]!.value, reference.best);
  const values = new Map(reference.first.map(({ action, value }) => [JSON.stringify(action), value]));
  for (const { action, value } of found.first) {
    const name = JSON.stringify(action);
    same(name, value, values.get(name));
  }
  // Every first action is in the solver's list, or another with the same effect is.
  const listed = new Set(found.first.map(({ value }) => value));
  for (const [name, value] of values) same(`a value like that of ${name}`, listed.has(value), true);

  const bound = boundFrom(state, seat, goal);
  const root: Node = { state, turns: turnsOf(goal), gain: 0, isOver: false };
  for (const { action, value } of reference.first) {
    const node = after(root, action, seat, goal)!;
    const most = baseOf(goal) + node.gain + (node.isOver ? 0 : bound(node));
    if (goal.type !== 'place' && goal.type !== 'length' && most < value) {
      differences.push(`bound after ${JSON.stringify(action)}: ${most} < ${value}`);
    }
  }
  return differences;
}
