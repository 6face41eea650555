import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/engine/index.ts';
import { actorOf, begin, go, recordOf, takenUp } from '../../../src/table/model/session.ts';
import { shownTable } from '../../../src/table/model/history-view.ts';
import { configOf } from '../../../src/table/model/setup.ts';
import { toTableView } from '../../../src/table/model/view.ts';
import { scriptedAction } from '../../../src/tools/scripts/scripted-player.ts';
import { deepFreeze } from '../../support/arbitraries.ts';
import { arbPlan, onward, playedOn, playedOut, sessionOf, setupOf } from '../../support/play.ts';
import { fc } from '../../support/property.ts';

describe('begin', () => {
  test('the only person sees their own hand, whoever begins', () => {
    const session = begin('a', setupOf(['solid', 'person', 'beginner']));
    expect(actorOf(session)).toEqual({ seat: 0, who: 'solid' });
    expect(session.table.seat).toBe(1);
    expect(session.curtain).toBeNull();
  });

  test('without people everybody looks on, and the game can be watched to its end', () => {
    const session = begin('a', setupOf(['solid', 'solid']));
    expect(session.table.seat).toBe('onlooker');
    const end = playedOut(session);
    expect(actorOf(end)).toBeNull();
    expect(toTableView(end.table).hand).toEqual([]);
    expect(go(end, { type: 'undo' })).toBe(end);
  });

  test('the looks of the houses go along', () => {
    const setup = setupOf(['person', 'solid']);
    const [first, second] = setup.seats;
    const looks = {
      ...setup,
      seats: [
        { ...first!, look: 3 as const },
        { ...second!, look: 1 as const },
      ],
    };
    expect(begin('a', looks).table.looks).toEqual([3, 1]);
  });
});

describe('acting', () => {
  test('an automatic seat acts only by itself, and its reason is kept', () => {
    const before = begin('a', setupOf(['solid', 'person']));
    expect(go(before, { type: 'draw', from: 0 })).toBe(before);
    const after = onward(before);
    expect(after.table.done).toHaveLength(1);
    expect(after.reasons).toEqual([{ code: 'only-choice' }]);
  });

  test('a person acts only at the table', () => {
    const before = begin('a', setupOf(['person', 'solid']));
    const action = scriptedAction(before.table.now);
    expect(go(before, { type: 'automatic', action, reason: { code: 'only-choice' } })).toBe(before);
    const after = go(before, { type: 'draw', from: 0 });
    expect(after.table.done).toHaveLength(1);
    expect(after.reasons).toEqual([null]);
  });

  test('an illegal action of an automatic player changes nothing', () => {
    const before = begin('a', setupOf(['solid', 'person']));
    expect(go(before, { type: 'automatic', action: { type: 'end' }, reason: { code: 'too-short' } })).toBe(
      before,
    );
  });

  test('a refusal is said and nothing is done', () => {
    const after = go(begin('a', setupOf(['person', 'solid'])), { type: 'end-turn' });
    expect(after.table.refusal?.code).toBe('wrong-step');
    expect(after.table.done).toEqual([]);
  });

  test('to start over is no move in a game', () => {
    const session = playedOn(begin('a', setupOf(['person', 'solid'])), 9);
    expect(go(session, { type: 'start-over' })).toBe(session);
  });

  test('the record of a session leads to its state', () => {
    const session = playedOn(begin('a', setupOf(['person', 'solid', 'solid'], ['audience'])), 60);
    const taken = takenUp('b', session.setup, recordOf(session));
    expect(taken.ok && taken.session.table.now).toEqual(session.table.now);
  });
});

describe('looking back', () => {
  test('shows an earlier moment, acts nowhere, and loses nothing', () => {
    const session = playedOn(begin('a', setupOf(['person', 'solid'])), 8);
    const looking = go(session, { type: 'look', at: 3 });
    expect(shownTable(looking).now).toBe(session.table.past[3]);
    expect(shownTable(looking).done).toEqual(session.table.done.slice(0, 3));
    expect(go(looking, { type: 'act', action: scriptedAction(session.table.now) })).toBe(looking);
    expect(shownTable(go(looking, { type: 'look', at: null }))).toBe(session.table);
  });

  test('a moment that is no longer there shows the table as it is now', () => {
    const { table } = playedOn(begin('a', setupOf(['person', 'solid'])), 8);
    expect(shownTable({ table, looking: 8 })).toBe(table);
  });

  test.each([-1, 8, 99, 1.5, Number.NaN])('there is no moment %s', (at) => {
    const session = playedOn(begin('a', setupOf(['person', 'solid'])), 8);
    expect(go(session, { type: 'look', at }).looking).toBeNull();
  });

  test('the automatic players go on meanwhile', () => {
    const session = go(playedOn(begin('a', setupOf(['solid', 'person'])), 1), { type: 'look', at: 0 });
    const after = onward(session);
    expect(after.table.done).toHaveLength(2);
    expect(after.looking).toBe(0);
  });
});

describe('takenUp', () => {
  test.each([
    ['too few', setupOf(['person', 'person'])],
    ['too many', setupOf(['person', 'person', 'solid', 'solid'])],
  ])('%s people for the record are refused', (_, setup) => {
    const record = { config: configOf(setupOf(['person', 'solid', 'solid'])), actions: [] };
    expect(takenUp('a', setup, record)).toEqual({ ok: false, code: 'bad-record', field: 'players' });
  });

  test('the record decides what is played', () => {
    const record = { config: configOf({ ...setupOf(['person', 'solid']), seed: 'other' }), actions: [] };
    const taken = takenUp('a', setupOf(['person', 'solid']), record);
    expect(taken.ok && taken.session.table.start).toEqual(newGame(record.config));
    expect(taken.ok && configOf(taken.session.setup)).toEqual(record.config);
  });
});

describe('in every session', () => {
  test('reasons stand beside the actions, and only automatic players have one', () => {
    fc.assert(
      fc.property(arbPlan, (plan) => {
        const { setup, table, reasons } = sessionOf(plan);
        expect(reasons.map((reason) => reason !== null)).toEqual(
          table.done.map(({ player }) => setup.seats[player]!.who !== 'person'),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('no intent whatsoever changes a session that was given', () => {
    fc.assert(
      fc.property(arbPlan, (plan) => {
        const session = deepFreeze(sessionOf(plan));
        for (const type of ['undo', 'undo-anyway', 'cancel', 'confirm', 'close', 'uncover'] as const)
          expect(() => go(session, { type })).not.toThrow();
        expect(() => onward(session)).not.toThrow();
      }),
      { numRuns: 30 },
    );
  });
});
