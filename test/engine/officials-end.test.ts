/** Offices of honour: the last house and the last hand-in. X is the expansion's booklet (smart-ru-rome.txt) with its line; the rest is GAME.md. */
import { describe, expect, test } from 'vitest';
import {
  legalActions,
  OFFICIALS,
  scores,
  type Action,
  type CityId,
  type PositionPlayer,
  type State,
} from '../../src/engine/index.ts';
import { after, eventsOf } from '../support/game.ts';
import { END, give, NINETEEN, ONE_EACH, table } from '../support/officials.ts';

describe('the last house by a hand-in', () => {
  const four = (house?: CityId): Action => ({
    type: 'hand-in',
    officials: OFFICIALS,
    ...(house && { house }),
  });

  /** Whose turns are played, the one under way included, until the game ends. */
  function turnsLeft(start: State): readonly number[] {
    const turns = [start.turn.player];
    let state = start;
    while (!['over', 'last-hand-in'].includes(state.step)) {
      if (turns.at(-1) !== state.turn.player) turns.push(state.turn.player);
      const legal = legalActions(state);
      state = after(state, legal.find(({ type }) => type === 'end') ?? legal[0]!);
    }
    return turns;
  }

  /** X:75 and X:79: Anna, Boris, Viktor, Galina; Viktor (seat 2) places his last house. */
  function started(by: number): State {
    const hand = { hand: ['ulm' as CityId] };
    const players: PositionPlayer[] = [{ ...hand }, { ...hand }, { ...NINETEEN, tokens: ONE_EACH }, {}];
    players[by] = { ...players[by], ...(by === 3 ? { hand: ['lodz'] } : {}), tokens: { bailiff: 4 } };
    const state = table(4, { player: by, players });
    return after(state, { type: 'call', official: 'bailiff' });
  }

  test('X:75: in Boris’s turn: he finishes it, Viktor and Galina play, and the game ends', () => {
    const state = after(started(1), give('bailiff'), four('ulm'));
    expect(state.players[2]!.tiles).toContainEqual(END);
    expect(state.players[2]!.tiles).toContainEqual({ stack: 'wuerttemberg-hohenzollern', value: 3 });
    expect(turnsLeft(state)).toEqual([1, 2, 3]);
  });

  test('X:79: in Galina’s turn: the game ends after it', () => {
    let state = after(started(3), give('bailiff'), four('ulm'));
    expect(state).toMatchObject({ step: 'draw', player: 3 });
    state = after(state, { type: 'draw', from: 'deck' }, { type: 'play', city: 'lodz', end: 'right' });
    expect(after(state, { type: 'end' }).step).toBe('last-hand-in');
  });

  test('the end tile is gone before a coach 7 that was about to be taken', () => {
    const state = table(2, {
      step: 'finish',
      players: [
        { route: ['ulm', 'augsburg', 'muenchen', 'passau', 'linz'], coach: 6, tokens: { wainwright: 0 } },
        { ...NINETEEN, tokens: ONE_EACH },
      ],
    });
    const next = after(
      state,
      { type: 'close', way: 'each-province', houses: [] },
      { type: 'call', official: 'wainwright' },
      give('wainwright'),
      four('lodz'),
    );
    expect(next.players[0]!).toMatchObject({ coach: 7 });
    expect(next.players[0]!.tiles).not.toContainEqual(END);
    expect(next.players[1]!.tiles).toContainEqual(END);
    expect(next).toMatchObject({ step: 'draw', player: 1 });
  });

  test('by the forced postmaster at the start of seat 0’s turn: the new round is played out', () => {
    const state = table(2, {
      step: 'finish',
      player: 1,
      players: [
        { ...NINETEEN, tokens: { coachman: 1, postmaster: 2, bailiff: 1, wainwright: 1 } },
        { hand: ['ulm'], route: ['ulm'], tokens: { postmaster: 1 } },
      ],
    });
    const begun = after(state, { type: 'end' });
    expect(begun).toMatchObject({ step: 'hand-in', player: 0, turn: { player: 0, forced: true } });
    const next = after(begun, four('ulm'), give('postmaster'));
    expect(next).toMatchObject({ step: 'draw', player: 0 });
    expect(turnsLeft(next)).toEqual([0, 1]);
  });
});

describe('X:81: the last hand-in', () => {
  const asked = (): State =>
    after(
      table(3, {
        player: 2,
        step: 'finish',
        players: [
          { tokens: ONE_EACH },
          {},
          { route: ['ulm'], coach: 7, tiles: [END], tokens: { coachman: 2, postmaster: 1, bailiff: 1 } },
        ],
      }),
      { type: 'end' },
    );

  test('after the end, from seat 0 clockwise, those who have tokens, once', () => {
    expect(asked()).toMatchObject({ step: 'last-hand-in', player: 0, queue: [0, 2] });
    // Of four different tokens: four single ones, six pairs with no card, a slot or the pile (8 each),
    // four of three, all of them with no house or one in any city (23); or nothing.
    expect(legalActions(asked())).toHaveLength(4 + 6 * 8 + 4 + 23 + 1);
    expect(legalActions(asked())).toContainEqual({ type: 'hand-in', officials: OFFICIALS, house: 'lodz' });
    expect(legalActions(asked())).toContainEqual({ type: 'skip' });
    const next = after(asked(), { type: 'hand-in', officials: OFFICIALS, house: 'ulm' });
    expect(next).toMatchObject({ step: 'last-hand-in', player: 2 });
    expect(scores(next).players[0]!.houses).toBe(-19);
    const done = after(next, give('coachman', 'postmaster', 'bailiff'));
    expect(done.step).toBe('over');
    expect(scores(done).players[2]!.points).toBe(1);
    expect(done.players[2]!.tokens!.coachman).toBe(1);
  });

  test('it is told who may hand in', () => {
    const ended = table(2, {
      player: 1,
      step: 'finish',
      players: [{ tokens: ONE_EACH }, { route: ['ulm'], coach: 7, tiles: [END] }],
    });
    expect(eventsOf(ended, { type: 'end' })).toEqual([
      { type: 'turn-ended', player: 1 },
      { type: 'hand-in-began', players: [0] },
    ]);
  });

  test('it may be left out', () => {
    expect(after(asked(), { type: 'skip' }, { type: 'skip' }).step).toBe('over');
  });

  test('nobody has tokens: the game is over at once', () => {
    const none = table(2, {
      player: 1,
      step: 'finish',
      players: [{}, { route: ['ulm'], coach: 7, tiles: [END] }],
    });
    expect(after(none, { type: 'end' }).step).toBe('over');
    expect(eventsOf(none, { type: 'end' })).toEqual([
      { type: 'turn-ended', player: 1 },
      { type: 'game-ended' },
    ]);
  });
});
