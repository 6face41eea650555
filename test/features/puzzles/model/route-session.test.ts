/** A puzzle being solved: what counts, what is shown, and that no row of intents breaks it. */
import { describe, expect, test } from 'vitest';
import { legalActions, type Action } from '../../../../src/engine/index.ts';
import { attemptsFrom } from '../../../../src/storage/attempts/attempts.ts';
import {
  begin,
  isBest,
  isOpen,
  progressOf,
  solve,
  turnsLeft,
  type RouteSession,
  type RouteIntent,
} from '../../../../src/features/puzzles/model/route-session.ts';
import { resumed, solvingAttempt } from '../../../../src/features/puzzles/model/resume.ts';
import { valueOf } from '../../../../src/solver/progress.ts';
import { turnsOf } from '../../../../src/puzzle-bank/start.ts';
import type { RoutePuzzle } from '../../../../src/puzzle-bank/types.ts';
import { fc } from '../../../support/property.ts';
import { CLOSING, COACH, HAND_MADE, PLAN } from '../../../support/puzzles.ts';

const run = (puzzle: RoutePuzzle, ...intents: readonly RouteIntent[]): RouteSession =>
  intents.reduce(solve, begin(puzzle));
const act = (action: Action): RouteIntent => ({ type: 'act', action });
const closing = (way: 'each-province' | 'one-province', houses: readonly string[]): RouteIntent =>
  act({ type: 'close', way, houses } as Action);
const BADEN = closing('one-province', ['mannheim', 'carlsruhe', 'freiburg']);
const SPREAD = closing('each-province', ['freiburg', 'ulm', 'augsburg']);
const END: RouteIntent = act({ type: 'end' });
const CHECK: RouteIntent = { type: 'check' };
const HINT: RouteIntent = { type: 'hint' };

describe('answers', () => {
  test('the best is worth three stars', () => {
    const solved = run(CLOSING, BADEN, CHECK);
    expect(solved).toMatchObject({
      status: 'checked',
      misses: 0,
      answer: { reached: 11, stars: 3, hints: 0 },
    });
    expect(isBest(solved)).toBe(true);
  });

  test('less is worth fewer, and the next try can bring one less', () => {
    const missed = run(CLOSING, SPREAD, CHECK);
    expect(missed).toMatchObject({ status: 'checked', misses: 1, answer: { reached: 8, stars: 2 } });
    const again = [{ type: 'try-again' } as const, BADEN, CHECK].reduce(solve, missed);
    expect(again).toMatchObject({ misses: 1, answer: { reached: 11, stars: 2 } });
  });

  test('hints cost a star each, and the solution costs them all', () => {
    expect(run(CLOSING, HINT, BADEN, CHECK).answer).toEqual({ reached: 11, stars: 2, hints: 1 });
    const given = run(CLOSING, HINT, HINT, HINT);
    expect(given.answer).toEqual({ reached: 0, stars: 0, hints: 3 });
    expect([BADEN, CHECK].reduce(solve, given).answer, 'what was shown is no answer').toBe(given.answer);
  });

  test('turns that would be given away are asked about', () => {
    const asked = run(PLAN, act({ type: 'play', city: 'muenchen', end: 'right' }), CHECK);
    expect(asked).toMatchObject({ status: 'solving', asks: true });
    expect(solve(asked, { type: 'cancel' })).toMatchObject({ status: 'solving', asks: false });
    expect(solve(asked, { type: 'check-anyway' })).toMatchObject({ status: 'checked', asks: false });
    expect(run(PLAN, CHECK).asks, 'nothing was done').toBe(false);
  });
});

describe('turns', () => {
  test('after the solver comes the solver, until the turns are over; then nothing moves', () => {
    const one = run(PLAN, act({ type: 'play', city: 'muenchen', end: 'right' }), END);
    expect(one.table.now).toMatchObject({ step: 'draw', player: 0 });
    expect(one.table.done.at(-1)!.events.filter((event) => 'player' in event && event.player !== 0)).toEqual(
      [],
    );
    expect(turnsLeft(one)).toBe(1);
    const over = [
      // The hand is empty: the postmaster gives two cards.
      act({ type: 'draw', from: 'deck' }),
      act({ type: 'draw', from: 'deck' }),
      act({ type: 'play', city: 'salzburg', end: 'right' }),
      END,
    ].reduce(solve, one);
    expect(isOpen(over)).toBe(false);
    expect(solve(over, act({ type: 'draw', from: 'deck' }))).toBe(over);
    expect(solve(over, { type: 'undo' }).table.now.step, 'but can be taken back').toBe('finish');
  });

  test('a race is over when it is won', () => {
    const won = [
      act({ type: 'draw', from: 'deck' }),
      act({ type: 'play', city: 'muenchen', end: 'right' }),
      closing('each-province', ['ulm', 'augsburg']),
      act({ type: 'call', official: 'wainwright' }),
    ].reduce(solve, begin(COACH));
    expect(progressOf(won)).toMatchObject({ isOver: true, reachedIn: 1 });
    expect(solve(won, CHECK).answer).toEqual({ reached: -1, stars: 3, hints: 0 });
  });
});

