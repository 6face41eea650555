/** Automatic players: legal, blind to what is hidden, repeatable, and never without end. */
import { describe, expect, test } from 'vitest';
import { choose, LEVELS, think, type Level } from '../../src/ai/levels.ts';
import { sampleState } from '../../src/ai/sample.ts';
import { apply, check, newGame, scores, viewFor, type Config, type State } from '../../src/engine/index.ts';
import { arbConfig, arbWalk, quickWalk } from '../support/arbitraries.ts';
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
        const twin = sampleState(viewFor(state, state.player), other);
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

/** Plays to the end, each seat at its level; how many actions it took. */
function playOut(config: Config, levels: readonly Level[], nodes: number): readonly [State, number] {
  let state = newGame(config);
  let actions = 0;
  for (; state.step !== 'over' && actions < BOUND; actions++) {
    const view = viewFor(state, state.player);
    const level = levels[state.player % levels.length]!;
    const applied = apply(state, choose({ level, view, seed: `${actions}`, budget: { nodes } }).action);
    if (!applied.ok) throw new Error(JSON.stringify(applied));
    state = applied.state;
  }
  return [state, actions];
}

/** Games take 150 to 600 actions; this is far beyond. */
const BOUND = 2500;

/** Whole games take a while on a busy machine; how long is not tested. */
const PATIENCE = 60_000;

describe('a game', () => {
  test(
    'ends, whoever plays, with any modules and options',
    () => {
      fc.assert(
        fc.property(
          arbConfig,
          fc.array(fc.constantFrom('beginner' as const, 'solid' as const), { minLength: 1, maxLength: 4 }),
          (config, levels) => {
            expect(playOut(config, levels, 1)[1]).toBeLessThan(BOUND);
          },
        ),
        { numRuns: 24 },
      );
    },
    PATIENCE,
  );

  test(
    'ends with those who search, too',
    () => {
      fc.assert(
        fc.property(arbConfig, fc.constantFrom('beginner' as const, 'solid' as const), (config, other) => {
          expect(playOut(config, ['strong', other, other, other], 20)[1]).toBeLessThan(BOUND);
        }),
        { numRuns: 3 },
      );
    },
    PATIENCE,
  );

  test(
    'the others beat the beginner; `npm run ladder` tells by how much',
    () => {
      const wins = (a: Level, b: Level, games: number, nodes: number): number => {
        let won = 0;
        for (let i = 0; i < games; i++) {
          const seats = i % 2 === 0 ? [a, b] : [b, a];
          const [state] = playOut({ players: 2, seed: `ladder-${i >> 1}` }, seats, nodes);
          if (seats[scores(state).winner!] === a) won += 1;
        }
        return won;
      };
      expect(wins('solid', 'beginner', 12, 1)).toBeGreaterThan(8);
      expect(wins('strong', 'beginner', 4, 60)).toBeGreaterThan(2);
    },
    PATIENCE,
  );
});
