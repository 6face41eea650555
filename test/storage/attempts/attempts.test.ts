/** What is kept of puzzles that were begun, read with distrust. */
import { expect, test } from 'vitest';
import {
  attemptAt,
  attemptsFrom,
  isUnderWay,
  withAttempt,
  type Attempt,
} from '../../../src/storage/attempts/attempts.ts';
import { mergeAttempts } from '../../../src/storage/attempts/merge-attempts.ts';
import { resumed, resumedNaming } from '../../../src/features/puzzles/model/resume.ts';
import { begin } from '../../../src/features/puzzles/model/route-session.ts';
import { fc } from '../../support/property.ts';
import { CLOSING, LEGAL } from '../../support/puzzles.ts';

const ATTEMPT: Attempt = {
  id: 'day-15',
  day: '2026-11-16',
  on: '2026-11-16',
  hints: 1,
  misses: 0,
  answer: null,
  actions: [{ type: 'end' }],
  isChecked: false,
};

test.each([
  null,
  '',
  '{',
  '{}',
  '[1, null, "x", []]',
  JSON.stringify([ATTEMPT]).replace('{"type"', `{"x":${'['.repeat(5000)}${']'.repeat(5000)},"type"`),
  JSON.stringify([{ ...ATTEMPT, hints: 4 }]),
  JSON.stringify([{ ...ATTEMPT, day: '2026-02-30' }]),
  JSON.stringify([{ ...ATTEMPT, on: null }]),
  JSON.stringify([{ ...ATTEMPT, answer: { reached: 'x', stars: 3, hints: 0 } }]),
  JSON.stringify([{ ...ATTEMPT, picks: ['0'] }]),
  JSON.stringify([{ ...ATTEMPT, misses: -1 }]),
  JSON.stringify([{ ...ATTEMPT, misses: 1e300 }]),
  JSON.stringify([{ ...ATTEMPT, answer: { reached: 1e300, stars: 3, hints: 0 } }]),
])('%s is nothing', (text) => {
  expect(attemptsFrom(text)).toEqual([]);
});

test('the newest is first, one a puzzle and day, and only so many', () => {
  const kept = [...Array(80).keys()].reduce<readonly Attempt[]>(
    (all, n) => withAttempt(all, { ...ATTEMPT, id: `plan-1-${n}` }),
    [],
  );
  expect(kept).toHaveLength(60);
  expect(kept[0]!.id).toBe('plan-1-79');
  expect(withAttempt(kept, kept[5]!)).toHaveLength(60);
  expect(attemptsFrom(JSON.stringify(kept))).toEqual(kept);
});

test('what is answered makes room for what is half done', () => {
  const answered = { ...ATTEMPT, answer: { reached: 3, stars: 1, hints: 0 } } as const;
  const kept = [...Array(80).keys()].reduce<readonly Attempt[]>(
    (all, n) => withAttempt(all, { ...answered, id: `plan-1-${n}` }),
    [ATTEMPT],
  );
  expect(kept).toHaveLength(60);
  expect(kept.at(-1)).toBe(ATTEMPT);
  const open = [...Array(60).keys()].map((n) => ({ ...ATTEMPT, id: `plan-2-${n}` }));
  expect(withAttempt(open, answered)[0], 'what was just answered stays').toBe(answered);
  expect(mergeAttempts(kept, open).filter(({ answer }) => answer !== null)).toHaveLength(1);
});

test('all that is kept can be read again, whatever comes from a file', () => {
  const own = { ...ATTEMPT, id: 'plan-1-1' };
  const junk = { ...ATTEMPT, id: 'x'.repeat(199_700) };
  const merged = mergeAttempts([own], attemptsFrom(JSON.stringify([junk])));
  expect(attemptsFrom(JSON.stringify(merged))).toContainEqual(own);
  const next = withAttempt(merged, { ...ATTEMPT, id: 'plan-1-2' });
  expect(attemptsFrom(JSON.stringify(next)).map(({ id }) => id)).toEqual(['plan-1-2', 'plan-1-1']);
});

test('what was answered on an earlier day begins anew; what was not goes on', () => {
  const { id, day } = ATTEMPT;
  const answered: Attempt = { ...ATTEMPT, answer: { reached: 3, stars: 1, hints: 0 } };
  expect(attemptAt([answered], { id, day, on: '2026-11-16' })).toBe(answered);
  expect(attemptAt([answered], { id, day, on: '2026-11-19' })).toBeUndefined();
  expect(attemptAt([ATTEMPT], { id, day, on: '2026-11-19' })).toBe(ATTEMPT);
  expect(attemptAt([ATTEMPT], { id, day: null, on: '2026-11-16' })).toBeUndefined();
  expect([ATTEMPT, answered, { ...ATTEMPT, actions: [] }].map(isUnderWay)).toEqual([true, false, false]);
});

test('anything at all in any field is nothing, or a puzzle that somebody could have begun', () => {
  const arbField = fc.constantFrom(...Object.keys(ATTEMPT), 'picks', 'rules', '__proto__');
  let read = 0;
  fc.assert(
    fc.property(arbField, fc.oneof(fc.jsonValue(), fc.integer(), fc.constant([0, 7, -1])), (field, value) => {
      const [attempt] = attemptsFrom(JSON.stringify([{ ...ATTEMPT, [field]: value }]));
      if (attempt) read += 1;
      const { hints, misses, status, answer } = resumed(CLOSING, attempt);
      expect([0, 1, 2, 3]).toContain(hints);
      expect(misses).toBeGreaterThanOrEqual(0);
      expect(status === 'checked' && answer === null).toBe(false);
      const naming = resumedNaming(LEGAL, attempt);
      expect(naming.wrong.every((index) => index in LEGAL.actions)).toBe(true);
      expect(naming.wrongRules.every((rule) => LEGAL.rules.includes(rule))).toBe(true);
    }),
  );
  expect(read).toBeGreaterThan(20);
});

test('actions that do not fit the puzzle are left out as a whole', () => {
  fc.assert(
    fc.property(fc.array(fc.anything(), { minLength: 1, maxLength: 4 }), (actions) => {
      const back = resumed(CLOSING, { ...ATTEMPT, actions: actions as never });
      expect(back.table).toEqual(begin(CLOSING).table);
      expect(back.hints).toBe(1);
    }),
  );
});
