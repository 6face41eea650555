/** Games between automatic players: they come to an end, and the better one wins. */
import { describe, expect, test } from 'vitest';
import { choose, type Level } from '../../src/ai/levels.ts';
import {
  apply,
  MODULES,
  newGame,
  PLAYER_COUNTS,
  scores,
  viewFor,
  type Config,
  type State,
} from '../../src/engine/index.ts';
import { arbConfig } from '../support/arbitraries.ts';
import { fc } from '../support/property.ts';

/** Games take 150 to 600 actions; this is far beyond. */
const BOUND = 2500;

/** Whole games take a while on a busy machine; how long is not tested. */
const PATIENCE = 120_000;

/** Plays to the end, each seat at its level. */
function playOut(config: Config, levels: readonly Level[], nodes = 1): State {
  let state = newGame(config);
  for (let actions = 0; state.step !== 'over'; actions++) {
    if (actions === BOUND) throw new Error('the game does not end');
    const view = viewFor(state, state.player);
    const level = levels[state.player % levels.length]!;
    const applied = apply(state, choose({ level, view, seed: `${actions}`, budget: { nodes } }).action);
    if (!applied.ok) throw new Error(JSON.stringify(applied));
    state = applied.state;
  }
  return state;
}

/** One who searches is enough: that takes long. */
const MIXED: readonly Level[] = ['strong', 'beginner', 'solid', 'solid'];

const SETS = [[], ...MODULES.map((module) => [module]), MODULES];

describe.each(SETS.map((modules) => ({ name: modules.join(' and ') || 'no module', modules })))(
  'a game with $name ends',
  ({ modules }) => {
    describe.each(PLAYER_COUNTS.map((players) => ({ players })))('for $players', ({ players }) => {
      const config: Config = { players, modules, seed: `end-${players}` };

      test.each(['beginner', 'solid'] as const)('who are all %s', (level) => {
        expect(playOut(config, [level]).step).toBe('over');
      });

      test(
        'of different levels',
        () => {
          expect(playOut(config, MIXED).step).toBe('over');
        },
        PATIENCE,
      );
    });
  },
);

test(
  'a game ends with any options',
  () => {
    fc.assert(
      fc.property(
        arbConfig,
        fc.array(fc.constantFrom('beginner' as const, 'solid' as const), { minLength: 1, maxLength: 4 }),
        (config, levels) => {
          expect(playOut(config, levels).step).toBe('over');
        },
      ),
      { numRuns: 24 },
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
        const state = playOut({ players: 2, seed: `ladder-${i >> 1}` }, seats, nodes);
        if (seats[scores(state).winner!] === a) won += 1;
      }
      return won;
    };
    expect(wins('solid', 'beginner', 12, 1)).toBeGreaterThan(8);
    expect(wins('strong', 'beginner', 4, 60)).toBeGreaterThan(2);
  },
  PATIENCE,
);
