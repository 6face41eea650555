/** Offices of honour. X is the expansion's booklet (smart-ru-rome.txt) with its line; the rest is GAME.md. */
import { describe, expect, test } from 'vitest';
import { check, legalActions, newGame, OFFICIALS, type State } from '../../src/engine/index.ts';
import { after, eventsOf, MARKET, others } from '../support/game.ts';
import { give, table } from '../support/officials.ts';

describe('tokens', () => {
  // X:47-49.
  test.each<[2 | 3 | 4, readonly number[]]>([
    [2, [4, 4, 3, 2]],
    [3, [6, 6, 5, 3]],
    [4, [8, 8, 6, 4]],
  ])('%i players: the stacks of the set-up, less the first forced postmaster', (players, counts) => {
    const state = newGame({ players, modules: ['officials'] });
    expect(OFFICIALS.map((official) => state.tokenStacks![official])).toEqual(
      counts.map((count, i) => count - (i === 1 ? 1 : 0)),
    );
    expect(state.players[0]!.tokens).toEqual({ coachman: 0, postmaster: 1, bailiff: 0, wainwright: 0 });
  });

  test('X:57: half of the postmaster’s tokens are gone after the first round', () => {
    let state = newGame({ players: 3, modules: ['officials'] });
    for (let i = 0; i < 3; i++) {
      state = after(state, { type: 'draw', from: 'deck' }, { type: 'draw', from: 'deck' });
      const city = state.players[state.player]!.hand[0]!;
      state = after(state, { type: 'play', city, end: 'right' }, { type: 'end' });
    }
    expect(state.tokenStacks!.postmaster).toBe(3);
  });
});

describe('handing in', () => {
  /** Seat 1 of three calls the bailiff and empties his stack. */
  const called = (): State =>
    after(
      table(3, {
        player: 1,
        market: MARKET,
        players: [
          { hand: ['ulm'], tokens: { bailiff: 2, coachman: 1, wainwright: 1 } },
          { hand: ['ulm'], tokens: { bailiff: 1 } },
          { hand: ['ulm'], tokens: { bailiff: 1, postmaster: 2 } },
        ],
      }),
      { type: 'call', official: 'bailiff' },
    );

  test('X:63: comes at once, before the help, the player on turn first and then clockwise', () => {
    expect(called()).toMatchObject({ step: 'hand-in', player: 1, queue: [1, 2, 0] });
    expect(called().market).toEqual(MARKET);
    const next = after(called(), give('bailiff'));
    expect(next).toMatchObject({ step: 'hand-in', player: 2 });
    expect(after(next, give('postmaster'))).toMatchObject({ step: 'hand-in', player: 0 });
    const done = after(next, give('postmaster'), give('wainwright'));
    expect(done).toMatchObject({ step: 'draw', player: 1, queue: [], turn: { official: 'bailiff' } });
    expect(done.discard).toEqual(MARKET);
    expect(done.tokenStacks).toEqual({ coachman: 5, postmaster: 5, bailiff: 1, wainwright: 3 });
  });

  test('X:72: repeated while the stack is still empty', () => {
    // The caller has bailiffs only, so let seat 1 have a coachman to give instead.
    const state = table(3, {
      player: 1,
      players: [
        { hand: ['ulm'], tokens: { bailiff: 3 } },
        { hand: ['ulm'], tokens: { bailiff: 1, coachman: 1 } },
        { hand: ['ulm'] },
      ],
    });
    const round = after(state, { type: 'call', official: 'bailiff' });
    expect(round.queue).toEqual([1, 0]);
    // Seat 0 has nothing else: the stack is filled by it.
    expect(after(round, give('coachman'), give('bailiff'))).toMatchObject({ step: 'draw', player: 1 });
    const both = table(2, {
      players: [
        { hand: ['ulm'], tokens: { bailiff: 1, coachman: 1 } },
        { hand: ['ulm'], tokens: { bailiff: 1, coachman: 1 } },
      ],
    });
    const again = after(both, { type: 'call', official: 'bailiff' }, give('coachman'), give('coachman'));
    expect(again).toMatchObject({ step: 'hand-in', player: 0, queue: [0, 1] });
    expect(after(again, give('bailiff'), give('bailiff'))).toMatchObject({ step: 'draw', player: 0 });
  });

  test('X:63: who has no token does nothing', () => {
    const state = table(3, {
      players: [
        { hand: ['ulm'], tokens: { wainwright: 2 }, route: ['ulm', 'stuttgart', 'nuernberg'], coach: 3 },
      ],
      step: 'finish',
    });
    const asked = after(
      state,
      { type: 'close', way: 'each-province', houses: [] },
      { type: 'call', official: 'wainwright' },
    );
    expect(asked).toMatchObject({ step: 'hand-in', queue: [0] });
    // Token, hand-in, then the help: the coach comes after.
    expect(asked.players[0]!.coach).toBe(3);
    const done = after(asked, give('wainwright'));
    expect(done.players[0]!).toMatchObject({ coach: 4, route: [] });
    expect(done).toMatchObject({ player: 1, turn: { forced: true } });
  });

  test('every set of different tokens with every reward is listed', () => {
    // Seat 0 holds bailiff, coachman, wainwright: three single ones, three pairs with no card, a slot
    // or the pile (8 each), one of three.
    const state = after(called(), give('bailiff'), give('bailiff'));
    expect(legalActions(state)).toHaveLength(3 + 3 * 8 + 1);
  });
});

