/** The solver against brute force, and what a solution says. */
import { describe, expect, test } from 'vitest';
import { beginLine, playLine, valueOf } from '../../src/solver/progress.ts';
import { prove, solve } from '../../src/solver/solve.ts';
import { stateOf } from '../../src/puzzle-bank/start.ts';
import { compare } from '../support/compare.ts';
import { CLOSING, COACH, HAND_MADE } from '../support/puzzles.ts';

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
    const goal = { type: 'points', turns: 3 } as const;
    const proof = prove(stateOf(COACH), 0, goal);
    let steps = 1;
    while (proof.step(1) === null) steps += 1;
    expect(steps).toBeGreaterThan(1);
    const { nodes: _, ...solution } = proof.step(0)!;
    expect(solve(stateOf(COACH), 0, goal)).toMatchObject(solution);
  });

  test('a route that is long enough is not closed as well: a hint would tell one to', () => {
    const { best, line } = solve(stateOf(CLOSING), 0, { type: 'length', turns: 1 });
    expect({ best, line }).toEqual({ best: 6, line: [{ type: 'end' }] });
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

/** More lines of play take brute force too long. */
const MOST_ENDS = 1500;
const PARTS = 8;
/** `SMALL_POSITIONS=600` compares ten times as many. */
const EACH = Number(process.env['SMALL_POSITIONS'] ?? 60);

describe('against brute force', () => {
  test.each(Array.from({ length: PARTS }, (_, part) => part))('part %i', { timeout: 1000 * EACH }, (part) => {
    let compared = 0;
    for (let i = 0; i < EACH; i++) {
      const seed = `small-${part}-${i}`;
      const difference = compare(seed, MOST_ENDS);
      if (difference !== null) compared += 1;
      expect(difference ?? [], seed).toEqual([]);
    }
    expect(compared).toBeGreaterThan(EACH / 4);
  });
});