describe('the solution', () => {
  const best: RouteIntent = {
    type: 'solved',
    line: [{ type: 'close', way: 'one-province', houses: ['mannheim', 'carlsruhe', 'freiburg'] }],
  };

  test('is taken only if it reaches the best, and shown only to those who asked for all of it', () => {
    const worse: RouteIntent = { type: 'solved', line: [{ type: 'end' }] };
    const illegal: RouteIntent = { type: 'solved', line: [{ type: 'draw', from: 0 }] };
    expect(run(CLOSING, worse).solution).toBeNull();
    expect(run(CLOSING, illegal).solution).toBeNull();
    expect(run(CLOSING, best, { type: 'show', at: 1 }).status).toBe('solving');
    const shown = run(CLOSING, best, HINT, HINT, HINT);
    expect(shown).toMatchObject({ status: 'shown', table: { done: [] } });
    expect(solve(shown, { type: 'show', at: 1 }).table.done).toHaveLength(1);
    expect(solve(shown, { type: 'show', at: 2 }), 'there is no second step').toBe(shown);
    expect(solve(shown, { type: 'try-again' })).toMatchObject({ status: 'solving', hints: 3 });
  });
});

const simple: readonly RouteIntent[] = (
  [
    'check',
    'check-anyway',
    'hint',
    'try-again',
    'start-over',
    'undo',
    'cancel',
    'close',
    'confirm',
    'end-turn',
    'take-coach',
    'skip',
    'new-route',
  ] as const
).map((type) => ({ type }));

/** A legal action of the moment by its place, anything the table can do, or a solution out of the blue. */
const arbStep = fc.oneof(
  { weight: 6, arbitrary: fc.nat(40).map((place) => ({ type: 'legal', place }) as const) },
  { weight: 4, arbitrary: fc.constantFrom(...simple) },
  fc.record({ type: fc.constant('card' as const), index: fc.nat(5) }),
  fc.record({ type: fc.constant('draw' as const), from: fc.constantFrom(0, 5, 'deck' as const) }),
  fc.record({ type: fc.constant('show' as const), at: fc.integer({ min: -1, max: 4 }) }),
  fc.constant({ type: 'solved' as const, line: [] }),
);

test('no row of intents breaks it, and it comes back from what is kept', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HAND_MADE), fc.array(arbStep, { maxLength: 40 }), (puzzle, steps) => {
      let now = begin(puzzle);
      for (const step of steps) {
        const before = now;
        const legal = step.type === 'legal' ? legalActions(now.table.now) : [];
        if (step.type !== 'legal') now = solve(now, step);
        else if (legal.length > 0) now = solve(now, act(legal[step.place % legal.length]!));
        expect([now.table.now, ...now.table.past.toReversed()]).toEqual(
          now.line.map(({ state }) => state).toReversed(),
        );
        expect(now.table.done).toHaveLength(now.line.length - 1);
        expect(now.hints).toBeGreaterThanOrEqual(before.hints);
        expect(now.misses).toBeGreaterThanOrEqual(before.misses);
        expect(turnsLeft(now)).toBeGreaterThanOrEqual(0);
        expect(progressOf(now).turns).toBeLessThanOrEqual(turnsOf(puzzle.goal));
        expect(valueOf(progressOf(now))).toBeLessThanOrEqual(puzzle.best);
        expect((now.answer?.stars ?? 0) + now.hints).toBeLessThanOrEqual(
          3 + (now.hints - (now.answer?.hints ?? now.hints)),
        );
        expect(now.status !== 'checked' || now.answer !== null).toBe(true);
      }
      const kept = JSON.stringify([{ ...solvingAttempt(now), day: '2026-11-16', on: '2026-11-16' }]);
      const back = resumed(puzzle, attemptsFrom(kept)[0]);
      const isShown = now.status === 'shown';
      expect(back.table.done).toEqual(isShown ? [] : now.table.done);
      expect(back).toMatchObject({ hints: now.hints, misses: now.misses, answer: now.answer });
      expect(back.status).toBe(isShown ? 'solving' : now.status);
    }),
    { numRuns: 150 },
  );
});
