import { describe, expect, test } from 'vitest';
import type { Action, GameEvent } from '../../../src/engine/index.ts';
import { actorOf, begin, go, type Session } from '../../../src/table/model/session.ts';
import { undoOf } from '../../../src/table/model/undo.ts';
import { arbAlone, arbSeveral, onward, playedOn, playedOut, sessionOf, setupOf } from '../../support/play.ts';
import { fc } from '../../support/property.ts';

const undo = (session: Session): Session => go(session, { type: 'undo' });

describe('with one person', () => {
  test('goes to before the person’s own last action, over those of the others, to the very beginning', () => {
    fc.assert(
      fc.property(arbAlone, (plan) => {
        const session = sessionOf(plan);
        const me = session.setup.seats.findIndex(({ who }) => who === 'person');
        let now = session;
        const own = session.table.done.filter(({ player }) => player === me);
        for (const { action } of own.toReversed()) {
          const { actions } = undoOf(now)!;
          const before = now.table.past[now.table.done.length - actions]!;
          now = undo(now);
          expect(now.table.now).toBe(before);
          expect(now.table.now.player).toBe(me);
          expect(now.table.undone).toBe(action);
          expect(now.reasons).toHaveLength(now.table.done.length);
          expect(now.asks).toBeNull();
        }
        expect(undoOf(now)).toBeNull();
        expect(undo(now)).toBe(now);
      }),
      { numRuns: 30 },
    );
  });

  test('also when the game is over', () => {
    const end = playedOut(begin('a', setupOf(['person', 'solid'])));
    expect(actorOf(end)).toBeNull();
    const back = undo(end);
    expect(actorOf(back)).toEqual({ seat: 0, who: 'person' });
    expect(actorOf(playedOut(back))).toBeNull();
  });

  test('also while an automatic player thinks', () => {
    const session = begin('a', setupOf(['person', 'solid']));
    let now = session;
    while (actorOf(now)?.who === 'person') now = onward(now);
    expect(undo(now).table.now.player).toBe(0);
  });

  test('what was only begun goes first', () => {
    let session = begin('a', setupOf(['person', 'solid']));
    for (let i = 0; i < 400 && session.table.pending === null; i++) {
      session = go(session, { type: 'close' });
      if (session.table.pending === null) session = playedOn(session, 1);
    }
    expect(session.table.pending?.type).toBe('closing');
    const cleared = undo(session);
    expect(cleared.table.pending).toBeNull();
    expect(cleared.table.done).toBe(session.table.done);
  });

  test('comes back from an earlier moment, so that what is undone is seen', () => {
    const session = go(playedOn(begin('a', setupOf(['person', 'solid'])), 10), { type: 'look', at: 2 });
    expect(undo(session).looking).toBeNull();
  });
});

describe('with several people', () => {
  const start = begin('a', setupOf(['person', 'person']));
  const after = (...actions: readonly Action[]): Session =>
    actions.reduce((session, action) => go(session, { type: 'act', action }), start);

  /** The postmaster comes for an empty hand: two cards of the market, of which one is played. */
  const draw: Action = { type: 'draw', from: 0 };
  const drawn = after(draw, draw);
  const city = start.table.now.market[0]!;
  const play: Action = { type: 'play', city, end: 'right' };
  const played = after(draw, draw, play);

  test('what revealed nothing is taken back at once', () => {
    const back = undo(played);
    expect(back.asks).toBeNull();
    expect(back.table.now).toBe(played.table.past[2]);
  });

  test('what revealed a card asks first', () => {
    const asked = undo(drawn);
    expect(asked.asks).toBe('undo-revealed');
    expect(asked.table).toBe(drawn.table);
    expect(go(asked, { type: 'cancel' })).toEqual(drawn);
    const back = go(asked, { type: 'undo-anyway' });
    expect(back.asks).toBeNull();
    expect(back.table.now).toBe(drawn.table.past[1]);
    expect(back.table.undone).toEqual(draw);
    expect(back.curtain).toBeNull();
  });

  test('undo-anyway without a question does nothing', () => {
    expect(go(drawn, { type: 'undo-anyway' })).toBe(drawn);
  });

  test('going on answers the question with no', () => {
    const asked = undo(drawn);
    const on = go(asked, { type: 'act', action: play });
    expect(on.asks).toBeNull();
    expect(on.table.now).toEqual(played.table.now);
  });

  test('another person’s turn is out of reach', () => {
    const next = go(go(played, { type: 'end-turn' }), { type: 'uncover' });
    expect(next.table.now.player).toBe(1);
    expect(undoOf(next)).toBeNull();
    expect(undo(next)).toBe(next);
  });

  test('a game that is over stays over', () => {
    const end = playedOut(start);
    expect(actorOf(end)).toBeNull();
    expect(undo(end)).toBe(end);
  });

  test('nothing that somebody else did, no ended turn and nothing revealed goes without a question', () => {
    const hides = ({ type, ...event }: GameEvent): boolean =>
      ['market-filled', 'pile-formed', 'carriage-arrived'].includes(type) ||
      (type === 'drawn' && 'from' in event && event.from === 'deck');
    fc.assert(
      fc.property(arbSeveral, (plan) => {
        const session = go(sessionOf(plan), { type: 'uncover' });
        const back = undo(session);
        const undone = session.table.done.slice(back.table.done.length);
        const events = undone.flatMap((each) => each.events);
        expect(events.filter(hides)).toEqual([]);
        expect(events.filter(({ type }) => type === 'turn-ended')).toEqual([]);
        const people = new Set(
          undone.map(({ player }) => player).filter((p) => session.setup.seats[p]!.who === 'person'),
        );
        expect(people.size).toBeLessThanOrEqual(1);
        expect(back.curtain).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
