/**
 * How many sequences of legal actions lead out of a position: a number that changes when any rule
 * does. These are counted by hand in their comments; perft-deep.test.ts has larger ones.
 */
import { describe, expect, test } from 'vitest';
import { newGame, type State } from '../../src/engine/index.ts';
import { at, deckWith, finishing } from '../support/game.ts';
import { bruteForce, perft } from '../support/perft.ts';

const deck = deckWith('ulm', 'stuttgart', 'linz', 'lodz', 'basel', 'kempten', 'passau', 'pilsen');

describe('perft', () => {
  test.each<[string, () => State, number, number]>([
    // Six slots and the pile; the bailiff cannot be called by a player whose hand is empty.
    ['the first card', () => newGame({ players: 2, deck }), 1, 7],
    // The same again: a slot is filled at once, and two slots are never the same draw.
    ['the first two cards', () => newGame({ players: 2, deck }), 2, 49],
    // Then either card starts a route, at one place. Two equal cards would be one choice: the eight
    // cards on top are all different, and at most the slot refilled by Passau or Pilsen is drawn.
    ['the first card laid', () => newGame({ players: 2, deck }), 3, 98],
    // Nothing but ending the turn can follow.
    ['the first turn', () => newGame({ players: 2, deck }), 4, 98],
    // 98 × the next player's first card.
    ['the second turn begun', () => newGame({ players: 2, deck }), 5, 686],
    // Seven draws and the bailiff.
    ['a turn with a card in the hand', () => at({ players: [{ hand: ['ulm'] }] }), 1, 8],
    // Augsburg left or right of Ulm–Kempten (it has roads to both), Lodz not; two restarts; postmaster.
    [
      'a play at either end',
      () => at({ step: 'play', players: [{ hand: ['augsburg', 'lodz'], route: ['ulm', 'kempten'] }] }),
      1,
      5,
    ],
    // Ulm (Württemberg), Stuttgart (Württemberg), Nürnberg (Baiern): each-province gives 3 × 2 = 6, the
    // one pair in Württemberg 1 more; the coachman has no card; end: 8.
    ['closing a route of three', () => finishing({ route: ['ulm', 'stuttgart', 'nuernberg'] }), 1, 8],
    // The seven closings and the end each lead to the other player's first card: seven draws, forced.
    ['and the next draw', () => finishing({ route: ['ulm', 'stuttgart', 'nuernberg'] }), 2, 56],
    // Under smart-ru: {Ulm or Stuttgart} + Nürnberg, both of Württemberg, Nürnberg alone; and the end.
    [
      'closing where every house must be placed',
      () =>
        finishing(
          { route: ['ulm', 'stuttgart', 'nuernberg'] },
          { config: { players: 2, edition: 'smart-ru' } },
        ),
      1,
      5,
    ],
    // 5! seatings, for each of two players, then seven draws.
    ['the seating', () => newGame({ players: 2, deck, modules: ['audience'] }), 1, 120],
    ['both seatings', () => newGame({ players: 2, deck, modules: ['audience'] }), 2, 14_400],
    // Keep three of five different cards: 10.
    [
      'the surplus of a hand',
      () =>
        finishing({
          route: ['ulm', 'stuttgart', 'nuernberg'],
          hand: ['lodz', 'linz', 'basel', 'freiburg', 'ulm'],
        }),
      1,
      8,
    ],
    // Each of the seven closings is followed by 10 discards; the end by seven draws of seat 1.
    [
      'and what goes',
      () =>
        finishing({
          route: ['ulm', 'stuttgart', 'nuernberg'],
          hand: ['lodz', 'linz', 'basel', 'freiburg', 'ulm'],
        }),
      2,
      77,
    ],
  ])('%s', (_, make, depth, count) => {
    const state = make();
    expect(perft(state, depth).at(-1)).toBe(count);
    if (depth === 1) expect(bruteForce(state, depth)).toEqual([count]);
  });
});
