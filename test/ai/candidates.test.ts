/** Positions in which a sensible player does not have to think long. */
import { describe, expect, test } from 'vitest';
import { candidates } from '../../src/ai/candidates.ts';
import { choose } from '../../src/ai/levels.ts';
import type { ReasonCode } from '../../src/ai/reasons.ts';
import { CITY_IDS, viewFor, type Action, type State } from '../../src/engine/index.ts';
import { EXAMPLE } from '../support/closing.ts';
import { after, at, finishing } from '../support/game.ts';

const USELESS = ['lodz', 'lodz', 'budweis', 'budweis', 'linz'] as const;
/** Many houses, and no group or round of provinces complete. */
const MANY = CITY_IDS.filter((_, i) => ![2, 4, 8, 12, 17, 18, 19, 21].includes(i));
const END = [{ stack: 'end', value: 1 }] as const;
const officials = { players: 2, modules: ['officials'] } as const;

const decide = (state: State) =>
  choose({ level: 'solid', view: viewFor(state, state.player), seed: '', budget: { nodes: 0 } });

describe('the solid player', () => {
  test.each<[string, State, Partial<Action>, ReasonCode]>([
    [
      'takes the card that fits both ends',
      at({ players: [{ route: ['augsburg', 'ulm'], hand: ['linz'] }], market: [...USELESS, 'kempten'] }),
      { type: 'draw', from: 5 },
      'fits-both-ends',
    ],
    [
      'sweeps a market in which nothing helps',
      at({
        players: [{ route: ['zuerich', 'sigmaringen', 'stuttgart', 'ulm'], hand: ['pilsen'], coach: 4 }],
        market: [...USELESS, 'linz'],
      }),
      { type: 'call', official: 'bailiff' },
      'bailiff-nothing-fits',
    ],
    [
      'extends rather than starting anew',
      at({
        step: 'play',
        turn: { official: 'postmaster' },
        players: [{ route: ['ulm', 'augsburg'], hand: ['muenchen', 'basel'] }],
      }),
      { type: 'play', city: 'muenchen', end: 'right' },
      'keeps-open',
    ],
    [
      'completes a province for its tile',
      finishing({
        route: ['ulm', 'stuttgart', 'sigmaringen', 'freiburg', 'basel', 'zuerich', 'kempten'],
        houses: ['mannheim', 'carlsruhe'],
        coach: 4,
      }),
      { type: 'close', houses: expect.arrayContaining(['freiburg']) as never },
      'close-tile',
    ],
    [
      'closes what can be closed in the last turn',
      at({
        player: 1,
        step: 'finish',
        players: [
          { coach: 7, tiles: END },
          { route: ['ulm', 'augsburg', 'muenchen'], hand: ['salzburg'], coach: 6 },
        ],
        turn: { official: 'postmaster' },
      }),
      { type: 'close' },
      'close-last-turn',
    ],
    [
      'closes before another can end the game',
      finishing(
        { route: ['ulm', 'augsburg', 'muenchen', 'passau'], hand: ['salzburg'], coach: 4 },
        {
          players: [
            { route: ['ulm', 'augsburg', 'muenchen', 'passau'], hand: ['salzburg'], coach: 4 },
            { route: ['mannheim', 'carlsruhe', 'freiburg', 'zuerich', 'kempten'], coach: 6 },
          ],
          turn: { official: 'postmaster' },
        },
      ),
      { type: 'close' },
      'close-now-risk',
    ],
    [
      'does not take the coach that would end a game it is losing',
      after(
        at({
          step: 'finish',
          players: [
            { route: ['ulm', 'augsburg', 'muenchen', 'passau', 'linz'], coach: 6, hand: ['basel'] },
            { houses: MANY, coach: 6 },
          ],
        }),
        { type: 'close', way: 'each-province', houses: ['ulm', 'augsburg', 'linz'] },
      ),
      { type: 'skip' },
      'coach-not-yet',
    ],
  ])('%s', (_, state, action, code) => {
    const choice = decide(state);
    expect(choice.action).toMatchObject(action);
    expect(choice.reason.code).toBe(code);
  });

  test('hands in four different tokens for the house wanted most', () => {
    const state = after(
      at({
        config: officials,
        players: [
          {
            hand: ['ulm'],
            houses: ['mannheim', 'carlsruhe'],
            tokens: { coachman: 1, postmaster: 1, bailiff: 2, wainwright: 1 },
          },
        ],
      }),
      { type: 'call', official: 'bailiff' },
    );
    expect(decide(state)).toMatchObject({
      action: { type: 'hand-in', house: 'freiburg' },
      reason: { code: 'hand-in-house' },
    });
  });
});

describe('candidates', () => {
  test('a closing is not enumerated', () => {
    const found = candidates(finishing({ route: EXAMPLE }));
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThan(15);
  });

  test('come from the best down', () => {
    const values = candidates(finishing({ route: EXAMPLE })).map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
});
