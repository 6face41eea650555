/** A turn, its officials and the hand. Numbers are EDITIONS.md questions. */
import { describe, expect, test } from 'vitest';
import {
  apply,
  check,
  draftOf,
  legalActions,
  play,
  sitOutUntil,
  type Action,
  type CityId,
} from '../../src/engine/index.ts';
import { after, at, begin, deckWith, eventsOf, finishing, MARKET } from '../support/game.ts';

const BOOKLET: readonly CityId[] = ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg'];
const types = (actions: readonly Action[]): readonly string[] => [
  ...new Set(actions.map(({ type }) => type)),
];

describe('playing', () => {
  test('2: a card must be laid even if none fits; then the whole route goes', () => {
    const state = at({ step: 'play', players: [{ route: BOOKLET, hand: ['innsbruck'] }] });
    expect(legalActions(state)).toEqual([
      { type: 'restart', city: 'innsbruck' },
      { type: 'call', official: 'postmaster' },
    ]);
    const next = after(state, { type: 'restart', city: 'innsbruck' });
    expect(next.players[0]!.route).toEqual(['innsbruck']);
    // 5 and 6: for nothing, to the discard pile.
    expect(next.discard).toEqual(BOOKLET);
    expect(next.players[0]!).toMatchObject({ hand: [], houses: [], tiles: [], coach: 0 });
  });

  test('3: a route may be given up although it could be extended', () => {
    const state = at({ step: 'play', players: [{ route: BOOKLET, hand: ['passau'] }] });
    expect(legalActions(state)).toContainEqual({ type: 'play', city: 'passau', end: 'right' });
    expect(legalActions(state)).toContainEqual({ type: 'restart', city: 'passau' });
  });

  test('4 and 30: the restart is the card of the turn, and the coachman may add one that fits', () => {
    const state = at({ step: 'play', players: [{ route: BOOKLET, hand: ['innsbruck', 'salzburg'] }] });
    const next = after(state, { type: 'restart', city: 'innsbruck' });
    expect(next.step).toBe('finish');
    expect(types(legalActions(next))).toEqual(['call', 'end']);
    const two = after(
      next,
      { type: 'call', official: 'coachman' },
      { type: 'play', city: 'salzburg', end: 'left' },
    );
    expect(two.players[0]!.route).toEqual(['salzburg', 'innsbruck']);
    expect(types(legalActions(two))).toEqual(['end']);
  });

  test('10: the coachman’s two cards may go one on each end', () => {
    const state = at({ step: 'play', players: [{ route: BOOKLET, hand: ['freiburg', 'passau'] }] });
    const next = after(
      state,
      { type: 'play', city: 'freiburg', end: 'left' },
      { type: 'call', official: 'coachman' },
      { type: 'play', city: 'passau', end: 'right' },
    );
    expect(next.players[0]!.route).toEqual(['freiburg', ...BOOKLET, 'passau']);
  });

  test('with one card in the route the card really goes to that side', () => {
    const state = at({ step: 'play', players: [{ route: ['ulm'], hand: ['augsburg'] }] });
    const route = (end: 'left' | 'right'): readonly CityId[] =>
      after(state, { type: 'play', city: 'augsburg', end }).players[0]!.route;
    expect(route('left')).toEqual(['augsburg', 'ulm']);
    expect(route('right')).toEqual(['ulm', 'augsburg']);
    expect(legalActions(state).filter(({ type }) => type === 'play')).toEqual([
      { type: 'play', city: 'augsburg', end: 'right' },
    ]);
  });

  test('a city that fits both ends is two different plays', () => {
    const state = at({ step: 'play', players: [{ route: ['stuttgart', 'ulm'], hand: ['ingolstadt'] }] });
    expect(legalActions(state).filter(({ type }) => type === 'play')).toHaveLength(2);
  });

  test('11: two copies in the hand are one choice, and the second fits another route only', () => {
    const state = at({ step: 'play', players: [{ route: ['stuttgart'], hand: ['ulm', 'ulm'] }] });
    expect(legalActions(state).filter(({ type }) => type === 'play')).toHaveLength(1);
    const next = after(state, { type: 'play', city: 'ulm', end: 'right' });
    expect(next.players[0]!.hand).toEqual(['ulm']);
    expect(check(next, { type: 'call', official: 'coachman' })).toMatchObject({ code: 'no-effect' });
  });

  test('12: the colour of a city does not matter', () => {
    const state = at({ step: 'play', players: [{ route: ['wuerzburg', 'nuernberg'], hand: ['mannheim'] }] });
    expect(check(state, { type: 'play', city: 'mannheim', end: 'left' })).toEqual({ ok: true });
  });
});

