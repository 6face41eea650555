/** Puzzles made while somebody waits: proved, natural, of the level asked for, and always the same. */
import { describe, expect, test } from 'vitest';
import { newGame, play, draftOf, scores } from '../../src/engine/index.ts';
import { inEveryEdition } from '../../src/puzzle-maker/generate-editions.ts';
import { hasIdea } from '../../src/puzzle-maker/generate-idea.ts';
import { modulesOf, momentsOf, tableOf } from '../../src/puzzle-maker/generate-game.ts';
import { make } from '../../src/puzzle-maker/make-on-demand.ts';
import { MADE_KINDS, nearestLevel, orderId, orderOf, type Order } from '../../src/puzzle-maker/order.ts';
import { simple } from '../../src/puzzle-maker/simple-player.ts';
import { solve } from '../../src/solver/solve.ts';
import { isClosed, stateOf } from '../../src/puzzle-bank/start.ts';
import { atOnce } from '../../src/solver/time-slices.ts';
import { broken } from '../../src/tools/scripts/invariants.ts';

/** One of each sort of goal, at levels that come quickly. */
const ORDERS: readonly Order[] = [
  { kind: 'line', level: 4, seed: 'a' },
  { kind: 'closing', level: 1, seed: 'b' },
  { kind: 'closing', level: 3, seed: 'c' },
  { kind: 'plan', level: 4, seed: 'd' },
  { kind: 'coach', level: 2, seed: 'e' },
  { kind: 'sweep', level: 4, seed: 'f' },
  { kind: 'last', level: 2, seed: 'g' },
  { kind: 'officials', level: 3, seed: 'h' },
  { kind: 'rome', level: 3, seed: 'i' },
];

describe.each(ORDERS)('$kind $level $seed', (order) => {
  const made = atOnce(make(order))!;

  test('is what was ordered, and once more the same', () => {
    expect(made).toMatchObject({ id: orderId(order), kind: order.kind, level: order.level });
    expect(atOnce(make(order))).toEqual(made);
  });

  test('is proved, under every booklet, and about its idea', () => {
    const { kind, goal, best, firstMoves, lines, position } = made;
    for (const state of inEveryEdition(position)!) expect(solve(state, state.player, goal).best).toBe(best);
    const state = stateOf(made);
    expect(isClosed(state, state.player, goal)).toBe(true);
    const solution = solve(state, state.player, goal);
    expect(solution).toMatchObject({ best, lines });
    expect(solution.first.filter(({ value }) => value === best)).toHaveLength(firstMoves);
    expect(atOnce(hasIdea(kind, position, state, goal, solution))).toBe(true);
  });

  test('stands in a position that breaks nothing', () => {
    expect(broken(stateOf(made))).toEqual([]);
  });
});

test('another seed brings another puzzle', () => {
  const positions = ['a', 'b', 'c'].map((seed) => atOnce(make({ kind: 'last', level: 2, seed }))!.position);
  expect(new Set(positions.map((position) => JSON.stringify(position))).size).toBe(3);
});

test('a position is one that was played', () => {
  const order: Order = { kind: 'closing', level: 1, seed: 'b' };
  const hands = (
    players: readonly { readonly hand?: readonly string[]; readonly route?: readonly string[] }[],
  ) => JSON.stringify(players.map(({ hand, route }) => [hand, route]));
  const asked = hands(atOnce(make(order))!.position.players!);
  const found = Array.from({ length: 80 }, (_, game) => `${order.seed}/${game}`).some((seed) =>
    momentsOf(tableOf('closing', seed), modulesOf('closing'), seed, simple).some(
      ({ players }) => hands(players) === asked,
    ),
  );
  expect(found).toBe(true);
});

describe('the simple player', () => {
  test.each([[[]], [['officials']], [['audience']]] as const)(
    'plays a game as people do, with %j',
    (modules) => {
      for (let game = 0; game < 5; game++) {
        const draft = draftOf(newGame({ players: 2, modules, seed: `simple/${game}` }));
        let closings = 0;
        let cities = 0;
        for (let i = 0; draft.step !== 'over' && i < 600; i++) {
          const action = simple(draft);
          if (action.type === 'close') {
            closings += 1;
            cities += draft.players[draft.player]!.route.length;
          }
          play(draft, action);
        }
        expect(draft.step).toBe('over');
        expect(cities / closings).toBeGreaterThan(3.5);
        expect(Math.max(...draft.players.map(({ coach }) => coach))).toBe(7);
        expect(Math.max(...scores(draft).players.map(({ total }) => total))).toBeGreaterThan(0);
      }
    },
  );
});

describe('orders', () => {
  test.each(MADE_KINDS)('%s: an order comes back from its name', (kind) => {
    const order: Order = { kind, level: 4, seed: 'k3x9' };
    expect(orderOf(orderId(order))).toEqual(order);
  });

  test('where a level is not made, the nearest one is', () => {
    expect([nearestLevel('plan', 1), nearestLevel('plan', 4), nearestLevel('coach', 5)]).toEqual([3, 4, 4]);
  });

  test.each([
    'endless',
    'endless-plan-3',
    'endless-plan-3-',
    'endless-plan-1-a',
    'endless-plan-6-a',
    'endless-coach-5-a',
    'endless-legal-3-a',
    'endless-toString-3-a',
    'endless-plan-3-A',
    'endless-plan-3-aaaaaaaaaaaaa',
    'plan-3-1',
  ])('%s is none', (id) => {
    expect(orderOf(id)).toBeNull();
  });
});
