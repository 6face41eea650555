import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { actorOf, begin, go, type Session } from '../../../src/table/model/session.ts';
import { peopleOf, type Occupant } from '../../../src/table/model/setup.ts';
import { toTableView } from '../../../src/table/model/view.ts';
import { scriptedAction } from '../../../src/tools/scripts/scripted-player.ts';
import { onward, setupOf } from '../../support/play.ts';

/** Every session of a whole game, before people say that they are there. */
function course(who: readonly Occupant[], modules: readonly Module[] = []): readonly Session[] {
  const sessions = [begin('a', setupOf(who, modules))];
  while (actorOf(sessions.at(-1)!)) {
    const next = onward(sessions.at(-1)!);
    if (next === sessions.at(-1)) throw new Error('nobody can act');
    sessions.push(next);
  }
  return sessions;
}

const BOTH: readonly Module[] = ['officials', 'audience'];

describe('the curtain', () => {
  test.each<[readonly Occupant[]]>([
    [['person', 'solid']],
    [['solid', 'person', 'solid', 'beginner']],
    [['solid', 'solid']],
  ])('never falls with %j', (who) => {
    const sessions = course(who, BOTH);
    expect(sessions.filter(({ curtain }) => curtain !== null)).toEqual([]);
    const seat = who.includes('person') ? who.indexOf('person') : 'onlooker';
    expect(new Set(sessions.map(({ table }) => table.seat))).toEqual(new Set([seat]));
  });

  test.each<[readonly Occupant[], readonly Module[]]>([
    [['person', 'person'], []],
    [['person', 'person', 'solid'], ['officials']],
    [['solid', 'person', 'person', 'person'], BOTH],
    [['person', 'solid', 'person', 'beginner'], ['audience']],
  ])('with %j %j falls whenever another person has to act, and only then', (who, modules) => {
    let at: number | null = null;
    for (const session of course(who, modules)) {
      const actor = actorOf(session);
      if (actor?.who !== 'person') {
        expect(session.curtain).toBeNull();
        continue;
      }
      expect(session.curtain !== null).toBe(at !== null && at !== actor.seat);
      if (session.curtain !== null) expect(session.curtain).toBe(actor.seat);
      at = actor.seat;
    }
  });

  test('hands are never shown to others, nor to anybody behind it', () => {
    for (const session of course(['person', 'solid', 'person'], BOTH)) {
      const { table, setup } = session;
      const { hand } = toTableView(table);
      if (table.seat === 'onlooker') expect(hand).toEqual([]);
      else expect(hand.map(({ city }) => city)).toEqual(table.now.players[table.seat!]!.hand);
      const actor = actorOf(session);
      if (actor?.who === 'person') expect([actor.seat, 'onlooker']).toContain(table.seat);
      else expect([...peopleOf(setup), 'onlooker']).toContain(table.seat);
    }
  });

  test('also falls for those who hand in out of turn, and for the seating of the clergy', () => {
    const sessions = course(['person', 'person'], BOTH);
    const steps = new Set(
      sessions.flatMap(({ curtain, table }) => (curtain === null ? [] : [table.now.step])),
    );
    expect(steps).toContain('seat');
    expect(steps).toContain('hand-in');
    expect(steps).toContain('draw');
  });

  test('nobody acts behind it; who is there lifts it', () => {
    const session = course(['person', 'person']).find(({ curtain }) => curtain !== null)!;
    const { now } = session.table;
    expect(go(session, { type: 'act', action: scriptedAction(now) })).toBe(session);
    expect(go(session, { type: 'undo' })).toBe(session);
    const there = go(session, { type: 'uncover' });
    expect(there.curtain).toBeNull();
    expect(there.table.seat).toBe(now.player);
    expect(go(there, { type: 'act', action: scriptedAction(now) }).table.done.length).toBe(
      session.table.done.length + 1,
    );
  });

  test('when the game is over nobody’s hand is shown', () => {
    const end = course(['person', 'person']).at(-1)!;
    expect(end.curtain).toBeNull();
    expect(end.table.seat).toBe('onlooker');
  });
});
