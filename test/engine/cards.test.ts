/** Drawing, and what happens when cards run out. GAME.md "When cards run out"; numbers are EDITIONS.md questions. */
import { describe, expect, test } from 'vitest';
import { check, legalActions, type CityId, type State } from '../../src/engine/index.ts';
import { after, at, begin, deckWith, eventsOf, MARKET, others } from '../support/game.ts';

const NO_MARKET = [null, null, null, null, null, null] as const;

/** Seat 0 to draw; the pile and the discards are given, the market is `MARKET`, seat 1 has all the rest. */
function withPile(
  pile: readonly CityId[],
  discard: readonly CityId[],
  mine: readonly CityId[] = ['ulm'],
  route: readonly CityId[] = [],
): State {
  return at({
    market: MARKET,
    pile,
    discard,
    players: [{ hand: mine, route }, { hand: others(...MARKET, ...pile, ...discard, ...mine, ...route) }],
  });
}

describe('drawing', () => {
  test('18: a slot is filled at once, so the second card may be the new one', () => {
    const state = begin({ deck: deckWith('ulm', 'linz', 'lodz', 'basel', 'pilsen', 'passau', 'kempten') });
    const next = after(state, { type: 'draw', from: 2 });
    expect(next.market[2]).toBe('kempten');
    expect(after(next, { type: 'draw', from: 2 }).players[0]!.hand).toEqual(['lodz', 'kempten']);
  });

  test('the top of the pile can be taken unseen', () => {
    const state = begin({ deck: deckWith('ulm', 'linz', 'lodz', 'basel', 'pilsen', 'passau', 'kempten') });
    const next = after(state, { type: 'draw', from: 'deck' });
    expect(next.players[0]!.hand).toEqual(['kempten']);
    expect(next.market).toEqual(state.market);
  });

  test('two slots with the same city are two different draws', () => {
    const state = withPile(['linz', 'linz'], []);
    expect(legalActions(state).filter(({ type }) => type === 'draw')).toHaveLength(7);
  });
});

describe('what is told of the cards', () => {
  test('a slot that is filled, and the pile that is formed', () => {
    expect(eventsOf(withPile(['linz'], ['ulm']), { type: 'draw', from: 5 })).toEqual([
      { type: 'drawn', player: 0, from: 5, city: 'budweis' },
      { type: 'pile-formed', cards: 1 },
      { type: 'market-filled', slot: 5, city: 'linz' },
    ]);
  });

  test('no pile without discards, and no slot without a card', () => {
    expect(eventsOf(withPile(['linz'], []), { type: 'draw', from: 'deck' })).toEqual([
      { type: 'drawn', player: 0, from: 'deck', city: 'linz' },
    ]);
    expect(eventsOf(withPile([], []), { type: 'draw', from: 5 })).toEqual([
      { type: 'drawn', player: 0, from: 5, city: 'budweis' },
    ]);
  });

  test('the sweep, of the cards that are there', () => {
    const state = at({
      players: [{ hand: ['ulm'] }, { hand: others('ulm', 'lodz') }],
      market: [null, null, 'lodz', null, null, null],
      pile: [],
      discard: [],
    });
    expect(eventsOf(state, { type: 'call', official: 'bailiff' })).toEqual([
      { type: 'called', player: 0, official: 'bailiff', forced: false },
      { type: 'market-swept', cities: ['lodz'] },
      { type: 'pile-formed', cards: 1 },
      { type: 'market-filled', slot: 0, city: 'lodz' },
    ]);
  });
});

