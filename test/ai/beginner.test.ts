/** The beginner slips as beginners do, and not more: what it does always has a reason. */
import { describe, expect, test } from 'vitest';
import { candidates } from '../../src/ai/candidates.ts';
import { choose } from '../../src/ai/levels.ts';
import { viewFor, type Action, type State } from '../../src/engine/index.ts';
import { at, finishing } from '../support/game.ts';

const TIMES = 60;
const decide = (state: State): readonly Action[] =>
  Array.from(
    { length: TIMES },
    (_, i) =>
      choose({
        level: 'beginner',
        view: viewFor(state, state.player),
        seed: `${i}`,
        budget: { nodes: 0 },
      }).action,
  );
const times = (actions: readonly Action[], is: (action: Action) => boolean): number =>
  actions.filter(is).length;

describe('the beginner', () => {
  test('mostly takes the coach in sight, where a patient player waits for a longer route', () => {
    const state = finishing({ route: ['ulm', 'augsburg', 'muenchen'], hand: ['passau', 'linz', 'salzburg'] });
    expect(candidates(state)[0]!.action.type).not.toBe('close');
    const closed = times(decide(state), ({ type }) => type === 'close');
    expect(closed).toBeGreaterThan(TIMES / 2);
    expect(closed).toBeLessThan(TIMES);
  });

  test('seldom closes a route that brings no more than houses', () => {
    const state = finishing({
      route: ['ulm', 'augsburg', 'muenchen'],
      hand: ['passau', 'linz', 'salzburg'],
      coach: 5,
    });
    const closed = times(decide(state), ({ type }) => type === 'close');
    expect(closed).toBeGreaterThan(0);
    expect(closed).toBeLessThan(TIMES / 2);
  });

  test('sometimes forgets the official who would help, and sometimes does not', () => {
    const state = at({
      players: [{ route: ['zuerich', 'sigmaringen', 'stuttgart', 'ulm'], hand: ['pilsen'], coach: 4 }],
      market: ['lodz', 'lodz', 'budweis', 'budweis', 'linz', 'linz'],
    });
    const called = times(decide(state), ({ type }) => type === 'call');
    expect(called).toBeGreaterThan(TIMES / 3);
    expect(called).toBeLessThan(TIMES);
  });

  test('takes one of the two best cards, mostly the best', () => {
    const state = at({
      players: [{ route: ['augsburg', 'ulm'], hand: ['linz'] }],
      market: ['lodz', 'lodz', 'budweis', 'budweis', 'linz', 'kempten'],
    });
    const [first, second] = candidates(state).filter(({ action }) => action.type === 'draw');
    const taken = decide(state);
    const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
    const best = times(taken, (action) => same(action, first!.action));
    expect(best).toBeGreaterThan(TIMES / 2);
    expect(best).toBeLessThan(TIMES);
    expect(best + times(taken, (action) => same(action, second!.action))).toBe(TIMES);
  });

  test('never throws a route away when a card fits', () => {
    const state = at({
      step: 'play',
      turn: { official: 'postmaster' },
      players: [{ route: ['ulm', 'augsburg'], hand: ['muenchen', 'basel'] }],
    });
    expect(times(decide(state), ({ type }) => type === 'restart')).toBe(0);
  });
});
