/** Any table at all: the referee answers, says what is missing, or names what cannot be, at a field it has asked. */
import { expect, test } from 'vitest';
import { EDITIONS } from '../../../../src/engine/index.ts';
import { answer } from '../../../../src/features/referee/may-i/answer.ts';
import { fieldsOf, KINDS, needed } from '../../../../src/features/referee/may-i/form-state.ts';
import { legalLines } from '../../../../src/features/referee/may-i/legal.ts';
import { faultSentence, toldOf } from '../../../../src/features/referee/may-i/words.ts';
import type { PlainKey } from '../../../../src/i18n/t.ts';
import { arbAsking, arbLikelyAsking } from '../../../support/asking.ts';
import { isProse, LANGUAGES } from '../../../support/language.ts';
import { fc } from '../../../support/property.ts';

const seen = new Map<string, number>();
const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

test('every question is answered, incomplete or impossible, in whole sentences', () => {
  fc.assert(
    fc.property(
      fc.oneof({ arbitrary: arbAsking, weight: 1 }, { arbitrary: arbLikelyAsking, weight: 3 }),
      fc.constantFrom(...LANGUAGES),
      (asking, { t, names }) => {
        const given = answer(asking);
        count(`${asking.kind} ${given.type}`);
        switch (given.type) {
          case 'incomplete':
            expect(fieldsOf(asking)).toContain(given.field);
            expect(t(`may.missing.${given.field}` as PlainKey)).toSatisfy(isProse);
            break;
          case 'impossible': {
            const { fault } = given;
            expect(faultSentence(fault, t, names)).toSatisfy(isProse);
            // Only where a hand-in cannot have come about at all does no single field say so.
            if (fault.field !== null || asking.kind !== 'hand-in')
              expect(fieldsOf(asking), JSON.stringify(fault)).toContain(fault.field);
            if ('impossible' in fault) count(fault.impossible.code);
            else count(`${fault.field} ${fault.refusal.code}`);
            break;
          }
          case 'answered': {
            const told = toldOf(given.readings, asking, 'bard-pl', t, names);
            expect(told.flatMap(({ editions }) => editions).toSorted()).toEqual(
              Object.keys(EDITIONS).toSorted(),
            );
            // What the form has let through the engine can read.
            expect(given.readings.map(({ ruled }) => !ruled.ok && ruled.code)).not.toContain('malformed');
            for (const { sentence } of told) expect(sentence).toSatisfy(isProse);
            for (const { state } of given.readings.slice(0, 1))
              for (const line of legalLines(state, { isHandKnown: true }, t, names))
                expect(line).not.toMatch(/[{}]|undefined/);
          }
        }
        // What was entered for another question decides nothing.
        expect(answer(needed(asking))).toEqual(given);
      },
    ),
    { numRuns: 1200 },
  );
  for (const kind of KINDS) {
    expect(seen.get(`${kind} answered`) ?? 0, kind).toBeGreaterThan(0);
    expect(seen.get(`${kind} impossible`) ?? 0, kind).toBeGreaterThan(0);
  }
  const codes = ['broken-route', 'too-many-houses', 'card-count', 'bad-turn', 'token-count', 'unknown-town'];
  for (const code of codes) expect(seen.get(code) ?? 0, code).toBeGreaterThan(0);
});
