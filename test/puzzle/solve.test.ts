/** The solver against brute force, and what a solution says. */
import { describe, expect, test } from 'vitest';
import { beginLine, playLine, valueOf } from '../../src/puzzle/progress.ts';
import { MOST_LINES } from '../../src/puzzle/lines.ts';
import { prove, solve } from '../../src/puzzle/solve.ts';
import { stateOf } from '../../src/puzzle/start.ts';
import { brute } from '../support/brute.ts';
import { COACH, HAND_MADE, PLAN } from '../support/puzzles.ts';
import { smallPosition } from '../support/small.ts';

describe('puzzles made by hand', () => {
  test.each(HAND_MADE.map((puzzle) => [puzzle.id, puzzle] as const))('%s is proved', (_, puzzle) => {
    const { best, lines, first, line } = solve(stateOf(puzzle), 0, puzzle.goal);
    const firstMoves = first.filter(({ value }) => value === best).length;
    expect({ best, lines, firstMoves }).toEqual({
      best: puzzle.best,
      lines: puzzle.lines,
      firstMoves: puzzle.firstMoves,
    });
    expect(valueOf(playLine(beginLine(stateOf(puzzle), 0, puzzle.goal), line))).toBe(best);
  });

  test('in steps, it comes to the same', () => {
    const proof = prove(stateOf(PLAN), 0, PLAN.goal);
    let steps = 1;
    while (proof.step(200) === null) steps += 1;
    expect(steps).toBeGreaterThan(1);
    const { nodes: _, ...solution } = proof.step(0)!;
    expect(solve(stateOf(PLAN), 0, PLAN.goal)).toMatchObject(solution);
  });

  test('where chance or others decide there is no puzzle', () => {
    const position = {
      ...COACH.position,
      pile: COACH.position.pile!.slice(0, 9),
      discard: COACH.position.pile!.slice(9),
    };
    expect(() => solve(stateOf({ position }), 0, COACH.goal)).toThrow('no puzzle');
  });
});

describe('against brute force', () => {
  const PARTS = 20;
  const EACH = 12;
  /** Longer lines of play are left to `npm run fuzz`. */
  const MOST_ENDS = 2000;

  test.each(Array.from({ length: PARTS }, (_, part) => part))('part %i', (part) => {
    for (let i = 0; i < EACH; i++) {
      const seed = `small-${part}-${i}`;
      const small = smallPosition(seed);
      if (small === null) continue;
      const { state, seat, goal } = small;
      const start = beginLine(state, seat, goal);
      const reference = start.isOver ? null : brute(start, MOST_ENDS);
      if (reference === null) continue;
      const { best, lines, first, line } = solve(state, seat, goal);
      const valueAfter = new Map(reference.first.map(({ action, value }) => [JSON.stringify(action), value]));
      expect({ best, lines }, seed).toEqual({
        best: reference.best,
        lines: Math.min(reference.lines, MOST_LINES),
      });
      for (const { action, value } of first) expect(valueAfter.get(JSON.stringify(action)), seed).toBe(value);
      expect(first[0]!.value, seed).toBe(best);
      expect(valueOf(playLine(start, line)), seed).toBe(best);
    }
  });
});
