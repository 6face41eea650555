import { describe, expect, test } from 'vitest';
import { actorOf, begin, go, recordOf, type Session } from '../../../src/game/play/session.ts';
import type { Occupant, PlaySetup } from '../../../src/game/play/setup.ts';
import { guidedAction } from '../../../src/tools/guided.ts';

const setupOf = (...who: readonly Occupant[]): PlaySetup => ({
  seats: who.map((each, i) => ({ name: '', look: i as 0 | 1 | 2 | 3, who: each })),
  edition: 'bard-pl',
  modules: [],
  seed: 'session',
});

const automatic = (session: Session): Session =>
  go(session, {
    type: 'automatic',
    action: guidedAction(session.table.now),
    reason: { code: 'only-choice' },
  });

describe('begin', () => {
  test('the only person sees their own hand, whoever begins', () => {
    const session = begin('a', setupOf('solid', 'person', 'beginner'));
    expect(actorOf(session)).toEqual({ seat: 0, who: 'solid' });
    expect(session.table.seat).toBe(1);
    expect(session.curtain).toBeNull();
  });

  test('without people everybody looks on', () => {
    expect(begin('a', setupOf('solid', 'solid')).table.seat).toBe('onlooker');
  });
});

describe('go', () => {
  test('an automatic seat acts only by itself, and says why', () => {
    const before = begin('a', setupOf('solid', 'person'));
    expect(go(before, { type: 'draw', from: 0 })).toBe(before);
    const after = automatic(before);
    expect(after.table.done).toHaveLength(1);
    expect(after.reasons).toEqual([{ code: 'only-choice' }]);
    expect(recordOf(after).actions).toEqual(after.table.done.map(({ action }) => action));
  });

  test('a person acts only at the table', () => {
    const before = begin('a', setupOf('person', 'solid'));
    expect(automatic(before)).toBe(before);
    const after = go(before, { type: 'draw', from: 0 });
    expect(after.table.done).toHaveLength(1);
    expect(after.reasons).toEqual([null]);
  });
});