describe('the bailiff', () => {
  test('23: after him the card may come from the pile', () => {
    const state = withPile(['linz', 'ulm', 'ulm', 'pilsen', 'pilsen', 'pilsen', 'kempten'], []);
    const next = after(state, { type: 'call', official: 'bailiff' });
    expect(next.market).toEqual(['linz', 'ulm', 'ulm', 'pilsen', 'pilsen', 'pilsen']);
    expect(next.discard).toEqual(MARKET);
    expect(after(next, { type: 'draw', from: 'deck' }).players[0]!.hand).toEqual(['ulm', 'kempten']);
  });

  test('21: with fewer than six in the pile, the swept cards are shuffled in and may come back', () => {
    const state = withPile(['linz', 'kempten'], ['ulm']);
    const next = after(state, { type: 'call', official: 'bailiff' });
    expect(next.market.slice(0, 2)).toEqual(['linz', 'kempten']);
    // Two old cards were laid, then one pile was formed of the discard and the six swept cards.
    expect(next.pile).toHaveLength(3);
    expect(next.discard).toEqual([]);
    const all = [...next.market.slice(2), ...next.pile].toSorted();
    expect(all).toEqual(['ulm', ...MARKET].toSorted());
  });

  test('he helps even if the six swept cards are the only ones: they come back in another order', () => {
    const state = withPile([], []);
    const events = eventsOf(state, { type: 'call', official: 'bailiff' });
    expect(events.map(({ type }) => type)).toContain('pile-formed');
    const next = after(state, { type: 'call', official: 'bailiff' });
    expect(next.market.toSorted()).toEqual(MARKET.toSorted());
    expect(next.pile).toEqual([]);
  });
});

describe('20: the reshuffle', () => {
  test('comes at once when the last card of the pile is drawn', () => {
    const state = withPile(['linz'], ['ulm', 'kempten']);
    const next = after(state, { type: 'draw', from: 'deck' });
    expect(next.players[0]!.hand).toEqual(['ulm', 'linz']);
    expect(next.pile.toSorted()).toEqual(['kempten', 'ulm']);
    expect(next.discard).toEqual([]);
    expect(next.random).not.toEqual(state.random);
  });

  test('comes at once when the last card of the pile fills a slot', () => {
    const next = after(withPile(['linz'], ['ulm', 'kempten']), { type: 'draw', from: 5 });
    expect(next.market[5]).toBe('linz');
    expect(next.pile).toHaveLength(2);
    expect(next.discard).toEqual([]);
  });

  test('waits without discards: the next batch stays on the discard pile until a card is needed', () => {
    const state = withPile(['linz'], [], ['ulm'], ['passau']);
    const empty = after(state, { type: 'draw', from: 'deck' });
    expect(empty.pile).toEqual([]);
    const restarted = after(empty, { type: 'restart', city: 'ulm' });
    expect(restarted.discard).toEqual(['passau']);
    expect(restarted.pile).toEqual([]);
    // Seat 1 may draw from the pile, which is formed for it.
    const next = after(restarted, { type: 'end' });
    expect(check(next, { type: 'draw', from: 'deck' })).toEqual({ ok: true });
    const drawn = after(next, { type: 'draw', from: 'deck' });
    expect(drawn.players[1]!.hand.at(-1)).toBe('passau');
    expect([...drawn.pile, ...drawn.discard]).toEqual([]);
  });

  test('a slot taken with an empty pile is filled from the discards', () => {
    const next = after(withPile([], ['ulm', 'ulm']), { type: 'draw', from: 1 });
    expect(next.market[1]).toBe('ulm');
    expect(next.pile).toEqual(['ulm']);
  });
});

