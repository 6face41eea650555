/** The audience in Rome. X is the expansion's booklet (smart-ru-rome.txt) with its line; the rest is GAME.md. */
import { describe, expect, test } from 'vitest';
import {
  CARRIAGE_STARTS,
  CARRIAGE_STARTS_TWO_PLAYERS,
  check,
  CLERGY,
  DOCUMENTED_ROADS_SOUTH,
  GROUPS,
  legalActions,
  newGame,
  ROADS_SOUTH,
  scores,
  southOf,
  TOWNS,
  viewFor,
  type Action,
  type CityId,
  type GroupId,
  type Position,
  type Seating,
  type State,
  type TownId,
} from '../../src/engine/index.ts';
import { after, at, eventsOf } from '../support/game.ts';

const SEATING: Seating = {
  baden: 1,
  'wuerttemberg-hohenzollern': 2,
  'schweiz-tyrol': 3,
  'boehmen-salzburg': 4,
  baiern: 5,
};
/** The ranks in the order Baden, Württemberg/Hohenzollern, Schweiz/Tyrol, Böhmen/Salzburg, Baiern. */
const seating = (...ranks: readonly number[]): Seating =>
  Object.fromEntries(GROUPS.map((group, i) => [group, ranks[i]])) as unknown as Seating;
const seat = (clergy: Seating): Action => ({ type: 'seat', clergy });
const advance = (carriage: GroupId, to: TownId): Action => ({ type: 'advance', carriage, to });
const close = (...houses: readonly CityId[]): Action => ({ type: 'close', way: 'each-province', houses });
const closeOne = (...houses: readonly CityId[]): Action => ({ type: 'close', way: 'one-province', houses });

const without = (clergy: Seating, ...arrived: readonly GroupId[]): Partial<Seating> =>
  Object.fromEntries(Object.entries(clergy).filter(([group]) => !arrived.includes(group as GroupId)));

/** Seat 0 of three about to close that route; carriages in Rome have let everybody out. */
function closing(
  route: readonly CityId[],
  carriages: Position['carriages'] = {},
  houses: readonly CityId[] = [],
) {
  const arrived = GROUPS.filter((group) => carriages[group] === 'rome');
  const clergy = without(SEATING, ...arrived);
  return at({
    config: { players: 3, modules: ['audience'] },
    step: 'finish',
    carriages,
    players: [{ route, houses, clergy, hand: ['lodz'] }, { clergy }, { clergy }],
  });
}

describe('the Rome board', () => {
  test('every road leads south by the list, and Rome alone is the goal', () => {
    const ids = TOWNS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(34);
    expect(ROADS_SOUTH).toHaveLength(45);
    expect(new Set(ROADS_SOUTH.map((road) => road.join())).size).toBe(45);
    expect(ids.filter((town) => southOf(town).length === 0)).toEqual(['rome']);
    // No way round: every walk comes to an end.
    const longest = (town: TownId): number => Math.max(0, ...southOf(town).map((next) => 1 + longest(next)));
    expect(longest('loerrach')).toBeLessThan(ids.length);
  });

  test('X:118, X:122: what is documented', () => {
    expect(southOf('andechs')).toEqual(['ettal', 'trento']);
    expect(southOf('florence')).toHaveLength(3);
    for (const [from, to] of DOCUMENTED_ROADS_SOUTH) expect(southOf(from)).toContain(to);
    expect(CLERGY.map(({ value }) => value)).toEqual([5, 4, 3, 2, 1]);
  });

  test('X:103: where the carriages start', () => {
    expect(newGame({ players: 3, modules: ['audience'] }).carriages).toEqual(CARRIAGE_STARTS);
    expect(newGame({ players: 2, modules: ['audience'] }).carriages).toEqual({
      baden: 'milan',
      'wuerttemberg-hohenzollern': 'como',
      'schweiz-tyrol': 'como',
      baiern: 'trento',
      'boehmen-salzburg': 'udine',
    });
    expect(CARRIAGE_STARTS_TWO_PLAYERS.baiern).toBe('trento');
  });
});

