/** Legal or not: mistakes, hints, the rule, and that no row of intents breaks it. */
import { expect, test } from 'vitest';
import type { RuleId } from '../../../../src/engine/index.ts';
import { attemptsFrom } from '../../../../src/storage/attempts/attempts.ts';
import {
  beginLegal,
  name,
  numbered,
  ruleBehind,
  type LegalSession,
  type LegalIntent,
} from '../../../../src/features/puzzles/model/legal-session.ts';
import { namingAttempt, resumedNaming } from '../../../../src/features/puzzles/model/resume.ts';
import { fc } from '../../../support/property.ts';
import { LEGAL } from '../../../support/puzzles.ts';

const run = (...intents: readonly LegalIntent[]): LegalSession => intents.reduce(name, beginLegal(LEGAL));
const pick = (index: number): LegalIntent => ({ type: 'pick', index });
const rule = (id: RuleId): LegalIntent => ({ type: 'name', rule: id });

test('found at once and named at once is worth three stars', () => {
  expect(run(pick(1)).status).toBe('naming');
  expect(run(pick(1), rule('6.3'))).toMatchObject({
    status: 'done',
    answer: { reached: 1, stars: 3, hints: 0 },
  });
});

test('every mistake and every hint costs one, and none costs twice', () => {
  expect(run(pick(0), pick(0), pick(1), rule('6.4'), rule('6.3')).answer).toEqual({
    reached: 0,
    stars: 1,
    hints: 0,
  });
  expect(run({ type: 'hint' }, pick(1), rule('6.3')).answer).toEqual({ reached: 1, stars: 2, hints: 1 });
  const shown = run({ type: 'hint' }, { type: 'hint' }, { type: 'hint' });
  expect(shown).toMatchObject({ status: 'done', answer: { reached: 0, stars: 0, hints: 3 } });
  const again = [{ type: 'try-again' } as const, pick(1), rule('6.3')].reduce(name, shown);
  expect(again.answer, 'it is known by now').toBe(shown.answer);
});

test('nothing can be named before it is found, nor picked from elsewhere', () => {
  expect(run(rule('6.3'))).toEqual(beginLegal(LEGAL));
  expect(run(pick(7), pick(-1), pick(0.5))).toEqual(beginLegal(LEGAL));
  expect(run(pick(1), rule('8.1')).wrongRules).toEqual([]);
  expect(ruleBehind(beginLegal(LEGAL))).toBe('6.3');
});

test('a number means what stands there at that place, or a rule', () => {
  const begun = beginLegal(LEGAL);
  expect(numbered(begun, '2')).toEqual(pick(1));
  expect(numbered(begun, ' 2. ')).toEqual(pick(1));
  expect(numbered(begun, '6.3')).toBeNull();
  expect(numbered(begun, '9')).toBeNull();
  expect(numbered(begun, '')).toBeNull();
  const found = run(pick(LEGAL.illegal));
  expect(numbered(found, '1')).toEqual(rule(LEGAL.rules[0]!));
  expect(numbered(found, '§ 6.3')).toEqual(rule('6.3'));
  expect(numbered(found, '13.1')).toBeNull();
  expect(numbered(name(found, rule('6.3')), '1')).toBeNull();
});

const arbIntent: fc.Arbitrary<LegalIntent> = fc.oneof(
  fc.integer({ min: -1, max: 4 }).map(pick),
  fc.constantFrom<RuleId>('6.3', '6.4', '6.5', '8.1').map(rule),
  fc.constantFrom<LegalIntent>({ type: 'hint' }, { type: 'try-again' }),
);

test('no row of intents breaks it, and it comes back from what is kept', () => {
  fc.assert(
    fc.property(fc.array(arbIntent, { maxLength: 25 }), (intents) => {
      const now = run(...intents);
      expect(now.wrong).not.toContain(LEGAL.illegal);
      expect(new Set(now.wrong).size).toBe(now.wrong.length);
      expect(now.status !== 'done' || now.answer !== null).toBe(true);
      const kept = JSON.stringify([{ ...namingAttempt(now), day: null, on: '2026-11-16' }]);
      const back = resumedNaming(LEGAL, attemptsFrom(kept)[0]);
      expect(back).toMatchObject({ hints: now.hints, answer: now.answer, wrong: now.wrong });
      expect(now.answer ? 'done' : now.status).toBe(back.status);
    }),
  );
});