describe('22: no pile and no discards', () => {
  const scarce = (): State => withPile([], [], ['ulm'], ['passau', 'linz']);

  test('a slot stays empty', () => {
    const next = after(scarce(), { type: 'draw', from: 4 });
    expect(next.market).toEqual(['lodz', 'lodz', 'basel', 'basel', null, 'budweis']);
  });

  test('empty slots are filled from 0 up as soon as there are discards', () => {
    const two = after(
      scarce(),
      { type: 'draw', from: 4 },
      { type: 'call', official: 'postmaster' },
      { type: 'draw', from: 1 },
    );
    expect(two.market).toEqual(['lodz', null, 'basel', 'basel', null, 'budweis']);
    // The restarted route of two falls as one batch.
    const filled = after(two, { type: 'restart', city: 'ulm' });
    expect(filled.market.filter((card) => card === null)).toEqual([]);
    expect([filled.market[1], filled.market[4]].toSorted()).toEqual(['linz', 'passau']);
    expect(filled.players[0]!.route).toEqual(['ulm']);
  });

  test('each batch counts as it falls: a closed route, then the surplus of the hand', () => {
    const used: readonly CityId[] = ['ulm', 'stuttgart', 'nuernberg', 'passau', 'passau', 'linz', 'linz'];
    const state = at({
      step: 'finish',
      market: NO_MARKET,
      pile: [],
      discard: [],
      players: [
        { route: ['ulm', 'stuttgart', 'nuernberg'], hand: ['passau', 'passau', 'linz', 'linz'] },
        { hand: others(...used) },
      ],
    });
    const closed = after(state, { type: 'close', way: 'each-province', houses: [] });
    expect(closed.step).toBe('discard');
    expect(closed.market.slice(3)).toEqual([null, null, null]);
    expect(closed.market.slice(0, 3).toSorted()).toEqual(['nuernberg', 'stuttgart', 'ulm']);
    const next = after(closed, { type: 'discard', cities: ['linz'] });
    expect(next.market.slice(3)).toEqual(['linz', null, null]);
  });

  test('the postmaster’s second card falls away if none can be had', () => {
    const state = at({
      market: ['lodz', null, null, null, null, null],
      pile: [],
      discard: [],
      players: [{}, { hand: others('lodz') }],
    });
    // An empty hand: the postmaster was called, one card is there.
    expect(state.turn).toMatchObject({ official: 'postmaster', forced: true });
    const events = eventsOf(state, { type: 'draw', from: 0 });
    expect(events).toContainEqual({ type: 'draw-skipped', player: 0, which: 2 });
    expect(after(state, { type: 'draw', from: 0 }).step).toBe('play');
  });

  test('not even a first card: the draw is skipped, the official is still free', () => {
    const state = at({
      market: NO_MARKET,
      pile: [],
      discard: [],
      players: [{ hand: ['ulm', 'stuttgart'] }, { hand: others('ulm', 'stuttgart') }],
    });
    expect(state.step).toBe('play');
    const laid = after(state, { type: 'play', city: 'ulm', end: 'right' });
    expect(check(laid, { type: 'call', official: 'coachman' })).toEqual({ ok: true });
  });

  test('what is told when neither a card can be had nor one is held', () => {
    const state = at({
      step: 'finish',
      market: NO_MARKET,
      pile: [],
      discard: [],
      players: [{ route: ['ulm'], hand: others('ulm') }],
    });
    expect(eventsOf(state, { type: 'end' })).toEqual([
      { type: 'turn-ended', player: 0 },
      { type: 'turn-began', player: 1 },
      { type: 'draw-skipped', player: 1, which: 1 },
      { type: 'play-skipped', player: 1 },
    ]);
  });

  test('no card at all: nobody is called, and an existing route may be closed or the turn ended', () => {
    const route = ['ulm', 'stuttgart', 'nuernberg'] as const;
    const state = at({
      market: NO_MARKET,
      pile: [],
      discard: [],
      players: [{ route, coach: 3 }, { hand: others(...route) }],
    });
    expect(state).toMatchObject({ step: 'finish', turn: { official: null, forced: false } });
    expect(legalActions(state).map(({ type }) => type)).toContain('close');
    expect(legalActions(state)).toContainEqual({ type: 'end' });
    expect(check(state, { type: 'call', official: 'coachman' })).toMatchObject({ code: 'no-effect' });
    // The wainwright is still free to help.
    const closed = after(state, { type: 'close', way: 'each-province', houses: [] });
    expect(closed.step).toBe('coach');
    expect(after(closed, { type: 'call', official: 'wainwright' }).players[0]!.coach).toBe(4);
  });
});
