/** Puzzles that are made: the same from the same seed, natural, proved, and about one idea. */
import { describe, expect, test } from 'vitest';
import { fromPosition, type State } from '../../src/engine/index.ts';
import { encode, type Banked } from '../../src/puzzle-bank/code.ts';
import { decode } from '../../src/puzzle-bank/decode.ts';
import { inEveryEdition, isBeyondOptions } from '../../src/puzzle-maker/generate-editions.ts';
import { modulesOf, momentsOf, tableOf } from '../../src/puzzle-maker/generate-game.ts';
import { hasIdea, isDull, isObvious } from '../../src/puzzle-maker/generate-idea.ts';
import { momentsFor, type RouteKind } from '../../src/puzzle-maker/generate-route.ts';
import { puzzlesOf } from '../../src/puzzle-maker/make-bank.ts';
import { positionOf } from '../../src/puzzle-maker/position-of.ts';
import { solve } from '../../src/solver/solve.ts';
import { stateOf } from '../../src/puzzle-bank/start.ts';
import { atOnce } from '../../src/solver/time-slices.ts';
import type { Kind, RoutePuzzle } from '../../src/puzzle-bank/types.ts';
import { broken } from '../../src/tools/scripts/invariants.ts';
import { flawOf } from '../../src/tools/scripts/puzzles/prove.ts';
import { solid } from '../../src/tools/scripts/puzzles/solid.ts';

/** The kinds that are proved in one turn, and so in no time. */
const QUICK = ['closing', 'last', 'officials', 'rome', 'line'] as const satisfies readonly RouteKind[];

/** The first puzzles of the seeds `test/0`, `test/1` … */
function some(kind: Kind, count: number): readonly Banked[] {
  const found: Banked[] = [];
  for (let game = 0; found.length < count && game < 40; game++) {
    for (const banked of puzzlesOf(kind, `test/${game}`, 1, solid)) if (banked) found.push(banked);
  }
  return found.slice(0, count);
}

describe.each(QUICK)('%s', (kind) => {
  const made = some(kind, 2);

  test('is made, and once more the same', () => {
    expect(made).toHaveLength(2);
    expect(some(kind, 2).map(encode)).toEqual(made.map(encode));
  });

  test('is proved, comes back from its text, and has the idea of its kind', () => {
    for (const banked of made) {
      const line = encode(banked);
      expect(flawOf(line)).toBeNull();
      const puzzle = banked.puzzle as RoutePuzzle;
      const decoded = decode('', line);
      expect(decoded.ok && decoded.puzzle).toEqual(puzzle);
      const state = stateOf(puzzle);
      const solution = solve(state, state.player, puzzle.goal);
      expect(atOnce(hasIdea(kind, puzzle.position, state, puzzle.goal, solution))).toBe(true);
    }
  });

  test('stands in a position that breaks nothing', () => {
    for (const { puzzle } of made) expect(broken(stateOf(puzzle))).toEqual([]);
  });

  test('a wrong answer is found out', () => {
    const { puzzle, measures } = made[0] as Banked & { readonly puzzle: RoutePuzzle };
    const wrong = { ...puzzle, best: puzzle.best + 1 };
    expect(flawOf(encode({ puzzle: wrong, measures: measures! }))).toMatch(/comes out as/);
  });
});

test('a position is one that was played, but for what the kind clears away', () => {
  const [shaped] = momentsFor('closing', 'test/1', 1, solid);
  const withoutChance = ({ random: _random, ...state }: State): object => state;
  const moments = [...momentsOf(tableOf('closing', 'test/1'), modulesOf('closing'), 'test/1', solid)].length;
  expect(moments).toBeGreaterThan(50);
  let isPlayed = false;
  for (const moment of momentsOf(tableOf('closing', 'test/1'), modulesOf('closing'), 'test/1', solid)) {
    isPlayed ||= JSON.stringify(withoutChance(moment)) === JSON.stringify(withoutChance(shaped!.state));
  }
  expect(isPlayed).toBe(true);
});

test('where options are said not to matter, every booklet has the same best', () => {
  let compared = 0;
  for (let game = 0; compared < 12; game++) {
    for (const { state, goal } of momentsFor('closing', `same/${game}`, 1, solid)) {
      const states = inEveryEdition(positionOf(state));
      if (!states || !isBeyondOptions(states[0]!, goal)) continue;
      const found = states.map((other) => solve(other, other.player, goal).best);
      expect(new Set(found).size, found.join()).toBe(1);
      compared += 1;
    }
  }
});

describe('what is not kept', () => {
  const state = momentsFor('closing', 'test/1', 1, solid)[0]!.state;
  const goal = { type: 'points', turns: 1 } as const;
  const action = { type: 'end' } as const;
  const first = [5, 5, 5, 2].map((value) => ({ action, value }));
  const solution = { best: 5, line: [], lines: 3, first, nodes: 1 };
  const measured = { goal, best: 5, firstMoves: 3, lines: 30, all: 4, greedy: 5, solid: 5, traps: 0 };

  test('what gains nothing, leaves no choice, or where nearly anything will do', () => {
    expect(isDull(goal, solution, state)).toBe(false);
    expect(isDull(goal, { ...solution, best: 0 }, state)).toBe(true);
    expect(isDull(goal, { ...solution, first: first.slice(0, 1) }, state)).toBe(true);
    expect(isDull(goal, { ...solution, lines: 100 }, state)).toBe(true);
    expect(isDull(goal, { ...solution, lines: 100, first: first.slice(2) }, state)).toBe(false);
    expect(isDull({ type: 'coach', coach: 5, turns: 2 }, { ...solution, best: -3 }, state)).toBe(true);
    expect(isDull({ type: 'place' }, { ...solution, best: -2 }, state)).toBe(true);
  });

  test('what both plain players reach, unless few lines do', () => {
    expect(isObvious(measured)).toBe(true);
    expect(isObvious({ ...measured, lines: 2 })).toBe(false);
    expect(isObvious({ ...measured, greedy: 4 })).toBe(false);
    expect(isObvious({ ...measured, solid: 4 })).toBe(false);
    expect(isObvious({ ...measured, traps: 1 })).toBe(false);
  });
});

describe('questions of the rules', () => {
  const made = some('legal', 40);

  test('exactly one thing is refused, in every edition, and its rule is among those to choose from', () => {
    expect(made).toHaveLength(40);
    for (const banked of made) expect(flawOf(encode(banked)), encode(banked)).toBeNull();
  });

  test('another answer is found out', () => {
    const { puzzle } = made[0] as Extract<Banked, { readonly measures: null }>;
    const illegal = (puzzle.illegal + 1) % puzzle.actions.length;
    expect(flawOf(encode({ puzzle: { ...puzzle, illegal }, measures: null }))).toMatch(/refused are/);
    const rules = ['1.1', '2.1'] as const;
    expect(flawOf(encode({ puzzle: { ...puzzle, rules }, measures: null }))).toMatch(/rule is missing/);
  });

  test('all positions are possible', () => {
    for (const { puzzle } of made) expect(fromPosition(puzzle.position).ok).toBe(true);
  });
});
