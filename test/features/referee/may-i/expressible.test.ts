/**
 * What the form can ask, and what not. Not asked, because yes or no is never in doubt there: seating,
 * discarding down to three, ending the turn, leaving out the last hand-in. Not asked in these moments,
 * because nothing of the kind can be done in them: drawing, laying, closing and calling while a closing
 * or a hand-in is under way. And a turn in which no card could be drawn or laid, without a route; and a
 * second round of handing in after the last card was taken in the first, with all of a stack in one hand.
 */
import { expect, test } from 'vitest';
import { STEP_ACTIONS, type Action, type ActionType, type Step } from '../../../../src/engine/index.ts';
import { legalActions } from '../../../../src/engine/index.ts';
import { answer } from '../../../../src/features/referee/may-i/answer.ts';
import { arbWalk } from '../../../support/arbitraries.ts';
import { expressed, momentsOf } from '../../../support/may-i.ts';
import { fc } from '../../../support/property.ts';

const NEVER_IN_DOUBT: readonly ActionType[] = ['seat', 'discard', 'end', 'skip'];
/** Asked about the closing as a whole: `answer.test.ts` compares these. */
const IN_THE_CLOSING: readonly ActionType[] = ['take-coach', 'skip', 'call'];

test('whatever can be done in a game can be asked about where it can be done, and the table is never refused', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      arbWalk.map((walk) => momentsOf(walk, 3)),
      (moments) => {
        for (const moment of moments) {
          const { step, turn } = moment.state;
          const isStranded = step === 'finish' && turn.laid === 0;
          const first = new Map<ActionType, Action>();
          for (const action of legalActions(moment.state)) {
            if (!first.has(action.type)) first.set(action.type, action);
          }
          for (const [type, action] of first) {
            if (NEVER_IN_DOUBT.includes(type) || isStranded) continue;
            if (step === 'coach' && IN_THE_CLOSING.includes(type)) continue;
            const asking = expressed(moment, action);
            expect(asking, `${type} in ${step}`).not.toBeNull();
            expect(answer(asking!).type, JSON.stringify(asking)).toBe('answered');
            seen.add(`${step} ${type}`);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
  const expected = Object.entries(STEP_ACTIONS).flatMap(([step, types]) =>
    types.filter((type) => isAsked(step as Step, type)).map((type) => `${step} ${type}`),
  );
  expect([...seen].toSorted()).toEqual(expected.toSorted());
});

const isAsked = (step: Step, type: ActionType): boolean => step !== 'coach' && !NEVER_IN_DOUBT.includes(type);