describe('the forced postmaster', () => {
  /** Seat 0 ends its turn; seat 1 has an empty hand, and one postmaster is left. */
  const ending = (): State =>
    table(2, {
      step: 'finish',
      players: [
        { hand: ['ulm'], route: ['ulm'], tokens: { postmaster: 3, coachman: 1 } },
        { route: ['linz'], tokens: { coachman: 1 } },
      ],
    });

  test('takes his token, and the hand-in comes before the cards', () => {
    const next = after(ending(), { type: 'end' });
    expect(next).toMatchObject({ step: 'hand-in', player: 1, turn: { player: 1, forced: true, drawn: 0 } });
    expect(eventsOf(ending(), { type: 'end' }).map(({ type }) => type)).toEqual([
      'turn-ended',
      'turn-began',
      'called',
      'token-taken',
      'hand-in-began',
    ]);
    const done = after(next, give('postmaster'), give('postmaster'));
    expect(done).toMatchObject({ step: 'draw', player: 1 });
  });

  test('nobody else can be called, also if a card is gained in between; two cards are drawn', () => {
    const gained = after(
      ending(),
      { type: 'end' },
      { type: 'hand-in', officials: ['coachman', 'postmaster'], draw: 'deck' },
      give('postmaster'),
    );
    expect(gained.players[1]!.hand).toHaveLength(1);
    expect(check(gained, { type: 'call', official: 'bailiff' })).toMatchObject({ code: 'postmaster-forced' });
    const drawn = after(gained, { type: 'draw', from: 'deck' }, { type: 'draw', from: 'deck' });
    expect(drawn.players[1]!.hand).toHaveLength(3);
    expect(drawn.step).toBe('play');
  });

  test('a card taken on another’s turn saves from him', () => {
    // The obligation looks at the hand as the turn begins.
    const calling = table(2, {
      players: [
        { hand: ['ulm', 'ulm'], tokens: {} },
        { route: ['linz'], tokens: { bailiff: 2, coachman: 1 } },
      ],
    });
    const next = after(
      calling,
      { type: 'call', official: 'bailiff' },
      give('bailiff'),
      { type: 'hand-in', officials: ['coachman', 'bailiff'], draw: 'deck' },
      { type: 'draw', from: 'deck' },
      { type: 'play', city: 'ulm', end: 'right' },
      { type: 'end' },
    );
    expect(next).toMatchObject({ player: 1, step: 'draw', turn: { forced: false, official: null } });
  });

  test('the hand-in may take the last card: then there is nothing to draw', () => {
    const scarce = table(2, {
      step: 'finish',
      market: ['lodz', null, null, null, null, null],
      pile: [],
      discard: [],
      players: [
        { hand: others('lodz', 'ulm', 'linz'), route: ['ulm'], tokens: { postmaster: 3, coachman: 1 } },
        { route: ['linz'], tokens: { coachman: 1 } },
      ],
    });
    const next = after(scarce, { type: 'end' }, give('postmaster'), {
      type: 'hand-in',
      officials: ['coachman', 'postmaster'],
      draw: 0,
    });
    // Seat 1 has neither drawn nor a card to lay.
    expect(next).toMatchObject({ step: 'finish', player: 1, turn: { drawn: 0, laid: 0, forced: true } });
    expect(legalActions(next)).toEqual([{ type: 'end' }]);
  });
});
