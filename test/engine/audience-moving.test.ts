/** The audience in Rome: carriages under way (rules 13.2 to 13.4). X is the expansion's booklet (smart-ru-rome.txt) with its line; the rest is GAME.md. */
import { describe, expect, test } from 'vitest';
import { GROUPS, legalActions, type CityId, type GroupId, type TownId } from '../../src/engine/index.ts';
import { advance, closing, SEATING } from '../support/audience.ts';
import { close, closeOne } from '../support/closing.ts';
import { after, at, eventsOf } from '../support/game.ts';
import { ONE_EACH } from '../support/officials.ts';

describe('moving', () => {
  const EXAMPLE: readonly CityId[] = ['ulm', 'augsburg', 'muenchen', 'salzburg'];

  test('X:122: all but München: the Bavarian carriage goes from Andechs to Ettal or Trento', () => {
    const state = after(closing(EXAMPLE, { baiern: 'andechs' }), close('ulm', 'augsburg', 'salzburg'));
    expect(state.step).toBe('carriage');
    expect(legalActions(state)).toEqual([advance('baiern', 'ettal'), advance('baiern', 'trento')]);
    const next = after(state, advance('baiern', 'ettal'));
    expect(next).toMatchObject({ player: 1, carriages: { baiern: 'ettal' } });
    expect(next.players[0]!).toMatchObject({ route: [], clergy: SEATING });
    expect(eventsOf(state, advance('baiern', 'ettal'))[0]).toEqual({
      type: 'carriage-moved',
      carriage: 'baiern',
      from: 'andechs',
      to: 'ettal',
    });
    expect(next.turn.moves).toBeNull();
  });

  test('X:122: all of Baiern: the green and the orange carriage move, in either order', () => {
    const state = after(closing(EXAMPLE), closeOne('augsburg', 'muenchen'));
    expect(legalActions(state)).toEqual([
      advance('wuerttemberg-hohenzollern', 'konstanz'),
      advance('boehmen-salzburg', 'villach'),
    ]);
    const one = after(state, advance('boehmen-salzburg', 'villach'));
    expect(legalActions(one)).toEqual([advance('wuerttemberg-hohenzollern', 'konstanz')]);
    expect(after(one, advance('wuerttemberg-hohenzollern', 'konstanz')).player).toBe(1);
  });

  test('moves are the length of the route less the houses placed now', () => {
    const state = after(closing(EXAMPLE, {}, ['ulm']), close('augsburg', 'salzburg'));
    expect(state.turn.moves).toEqual({
      baden: 0,
      'wuerttemberg-hohenzollern': 1,
      'schweiz-tyrol': 0,
      'boehmen-salzburg': 0,
      baiern: 1,
      free: 0,
    });
  });

  test('no city without a house: no step for carriages', () => {
    expect(
      after(closing(['ulm', 'augsburg', 'innsbruck']), close('ulm', 'augsburg', 'innsbruck')),
    ).toMatchObject({
      player: 1,
      step: 'draw',
    });
  });

  test('Lodz: any carriage', () => {
    const state = after(closing(['lodz', 'pilsen', 'budweis'], {}, ['lodz', 'pilsen']), close('budweis'));
    expect(state.turn.moves).toMatchObject({ 'boehmen-salzburg': 1, free: 1 });
    expect(new Set(legalActions(state).map((action) => 'carriage' in action && action.carriage)).size).toBe(
      5,
    );
    // The own move is used up first, so the free one is still there.
    const next = after(state, advance('boehmen-salzburg', 'villach'));
    expect(next.turn.moves).toMatchObject({ 'boehmen-salzburg': 0, free: 1 });
    // And the other way round: a free move first leaves the own one due.
    const other = after(state, advance('baden', 'bern'));
    expect(legalActions(other)).toEqual([advance('boehmen-salzburg', 'villach')]);
  });

  test('a carriage in Rome: any other instead', () => {
    const state = after(closing(EXAMPLE, { baiern: 'rome' }), close('ulm', 'augsburg', 'salzburg'));
    const carriages = legalActions(state).map((action) => ('carriage' in action ? action.carriage : null));
    expect(carriages).not.toContain('baiern');
    expect(new Set(carriages).size).toBe(4);
  });

  test('a carriage that arrives frees the moves that were still due to it', () => {
    const route: readonly CityId[] = ['augsburg', 'muenchen', 'passau'];
    const state = after(closing(route, { baiern: 'viterbo' }), close('augsburg'));
    expect(state.turn.moves).toMatchObject({ baiern: 2, free: 0 });
    const next = after(state, advance('baiern', 'rome'));
    expect(next).toMatchObject({ step: 'carriage', turn: { moves: { baiern: 0, free: 1 } } });
    expect(after(next, advance('baden', 'bern')).player).toBe(1);
  });

  test('all in Rome: the rest lapses', () => {
    const rome = Object.fromEntries(GROUPS.map((group) => [group, 'rome'])) as Record<GroupId, TownId>;
    const last = closing(EXAMPLE, { ...rome, baiern: 'viterbo' }, ['ulm', 'salzburg']);
    const state = after(last, close('augsburg'));
    expect(state.turn.moves).toMatchObject({ baiern: 1, free: 2 });
    const events = eventsOf(state, advance('baiern', 'rome'));
    expect(events).toContainEqual({ type: 'moves-lapsed', moves: 2 });
    expect(after(state, advance('baiern', 'rome'))).toMatchObject({ player: 1, step: 'draw' });
    expect(after(closing(EXAMPLE, rome, ['ulm']), close('augsburg', 'salzburg'))).toMatchObject({
      player: 1,
    });
  });

  test('after the coach: coach, carriages, discards', () => {
    const state = at({
      config: { players: 3, modules: ['audience'] },
      step: 'finish',
      players: [
        {
          route: ['augsburg', 'muenchen', 'passau'],
          coach: 3,
          clergy: SEATING,
          hand: ['ulm', 'ulm', 'linz', 'lodz'],
        },
        { clergy: SEATING },
        { clergy: SEATING },
      ],
    });
    const asked = after(state, close('passau'));
    expect(asked.step).toBe('coach');
    const moving = after(asked, { type: 'call', official: 'wainwright' });
    expect(moving.step).toBe('carriage');
    const done = after(moving, advance('baiern', 'andechs'), advance('baiern', 'ettal'));
    expect(done).toMatchObject({ step: 'discard', player: 0 });
  });
});

describe('with the officials', () => {
  test('a house by a hand-in moves no carriage and is no part of the closing under way', () => {
    const state = at({
      config: { players: 2, modules: ['officials', 'audience'] },
      step: 'finish',
      players: [
        {
          route: ['augsburg', 'muenchen', 'passau'],
          coach: 3,
          clergy: SEATING,
          tokens: ONE_EACH,
        },
        { clergy: SEATING },
      ],
    });
    const asked = after(state, close('augsburg'), { type: 'call', official: 'wainwright' });
    expect(asked.step).toBe('hand-in');
    const next = after(asked, {
      type: 'hand-in',
      officials: ['coachman', 'postmaster', 'bailiff', 'wainwright'],
      house: 'muenchen',
    });
    expect(next.players[0]!).toMatchObject({ coach: 4, houses: ['augsburg', 'muenchen'] });
    expect(next).toMatchObject({ step: 'carriage', turn: { moves: { baiern: 2, free: 0 } } });
  });
});
