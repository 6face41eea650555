/**
 * Larger counts, depth by depth. They were computed, so they are not proofs: the shallow ones are
 * counted again by brute force, without `legalActions`, and the deep ones are made of the same steps.
 */
import { describe, expect, test } from 'vitest';
import { newGame, type CityId, type Module, type PlayerCount, type State } from '../../src/engine/index.ts';
import { SEATING, without } from '../support/audience.ts';
import { at, deckWith, finishing, others } from '../support/game.ts';
import { bruteForce, perft } from '../support/perft.ts';

const deck = deckWith('ulm', 'stuttgart', 'linz', 'lodz', 'basel', 'kempten', 'passau', 'pilsen');
const begun =
  (players: PlayerCount, modules: readonly Module[] = []) =>
  (): State =>
    newGame({ players, deck, modules });

/** Five provinces, six cities, two of them in Baiern. */
const ROUTE: readonly CityId[] = ['zuerich', 'kempten', 'innsbruck', 'augsburg', 'ulm', 'sigmaringen'];

/** Seat 0 of two, in the middle of a game: every official can be called before the turn is over. */
const middle = (): State =>
  at({
    config: { players: 2, deck },
    players: [
      {
        hand: ['ulm', 'augsburg'],
        route: ['kempten', 'innsbruck', 'muenchen'],
        houses: ['kempten', 'salzburg', 'linz'],
        coach: 4,
      },
      { hand: ['linz', 'budweis'], route: ['passau'], coach: 3 },
    ],
  });

/** One token of the postmaster is left, and seat 0 may call him: then both hand in. */
const tokens = (): State =>
  at({
    config: { players: 2, deck, modules: ['officials'] },
    step: 'play',
    players: [
      {
        hand: ['ulm'],
        route: ['kempten'],
        tokens: { coachman: 1, postmaster: 1, bailiff: 1, wainwright: 1 },
      },
      { hand: ['linz'], tokens: { coachman: 1, postmaster: 2 } },
    ],
  });

/** Seat 0 of two closes with the audience: Baiern and Lodz move carriages, one of which is in Rome. */
const carriages = (): State => {
  const clergy = without(SEATING, 'baden');
  const route: readonly CityId[] = ['lodz', 'pilsen', 'nuernberg', 'regensburg', 'passau'];
  return at({
    config: { players: 2, deck, modules: ['audience'] },
    step: 'finish',
    players: [{ route, clergy, houses: ['pilsen', 'lodz'] }, { clergy }],
    carriages: { baden: 'rome', baiern: 'siena' },
    waitingRoom: { 1: [0, 1] },
  });
};

/** No pile and no discards; two cards in the market, all others with seat 1. */
const empty = (): State => {
  const market = ['ulm', 'ulm', null, null, null, null] as const;
  const own: readonly CityId[] = ['kempten', 'augsburg', 'muenchen'];
  return at({
    config: { players: 2, deck },
    market,
    pile: [],
    discard: [],
    players: [{ hand: ['kempten'], route: ['augsburg', 'muenchen'] }, { hand: others('ulm', 'ulm', ...own) }],
  });
};

/** Counted again by brute force while the depth before has at most so many sequences. */
const MOST_AGAIN = 110;

const HAND: readonly CityId[] = ['lodz', 'ulm', 'linz', 'basel', 'basel'];

describe.each<[string, () => State, readonly number[]]>([
  // The turn of each player as in perft.test.ts: 7 × 7 draws, either card, the end. Of the 9,604 second
  // turns 98 hold two equal cards, which are one choice. Then seat 0 has a card: 8 × 9,506.
  ['set-up for two', begun(2), [7, 49, 98, 98, 686, 4802, 9506, 9506, 76_048]],
  // Or seat 2 has none: 7 × 9,506. Three and four players differ after that turn only.
  ['set-up for three', begun(3), [7, 49, 98, 98, 686, 4802, 9506, 9506, 66_542]],
  ['set-up for four', begun(4), [7, 49, 98, 98, 686, 4802, 9506, 9506, 66_542]],
  // 5!, twice, and seven draws.
  ['the audience is seated', begun(2, ['audience']), [120, 14_400, 100_800]],
  // Each province: none or one of one city, four times, and of two, once: 2 × 2 × 2 × 2 × 3 = 48; both of
  // Baiern; the coachman, as Basel fits Zürich; the end. Then
  // 49 × 7 ways to keep three of the five cards (4 with one Basel at most, 3 with both), 7 draws, and
  // the coachman's one card: 343 + 7 + 1.
  ['houses may be left out', () => finishing({ route: ROUTE, hand: HAND }), [51, 351, 2525, 17_202, 33_769]],
  // Each province 2, one province 5, the coachman and the end.
  [
    'houses must be placed',
    () => finishing({ route: ROUTE, hand: HAND }, { config: { players: 2, deck, edition: 'smart-ru' } }),
    [9, 57, 402, 2535, 4851, 7042, 44_200],
  ],
  // 48 + 1 closings and the end; then 49 × 2 and seven draws; then seven draws each.
  [
    'a coach may be refused',
    () => finishing({ route: ROUTE }, { config: { players: 2, deck, edition: 'biancheria-en' } }),
    [50, 105, 735, 4899, 9603, 10_185],
  ],
  // Seven draws and the bailiff.
  ['a turn with every official', middle, [8, 56, 323, 1229, 7731, 41_976]],
  // Ulm right, a restart, the postmaster. Two ends of the turn, and of four tokens 4 single ones, 6 pairs
  // with seven cards or none, 4 threes, and all with 22 houses or none: 4 + 48 + 4 + 23.
  ['a hand-in', tokens, [3, 81, 806, 5715, 19_116]],
  // One of three in Baiern, all three, none (in Böhmen nothing is left to place), the end.
  ['carriages', carriages, [6, 47, 256, 883, 2425, 9424, 50_740]],
  // Two slots and the bailiff.
  ['cards run out', empty, [3, 12, 56, 228, 3528, 13_152]],
])('%s', (_, make, counts) => {
  test('by the legal actions', () => {
    expect(perft(make(), counts.length)).toEqual(counts);
  });

  test('by brute force, as far as that is cheap', () => {
    const depth = counts.filter((__, i) => i === 0 || counts[i - 1]! <= MOST_AGAIN).length;
    expect(bruteForce(make(), depth)).toEqual(counts.slice(0, depth));
  });
});
