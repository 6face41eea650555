import { describe, expect, test } from 'vitest';
import { check } from '../../../src/engine/index.ts';
import { makeSave, parseSave } from '../../../src/storage/games/save.ts';
import { begin, go, type Session } from '../../../src/table/model/session.ts';
import { parseGame } from '../../../src/notation/parse-game.ts';
import { arbPlan, onward, playedOn, sessionOf, setupOf } from '../../support/play.ts';
import { fc } from '../../support/property.ts';

const STAMP = { revision: 3, begun: 1000, saved: 2000 };

function reread(session: Session): Session {
  const parsed = parseSave(session.id, makeSave(session, STAMP));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  expect(parsed.stamp).toEqual(STAMP);
  return parsed.session;
}

describe('a saved game', () => {
  test('comes back as it was, with reasons and everything that can be undone', () => {
    fc.assert(
      fc.property(arbPlan, (plan) => {
        const session = sessionOf(plan);
        const back = reread(session);
        expect(back.table.now).toEqual(session.table.now);
        expect(back.table.past).toEqual(session.table.past);
        expect(back.reasons).toEqual(session.reasons);
        expect(back.setup.seats).toEqual(session.setup.seats);
      }),
      { numRuns: 60 },
    );
  });

  test('of any revision can be read again after the next save', () => {
    const session = playedOn(begin('aaaa', setupOf(['person', 'solid'])), 3);
    let revision = Number.MAX_SAFE_INTEGER;
    for (let saves = 0; saves < 3; saves++) {
      const parsed = parseSave('aaaa', makeSave(session, { ...STAMP, revision }));
      revision = parsed.ok ? parsed.stamp.revision + 1 : Number.NaN;
    }
    expect(revision).toBeGreaterThan(1);
  });

  test('is a record that every reader of records reads', () => {
    const session = playedOn(begin('aaaa', setupOf(['person', 'solid'])), 30);
    const parsed = parseGame(makeSave(session, STAMP));
    expect(parsed.ok && parsed.state).toEqual(session.table.now);
  });

  test('of one person comes back in the middle of a closing', () => {
    let session = playedOn(begin('aaaa', setupOf(['person', 'solid'])), 0);
    for (let i = 0; i < 400 && session.table.pending === null; i++) {
      session = go(session, { type: 'close' });
      if (session.table.pending === null) session = playedOn(session, 1);
    }
    const { pending } = session.table;
    if (pending?.type !== 'closing') throw new Error('nothing was closed');
    const chosen = go(session, { type: 'house', city: pending.houses[0]! });
    expect(chosen.table.pending).not.toEqual(pending);
    expect(reread(chosen).table.pending).toEqual(chosen.table.pending);
    expect(reread(chosen).curtain).toBeNull();
  });

  test('of one person comes back in the middle of discarding', () => {
    const isDiscarding = ({ table: { now } }: Session) => now.step === 'discard' && now.player === 0;
    const postmaster = { type: 'call', official: 'postmaster' } as const;
    let session = begin('aaaa', setupOf(['person', 'solid']));
    for (let i = 0; i < 600 && !isDiscarding(session); i++)
      session = onward(session, check(session.table.now, postmaster).ok ? postmaster : undefined);
    expect(session.table.now.step).toBe('discard');
    const chosen = go(session, { type: 'card', index: 1 });
    expect(chosen.table.pending).toEqual({ type: 'discard', cards: [1] });
    expect(reread(chosen).table.pending).toEqual(chosen.table.pending);
  });

  test('of several people comes back behind a curtain: nobody knows who has opened it', () => {
    const session = go(playedOn(begin('aaaa', setupOf(['person', 'person'])), 20), { type: 'uncover' });
    expect(session.table.seat).toBe(session.table.now.player);
    const back = reread(session);
    expect(back.curtain).toBe(session.table.now.player);
    expect(back.table.seat).toBe('onlooker');
  });
});
