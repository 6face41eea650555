/** Coaches, and the options of the editions. Numbers are EDITIONS.md questions. */
import { describe, expect, test } from 'vitest';
import {
  EDITIONS,
  legalActions,
  newGame,
  type Config,
  type EditionId,
  type PositionPlayer,
  type State,
  type Tile,
} from '../../src/engine/index.ts';
import { close, closings, edition, THREE } from '../support/closing.ts';
import { after, at, eventsOf, finishing } from '../support/game.ts';
import { GRAND_TOUR } from '../support/roads.ts';

describe('coaches', () => {
  test('57 and 59: a first route of seven brings coach 3 and no more', () => {
    expect(after(finishing({ route: GRAND_TOUR.slice(0, 7) }), close()).players[0]!.coach).toBe(3);
  });

  test.each<[string, PositionPlayer['coach'] & number, number, boolean]>([
    ['32: one short', 3, 3, true],
    ['32: two short', 4, 3, true],
    ['34: coach 6 needs four', 5, 4, true],
    ['34: coach 7 needs five', 6, 5, true],
    ['32: three short', 5, 3, false],
    ['32: three short of 7', 6, 4, false],
  ])('%s', (_, coach, length, canHelp) => {
    const closed = after(finishing({ route: GRAND_TOUR.slice(0, length), coach }), close());
    expect(closed.step === 'coach').toBe(canHelp);
    if (!canHelp) return;
    expect(legalActions(closed)).toEqual([{ type: 'call', official: 'wainwright' }, { type: 'skip' }]);
    expect(after(closed, { type: 'call', official: 'wainwright' }).players[0]!.coach).toBe(coach + 1);
    expect(after(closed, { type: 'skip' }).players[0]!.coach).toBe(coach);
    expect(after(closed, { type: 'skip' })).toMatchObject({ step: 'draw', player: 1 });
  });

  test('33: the wainwright brings exactly the next coach, and one only', () => {
    const closed = after(finishing({ route: GRAND_TOUR.slice(0, 5), coach: 5 }), close());
    expect(after(closed, { type: 'call', official: 'wainwright' }).players[0]!.coach).toBe(6);
  });

  test('62: coaches never run out: all four players can have the same', () => {
    const state = at({
      config: { players: 4 },
      step: 'finish',
      players: [{ route: THREE }, { coach: 3 }, { coach: 3 }, { coach: 3 }],
    });
    expect(after(state, close()).players.map(({ coach }) => coach)).toEqual([3, 3, 3, 3]);
  });

  test('35: the wainwright does not lengthen the route for tiles', () => {
    const closed = after(finishing({ route: GRAND_TOUR.slice(0, 4), coach: 4 }), close());
    expect(after(closed, { type: 'call', official: 'wainwright' }).players[0]!.tiles).toEqual([]);
  });

  test.each<[EditionId, boolean]>([
    ['rebel-pl', false],
    ['biancheria-en', true],
    ['smart-ru', false],
    ['bard-pl', false],
  ])('58: under %s an earned coach can be refused: %s', (id, canRefuse) => {
    const houses = id === 'smart-ru' ? (['ulm', 'nuernberg'] as const) : [];
    const closed = after(finishing({ route: THREE }, { config: edition(id) }), close(...houses));
    if (!canRefuse) {
      expect(closed).toMatchObject({ step: 'draw', player: 1 });
      expect(closed.players[0]!.coach).toBe(3);
      return;
    }
    expect(legalActions(closed)).toEqual([{ type: 'take-coach' }, { type: 'skip' }]);
    expect(after(closed, { type: 'take-coach' }).players[0]!.coach).toBe(3);
    expect(after(closed, { type: 'skip' }).players[0]!.coach).toBe(0);
    expect(eventsOf(closed, { type: 'skip' })[0]).toEqual({ type: 'coach-declined', player: 0, coach: 3 });
  });

  test('nothing beyond 7, and nothing is asked', () => {
    const tiles: readonly Tile[] = [{ stack: 'end', value: 1 }];
    for (const id of Object.keys(EDITIONS) as EditionId[]) {
      const state = finishing({ route: GRAND_TOUR.slice(0, 9), coach: 7, tiles }, { config: edition(id) });
      const closed = after(state, closings(state)[0]!);
      expect(closed).toMatchObject({ player: 1, step: 'draw' });
      expect(closed.players[0]!.coach).toBe(7);
    }
  });
});

describe('editions', () => {
  // The table of GAME.md.
  test.each<[EditionId, State['options']]>([
    ['rebel-pl', { provincesTile: 'outside-baiern', placement: 'may', coach: 'must' }],
    ['biancheria-en', { provincesTile: 'outside-baiern', placement: 'may', coach: 'may' }],
    ['smart-ru', { provincesTile: 'all-nine', placement: 'must', coach: 'must' }],
    ['bard-pl', { provincesTile: 'all-nine', placement: 'may', coach: 'must' }],
  ])('%s', (id, options) => {
    expect(newGame({ players: 3, edition: id }).options).toEqual(options);
  });

  test('without one, a game is played under bard-pl', () => {
    expect(newGame({ players: 2 }).options).toEqual(EDITIONS['bard-pl']);
  });

  test('the audience always plays with placement: must', () => {
    const config: Config = { players: 2, options: { placement: 'may' }, modules: ['audience'] };
    expect(newGame(config).options.placement).toBe('must');
  });
});