describe('finishing', () => {
  test('8: a route of three or seven need not be closed', () => {
    for (const route of [BOOKLET.slice(0, 3), [...BOOKLET, 'passau', 'linz', 'budweis'] as const]) {
      expect(check(finishing({ route }), { type: 'end' })).toEqual({ ok: true });
    }
  });

  test('7: after closing the turn is over; the next route starts in the next turn', () => {
    const state = finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], hand: ['linz'] });
    const next = after(state, { type: 'close', way: 'each-province', houses: [] });
    expect(next).toMatchObject({ player: 1, step: 'draw' });
    expect(next.players[0]!).toMatchObject({ route: [], hand: ['linz'], coach: 3 });
  });

  test('14: no limit on the hand while no route is closed', () => {
    const hand: readonly CityId[] = ['ulm', 'ulm', 'linz', 'linz', 'lodz', 'basel', 'basel'];
    const state = finishing({ route: ['ulm'], hand });
    expect(after(state, { type: 'end' }).players[0]!.hand).toEqual(hand);
  });

  test('15: three cards or fewer are kept when closing', () => {
    const hand: readonly CityId[] = ['ulm', 'linz', 'lodz'];
    const state = finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], hand });
    const next = after(state, { type: 'close', way: 'each-province', houses: [] });
    expect(next.players[0]!.hand).toEqual(hand);
    expect(next.player).toBe(1);
  });

  test('16: the player chooses which three stay', () => {
    const state = finishing({
      route: ['ulm', 'stuttgart', 'nuernberg'],
      hand: ['lodz', 'ulm', 'ulm', 'basel', 'linz'],
    });
    const closed = after(state, { type: 'close', way: 'each-province', houses: [] });
    // Five cards, two of them equal. Keep three: of {lodz, basel, linz} all (1), two and an Ulm (3),
    // or one and both (3).
    expect(legalActions(closed)).toHaveLength(7);
    expect(legalActions(closed)).toContainEqual({ type: 'discard', cities: ['ulm', 'basel'] });
    const next = after(closed, { type: 'discard', cities: ['basel', 'ulm'] });
    expect(next.players[0]!.hand).toEqual(['lodz', 'ulm', 'linz']);
    expect(next.discard).toEqual(['ulm', 'stuttgart', 'nuernberg', 'ulm', 'basel']);
    expect(next).toMatchObject({ step: 'draw', player: 1 });
    expect(eventsOf(closed, { type: 'discard', cities: ['basel', 'ulm'] })[0]).toEqual({
      type: 'hand-discarded',
      player: 0,
      cities: ['ulm', 'basel'],
    });
  });
});

describe('officials', () => {
  test('19: the postmaster is called after the first card has been seen', () => {
    const state = at({ players: [{ hand: ['ulm'] }], market: MARKET });
    expect(check(state, { type: 'call', official: 'postmaster' }).ok).toBe(false);
    const drawn = after(state, { type: 'draw', from: 'deck' });
    const called = after(drawn, { type: 'call', official: 'postmaster' });
    expect(called.step).toBe('draw');
    expect(after(called, { type: 'draw', from: 0 })).toMatchObject({ step: 'play', turn: { drawn: 2 } });
  });

  test('26 and 27: an empty hand draws two, and nobody else can be called', () => {
    const state = begin({ deck: deckWith('ulm', 'stuttgart', 'nuernberg') });
    expect(state.turn).toMatchObject({ official: 'postmaster', forced: true });
    const drawn = after(state, { type: 'draw', from: 0 });
    expect(drawn.step).toBe('draw');
    expect(types(legalActions(drawn))).toEqual(['draw']);
    const played = after(drawn, { type: 'draw', from: 1 }, { type: 'play', city: 'ulm', end: 'right' });
    expect(legalActions(played)).toEqual([{ type: 'end' }]);
    expect(check(played, { type: 'call', official: 'coachman' })).toMatchObject({
      code: 'postmaster-forced',
    });
  });

  test('26: in later rounds too, as part of the action that ended the turn before', () => {
    const state = at({ step: 'finish', players: [{ route: ['ulm'], hand: ['linz'] }, { route: ['lodz'] }] });
    expect(eventsOf(state, { type: 'end' })).toContainEqual({
      type: 'called',
      player: 1,
      official: 'postmaster',
      forced: true,
    });
  });

  test('everyone draws two in the first round, and not in the second unless the hand is empty', () => {
    let state = begin({ players: 4 });
    for (const player of [0, 1, 2, 3]) {
      expect(state).toMatchObject({ player, turn: { forced: true } });
      state = after(state, { type: 'draw', from: 'deck' }, { type: 'draw', from: 'deck' });
      const { hand } = state.players[player]!;
      state = after(state, { type: 'play', city: hand[0]!, end: 'right' }, { type: 'end' });
    }
    expect(state).toMatchObject({ player: 0, turn: { forced: false, official: null } });
  });

  test('28: the coachman and closing in the same turn', () => {
    const state = at({ step: 'play', players: [{ route: ['ulm'], hand: ['stuttgart', 'nuernberg'] }] });
    const next = after(
      state,
      { type: 'play', city: 'stuttgart', end: 'right' },
      { type: 'call', official: 'coachman' },
      { type: 'play', city: 'nuernberg', end: 'right' },
      { type: 'close', way: 'each-province', houses: ['ulm', 'nuernberg'] },
    );
    expect(next.players[0]!).toMatchObject({ coach: 3, houses: ['ulm', 'nuernberg'] });
  });

  test('31: no wainwright after the coachman: the closing asks nothing about the coach', () => {
    const state = finishing(
      { route: ['ulm', 'stuttgart', 'nuernberg'], coach: 3 },
      { turn: { official: 'coachman' } },
    );
    const next = after(state, { type: 'close', way: 'each-province', houses: [] });
    expect(next).toMatchObject({ player: 1, step: 'draw' });
    expect(next.players[0]!.coach).toBe(3);
  });
});

