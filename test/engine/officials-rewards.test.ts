/** Offices of honour: what handed-in tokens earn. X is the expansion's booklet (smart-ru-rome.txt) with its line; the rest is GAME.md. */
import { describe, expect, test } from 'vitest';
import {
  check,
  legalActions,
  OFFICIALS,
  scores,
  type Action,
  type Official,
  type PositionPlayer,
  type State,
} from '../../src/engine/index.ts';
import { after, eventsOf, MARKET } from '../support/game.ts';
import { END, give, NINETEEN, table } from '../support/officials.ts';

describe('X:65-68: rewards', () => {
  /** Seat 0 calls the bailiff for the last time and holds these tokens besides. */
  function calling(tokens: Partial<Record<Official, number>>, mine: PositionPlayer = {}): State {
    const state = table(2, {
      market: MARKET,
      players: [
        { hand: ['ulm'], ...mine, tokens: { bailiff: 0, ...tokens } },
        { hand: ['ulm'], tokens: { bailiff: 2 } },
      ],
    });
    return after(state, { type: 'call', official: 'bailiff' });
  }

  test('what is told: who hands in, what, and what it earns', () => {
    const state = calling({ coachman: 1, postmaster: 1, wainwright: 1 });
    const bailiff: Action = { type: 'call', official: 'bailiff' };
    const before = table(2, {
      players: [{ hand: ['ulm'] }, { hand: ['ulm'], tokens: { bailiff: 2 } }],
    });
    expect(eventsOf(before, bailiff)).toEqual([
      { type: 'called', player: 0, official: 'bailiff', forced: false },
      { type: 'token-taken', player: 0, official: 'bailiff' },
      { type: 'hand-in-began', players: [0, 1] },
    ]);
    expect(eventsOf(state, give('bailiff', 'coachman', 'postmaster'))).toEqual([
      { type: 'handed-in', player: 0, officials: ['coachman', 'postmaster', 'bailiff'] },
      { type: 'point-taken', player: 0 },
    ]);
    expect(eventsOf(state, { type: 'hand-in', officials: OFFICIALS, house: 'linz' })).toEqual([
      { type: 'handed-in', player: 0, officials: OFFICIALS },
      { type: 'house-placed', player: 0, city: 'linz', by: 'hand-in' },
    ]);
  });

  test('the card must lie there, and a card and a house are never earned together', () => {
    const state = calling({ coachman: 1 });
    const pair: readonly Official[] = ['coachman', 'bailiff'];
    expect(check(state, { type: 'hand-in', officials: pair, draw: 6 })).toMatchObject({
      code: 'unknown-card',
    });
    expect(check(state, { type: 'hand-in', officials: pair, draw: 0, house: 'linz' })).toMatchObject({
      code: 'reward',
      reward: 'house',
    });
  });

  test('one token earns nothing', () => {
    expect(after(calling({}), give('bailiff')).players[0]!).toMatchObject({ hand: ['ulm'], points: 0 });
  });

  test('two earn a card from the market, which is filled at once, or from the pile, or none', () => {
    const state = calling({ coachman: 1 });
    const pair: readonly Official[] = ['coachman', 'bailiff'];
    const slot = after(state, { type: 'hand-in', officials: pair, draw: 0 });
    expect(slot.players[0]!.hand).toEqual(['ulm', 'lodz']);
    expect(slot.market[0]).toBe(state.pile[0]);
    const top = after(state, { type: 'hand-in', officials: pair, draw: 'deck' });
    expect(top.players[0]!.hand).toEqual(['ulm', state.pile[0]]);
    expect(after(state, give(...pair)).players[0]!.hand).toEqual(['ulm']);
  });

  test('three earn a point, always; more than twelve are still counted', () => {
    const state = calling({ coachman: 1, postmaster: 1 }, { points: 12 });
    const next = after(state, give('coachman', 'postmaster', 'bailiff'));
    expect(next.players[0]!.points).toBe(13);
    expect(scores(next).players[0]!).toMatchObject({ points: 13, total: -7 });
  });

  test('four earn a house anywhere, with the area tile it completes, or none', () => {
    const four: readonly Official[] = ['coachman', 'postmaster', 'bailiff', 'wainwright'];
    const state = calling(
      { coachman: 1, postmaster: 1, wainwright: 1 },
      { houses: ['mannheim', 'carlsruhe'] },
    );
    const next = after(state, { type: 'hand-in', officials: four, house: 'freiburg' });
    expect(next.players[0]!).toMatchObject({
      houses: ['mannheim', 'carlsruhe', 'freiburg'],
      tiles: [{ stack: 'baden', value: 3 }],
      points: 0,
    });
    expect(after(state, give(...four)).players[0]!.houses).toHaveLength(2);
    expect(check(state, { type: 'hand-in', officials: four, house: 'mannheim' })).toMatchObject({
      code: 'own-house',
      city: 'mannheim',
      twice: false,
    });
    expect(check(state, { type: 'hand-in', officials: four, house: 'wien' })).toMatchObject({
      code: 'unknown-card',
      card: 'wien',
    });
  });

  test('no house left: no house', () => {
    const mine: PositionPlayer = {
      houses: [...NINETEEN.houses!, 'ulm'],
      tiles: [...NINETEEN.tiles!, { stack: 'wuerttemberg-hohenzollern', value: 3 }, END],
    };
    const state = calling({ coachman: 1, postmaster: 1, wainwright: 1 }, mine);
    expect(check(state, { type: 'hand-in', officials: OFFICIALS, house: 'lodz' })).toMatchObject({
      code: 'houses-left',
      left: 0,
      asked: 1,
    });
    expect(legalActions(state).filter((action) => 'house' in action)).toEqual([]);
  });
});
