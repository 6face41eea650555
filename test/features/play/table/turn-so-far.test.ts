import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/engine/index.ts';
import { begin, go, type Session } from '../../../../src/table/model/session.ts';
import { turnSoFar } from '../../../../src/features/play/table/turn-so-far.ts';
import { onward, playedOut, setupOf } from '../../../support/play.ts';

const after = (session: Session, ...actions: readonly Action[]): Session =>
  actions.reduce((now, action) => go(now, { type: 'act', action }), session);
const soFar = ({ table: { now, done } }: Session, you: number | null) => turnSoFar(now, done, you);
const DRAW = { type: 'draw', from: 'deck' } as const;
const begun = begin('a', setupOf(['person', 'solid']));
/** The second turn of the person: in the first, the hand is empty. */
const start = ((): Session => {
  let session = begun;
  do session = onward(session);
  while (session.table.now.player === 1 || session.table.now.turn.forced);
  return session;
})();
const [first] = start.table.now.pile;

describe('the turn so far', () => {
  test('is empty before anything is done, but for the official who has to help', () => {
    expect(soFar(start, 0)).toEqual([]);
    expect(soFar(begun, 0)).toEqual([{ type: 'called', official: 'postmaster' }]);
  });

  test('has a card from the pile by its name for whoever drew it, and without for others', () => {
    const drawn = after(start, DRAW);
    expect(soFar(drawn, 0)).toEqual([{ type: 'drawn', city: first }]);
    expect(soFar(drawn, 1)).toEqual([{ type: 'drawn', city: null }]);
    expect(soFar(drawn, null)).toEqual([{ type: 'drawn', city: null }]);
  });

  test('an open card is known to everybody', () => {
    const [city] = start.table.now.market;
    expect(soFar(after(start, { type: 'draw', from: 0 }), 1)).toEqual([{ type: 'drawn', city }]);
  });

  test('goes in the order of what was done', () => {
    const called = after(start, DRAW, { type: 'call', official: 'postmaster' }, DRAW, {
      type: 'play',
      city: first!,
      end: 'right',
    });
    const [second] = after(start, DRAW).table.now.pile;
    expect(soFar(called, 0)).toEqual([
      { type: 'drawn', city: first },
      { type: 'called', official: 'postmaster' },
      { type: 'drawn', city: second },
      { type: 'laid', city: first },
    ]);
  });

  test('begins anew with a turn, and is over with the game', () => {
    let session = start;
    while (session.table.now.player === 0) session = onward(session);
    expect(soFar(session, 0).filter(({ type }) => type !== 'called')).toEqual([]);
    const end = playedOut(session);
    expect(end.table.now.step).toBe('over');
    expect(soFar(end, 0)).toEqual([]);
  });
});
