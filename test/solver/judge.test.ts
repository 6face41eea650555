/** What is said of a line that somebody played. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/index.ts';
import { judge, type Judgement } from '../../src/solver/judge.ts';
import { beginLine, playLine, valueOf } from '../../src/solver/progress.ts';
import { stateOf } from '../../src/puzzle-bank/start.ts';
import type { RoutePuzzle } from '../../src/puzzle-bank/types.ts';
import { CLOSING, COACH, PLAN } from '../support/puzzles.ts';

const judged = (puzzle: RoutePuzzle, ...actions: readonly Action[]): Judgement =>
  judge(stateOf(puzzle), 0, puzzle.goal, actions).step(Infinity)!;
const SLOT: Action = { type: 'draw', from: 0 };
const LAY: Action = { type: 'play', city: 'muenchen', end: 'right' };
const END: Action = { type: 'end' };

describe('a line', () => {
  test('that is best has no slip', () => {
    const line: Action = {
      type: 'close',
      way: 'one-province',
      houses: ['mannheim', 'carlsruhe', 'freiburg'],
    };
    expect(judged(CLOSING, line)).toEqual({
      value: 11,
      best: 11,
      possible: 11,
      isOver: true,
      line: [line],
      slip: null,
    });
  });

  test('that is not says where, and what was lost: the Baden tile', () => {
    const action: Action = { type: 'close', way: 'each-province', houses: ['mannheim', 'ulm', 'augsburg'] };
    expect(judged(CLOSING, action)).toMatchObject({
      value: 8,
      best: 11,
      possible: 8,
      isOver: true,
      slip: {
        at: 0,
        action,
        better: { type: 'close', way: 'one-province' },
        lost: {
          tiles: [{ stack: 'baden', value: 3 }],
          coach: null,
          houses: 0,
          length: 0,
          turns: 0,
          points: 0,
        },
      },
    });
  });

  test('under way is judged by what it can still become', () => {
    expect(judged(PLAN)).toMatchObject({ value: 0, best: 5, possible: 5, isOver: false, slip: null });
    expect(judged(PLAN, LAY)).toMatchObject({ value: 0, best: 5, possible: 5, slip: null });
    const lost = judged(PLAN, { type: 'restart', city: 'muenchen' });
    expect(lost.possible).toBeLessThan(5);
    expect(lost.slip).toMatchObject({ at: 0, better: LAY });
  });

  test('in a race says how many turns were lost', () => {
    // No card to come fits, so the route would be gone a turn later.
    const { value, possible, slip } = judged(COACH, SLOT, LAY, END);
    expect({ value, possible }).toEqual({ value: -3, possible: -3 });
    expect(slip).toMatchObject({
      at: 2,
      action: END,
      better: { type: 'close' },
      lost: { turns: 2, coach: 4 },
    });
  });

  test('that ended early is judged to its end, and its best line reaches the best', () => {
    const { line, best } = judged(COACH, SLOT);
    const start = beginLine(stateOf(COACH), 0, COACH.goal);
    expect(valueOf(playLine(start, line))).toBe(best);
    expect(judged(COACH, ...line, END)).toMatchObject({ value: best, isOver: true, slip: null });
  });

  test('must be legal', () => {
    expect(() => judged(PLAN, END)).toThrow('wrong-step');
  });
});