describe('seating', () => {
  const start = newGame({ players: 2, modules: ['officials', 'audience'] });

  test('comes before any forced postmaster, player by player, in 120 ways', () => {
    expect(start).toMatchObject({ step: 'seat', player: 0, queue: [0, 1] });
    expect(start.tokenStacks!.postmaster).toBe(4);
    expect(legalActions(start)).toHaveLength(120);
    const one = after(start, seat(SEATING));
    expect(one).toMatchObject({ step: 'seat', player: 1 });
    expect(one.players[0]!.clergy).toEqual(SEATING);
    const begun = after(one, seat(seating(5, 4, 3, 2, 1)));
    expect(begun).toMatchObject({ step: 'draw', player: 0, queue: [], turn: { forced: true } });
    expect(begun.tokenStacks!.postmaster).toBe(3);
  });

  test('tells nobody who sits where', () => {
    expect(eventsOf(start, seat(SEATING))).toEqual([{ type: 'seated', player: 0 }]);
  });

  test('shows that a player has seated, to nobody whom, not even to the owner', () => {
    const view = viewFor(after(start, seat(SEATING)), 0);
    expect(view.players.map(({ seated }) => seated)).toEqual([GROUPS, []]);
    expect(viewFor(newGame({ players: 2 }), 0).players[0]!.seated).toBeNull();
  });

  test('ranks that do not exist, and carriages beyond the five', () => {
    expect(check(start, seat(seating(0, 1, 2, 3, 4)))).toMatchObject({ code: 'seating', missing: [5] });
    const more = { ...SEATING, polen: 3 } as Seating;
    expect(after(start, seat(more)).players[0]!.clergy).toEqual(SEATING);
  });
});

describe('moving', () => {
  const EXAMPLE: readonly CityId[] = ['ulm', 'augsburg', 'muenchen', 'salzburg'];

  test('X:122: all but München: the Bavarian carriage goes from Andechs to Ettal or Trento', () => {
    const state = after(closing(EXAMPLE, { baiern: 'andechs' }), close('ulm', 'augsburg', 'salzburg'));
    expect(state.step).toBe('carriage');
    expect(legalActions(state)).toEqual([advance('baiern', 'ettal'), advance('baiern', 'trento')]);
    const next = after(state, advance('baiern', 'ettal'));
    expect(next).toMatchObject({ player: 1, carriages: { baiern: 'ettal' } });
    expect(next.players[0]!.route).toEqual([]);
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

describe('arriving', () => {
  test('X:130: the booklet’s example', () => {
    // Blue, red, yellow and green sit in this order. From Baden came the cardinals of blue and
    // green, the bishop of red and the chaplain of yellow. Baiern's carriage brings chaplains of red and
    // green, the pater of blue and the cardinal of yellow. Ranks: cardinal 5, bishop 4, chaplain 2, pater 1.
    const others = ['wuerttemberg-hohenzollern', 'schweiz-tyrol', 'boehmen-salzburg'] as const;
    const clergy = (baiern: number, ...rest: readonly number[]): Partial<Seating> =>
      Object.fromEntries([
        ['baiern', baiern],
        ...others.map((group, i) => [group, rest[i]]),
      ]) as Partial<Seating>;
    const state = at({
      config: { players: 4, modules: ['audience'] },
      step: 'finish',
      carriages: { baden: 'rome', baiern: 'grosseto' },
      waitingRoom: { 5: [0, 3], 4: [1], 2: [2] },
      players: [
        { route: ['augsburg', 'muenchen', 'salzburg'], clergy: clergy(1, 2, 3, 4) },
        { clergy: clergy(2, 1, 3, 5) },
        { clergy: clergy(5, 1, 3, 4) },
        { clergy: clergy(2, 1, 3, 4) },
      ],
    });
    const moving = after(state, close('augsburg', 'salzburg'));
    const events = eventsOf(moving, advance('baiern', 'rome'));
    expect(events).toContainEqual({
      type: 'carriage-arrived',
      carriage: 'baiern',
      clergy: [1, 2, 5, 2],
      dismissed: [
        { player: 2, rank: 2 },
        { player: 0, rank: 5 },
        { player: 3, rank: 5 },
      ],
    });
    const next = after(moving, advance('baiern', 'rome'));
    expect(next.waitingRoom).toEqual({ 1: [0], 2: [1, 3], 3: [], 4: [1], 5: [2] });
    expect(scores(next).players.map((score) => score.clergy)).toEqual([1, 6, 5, 2]);
    expect(next.players[0]!.clergy).toEqual(without(clergy(1, 2, 3, 4) as Seating, 'baiern'));
  });

  test('nobody has arrived: nothing is scored', () => {
    const state: State = after(newGame({ players: 2, modules: ['audience'] }), seat(SEATING));
    expect(scores(state).players.map(({ clergy }) => clergy)).toEqual([0, 0]);
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
          tokens: { coachman: 1, postmaster: 1, bailiff: 1, wainwright: 1 },
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
