/** Automatic players: legal, blind to what is hidden and repeatable. */
import { describe, expect, test } from 'vitest';
import { choose, LEVELS, think, type Level } from '../../src/ai/levels.ts';
import { determinize } from '../../src/ai/determinize.ts';
import { check, newGame, viewFor, type State } from '../../src/engine/index.ts';
import { arbWalk, quickWalk } from '../support/arbitraries.ts';
import { fc } from '../support/property.ts';

const budget = { nodes: 60 };
const arbLevel = fc.constantFrom(...LEVELS);
const decide = (level: Level, state: State, seed = 's') =>
  choose({ level, view: viewFor(state, state.player), seed, budget });

describe('choose', () => {
  test('gives a legal action in any state of any game', () => {
    fc.assert(
      fc.property(arbWalk.map(quickWalk), arbLevel, fc.string({ maxLength: 5 }), (state, level, seed) => {
        fc.pre(state.step !== 'over');
        const { action } = decide(level, state, seed);
        expect(check(state, action), JSON.stringify(action)).toEqual({ ok: true });
      }),
      { numRuns: 100 },
    );
  });

  test('is the same for states that look the same', () => {
    fc.assert(
      fc.property(arbWalk.map(quickWalk), arbLevel, fc.string({ maxLength: 5 }), (state, level, other) => {
        fc.pre(state.step !== 'over');
        const twin = determinize(viewFor(state, state.player), other);
        expect(decide(level, twin)).toEqual(decide(level, state));
      }),
      { numRuns: 30 },
    );
  });

  test('a larger budget is spent, and a choice without alternatives costs nothing', () => {
    const state = quickWalk({ config: { players: 2, seed: 'budget' }, dice: '', guided: 8, length: 30 });
    const spent = (nodes: number): number => {
      let used = 0;
      const view = viewFor(state, state.player);
      for (const progress of think({ level: 'strong', view, seed: 's', budget: { nodes } }))
        used = progress.nodes;
      return used;
    };
    expect(spent(50)).toBeGreaterThanOrEqual(50);
    expect(spent(500)).toBeGreaterThanOrEqual(500);
    expect(spent(500)).toBeLessThan(900);
  });

  test('whoever is not on turn has nothing to decide', () => {
    const state = newGame({ players: 2 });
    const ask = () => choose({ level: 'solid', view: viewFor(state, 1), seed: '', budget });
    expect(ask).toThrow('nothing to decide');
  });
});