describe('apply', () => {
  test('tells what happened, in order', () => {
    const state = at({
      players: [{ route: ['ulm', 'stuttgart'], hand: ['linz', 'nuernberg'] }, { hand: ['lodz'] }],
      step: 'play',
      market: MARKET,
    });
    expect(eventsOf(state, { type: 'play', city: 'nuernberg', end: 'right' })).toEqual([
      { type: 'played', player: 0, city: 'nuernberg', end: 'right' },
    ]);
    const laid = after(state, { type: 'play', city: 'nuernberg', end: 'right' });
    expect(eventsOf(laid, { type: 'close', way: 'each-province', houses: ['nuernberg', 'ulm'] })).toEqual([
      { type: 'route-closed', player: 0, cities: ['ulm', 'stuttgart', 'nuernberg'], way: 'each-province' },
      { type: 'house-placed', player: 0, city: 'ulm', by: 'closing' },
      { type: 'house-placed', player: 0, city: 'nuernberg', by: 'closing' },
      { type: 'coach-taken', player: 0, coach: 3 },
      { type: 'turn-ended', player: 0 },
      { type: 'turn-began', player: 1 },
    ]);
  });

  test('a restart discards the route and lays a card on the right', () => {
    const state = at({ players: [{ route: ['ulm', 'stuttgart'], hand: ['linz'] }], step: 'play' });
    expect(eventsOf(state, { type: 'restart', city: 'linz' })).toEqual([
      { type: 'route-discarded', player: 0, cities: ['ulm', 'stuttgart'] },
      { type: 'played', player: 0, city: 'linz', end: 'right' },
    ]);
  });

  test('gives the same refusal as check', () => {
    const state = begin();
    expect(apply(state, { type: 'end' })).toEqual(check(state, { type: 'end' }));
  });

  test('a refused action changes nothing in a private copy either', () => {
    const draft = draftOf(begin());
    expect(play(draft, { type: 'end' })).toEqual(check(begin(), { type: 'end' }));
    expect(draft).toEqual(begin());
  });
});

describe('sitting out', () => {
  test('the turn comes back at once, and nobody has drawn', () => {
    const state = at({
      config: { players: 3, seed: 'test' },
      player: 1,
      step: 'finish',
      players: [{ hand: ['ulm'] }, { route: BOOKLET, hand: ['ulm'] }, {}],
    });
    const draft = draftOf(after(state, { type: 'end' }));
    expect(draft.turn.player).toBe(2);
    const pile = [...draft.pile];
    sitOutUntil(draft, 1);
    expect(draft).toMatchObject({ step: 'draw', player: 1, pile });
    expect(draft.players[2]!.hand).toEqual([]);
    sitOutUntil(draft, 1);
    expect(draft).toMatchObject({ step: 'draw', player: 1 });
  });

  test('with the end tile out, the game is over after the round', () => {
    const state = at({
      config: { players: 3, seed: 'test' },
      player: 1,
      step: 'finish',
      players: [
        { hand: ['ulm'] },
        { route: BOOKLET, coach: 7, tiles: [{ stack: 'end', value: 1 }], hand: ['ulm'] },
        { hand: ['ulm'] },
      ],
    });
    const draft = draftOf(after(state, { type: 'end' }));
    expect(draft).toMatchObject({ step: 'draw', player: 2 });
    sitOutUntil(draft, 1);
    expect(draft.step).toBe('over');
  });
});
