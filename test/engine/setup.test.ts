/** Set-up (rules 3.1 and 3.2). */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../src/engine/index.ts';
import { begin, deckWith } from '../support/game.ts';

describe('set-up', () => {
  test('a fixed deck lies as given: six to the market, the rest in the pile, top first', () => {
    const deck = deckWith('ulm', 'linz', 'lodz', 'basel', 'pilsen', 'passau', 'kempten', 'augsburg');
    const state = begin({ deck });
    expect(state.market).toEqual(deck.slice(0, 6));
    expect(state.pile).toEqual(deck.slice(6));
    expect(state.players).toHaveLength(2);
    for (const { hand, route, houses, coach, tiles } of state.players) {
      expect([hand, route, houses, coach, tiles]).toEqual([[], [], [], 0, []]);
    }
  });

  test('all tiles in their stacks, nothing of the modules, and the first turn begun', () => {
    expect(begin()).toMatchObject({
      version: 1,
      modules: [],
      stacks: TILES,
      tokenStacks: null,
      carriages: null,
      waitingRoom: null,
      queue: [],
      turn: { player: 0, official: 'postmaster', forced: true, drawn: 0, laid: 0, moves: null },
      players: [
        { tokens: null, points: 0, clergy: null },
        { tokens: null, points: 0, clergy: null },
      ],
    });
  });

  test('with the audience nobody has been called yet, and nobody waits in Rome', () => {
    expect(begin({ modules: ['audience'] })).toMatchObject({
      player: 0,
      turn: { player: 0, official: null, forced: false, drawn: 0, laid: 0, moves: null },
      waitingRoom: { 1: [], 2: [], 3: [], 4: [], 5: [] },
      players: [{ clergy: {} }, { clergy: {} }],
    });
  });
});
