/** The referee says what the engine says: positions of random games, under every booklet. */
import { expect, test } from 'vitest';
import {
  check,
  EDITIONS,
  GROUPS,
  legalActions,
  OFFICIALS,
  shortBy,
  TOWNS,
  type Action,
  type EditionId,
} from '../../../../src/engine/index.ts';
import { answer, type Ruled } from '../../../../src/features/referee/may-i/answer.ts';
import type { FormState } from '../../../../src/features/referee/may-i/form-state.ts';
import { tries } from '../../../../src/puzzle-maker/legal-wrong.ts';
import { arbWalk } from '../../../support/arbitraries.ts';
import { expressed, momentsOf, under, type Moment } from '../../../support/may-i.ts';
import { fc } from '../../../support/property.ts';

/** What is ruled under each booklet; an impossible table is shown as it is. */
function ruledOf(asking: FormState): ReadonlyMap<EditionId, Ruled> {
  const given = answer(asking);
  if (given.type !== 'answered') throw new Error(`${JSON.stringify(given)} for ${JSON.stringify(asking)}`);
  return new Map(given.readings.map(({ edition, ruled }) => [edition, ruled]));
}

/** A few of many, spread evenly. */
const some = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter((_, i) => i % Math.ceil(list.length / count) === 0);

function asked({ state }: Moment): readonly Action[] {
  if (state.step === 'last-hand-in') return some(legalActions(state), 12);
  const towns = TOWNS.map(({ id }) => id);
  const strays: Action[] =
    state.step === 'carriage'
      ? GROUPS.map((carriage, i) => ({ type: 'advance', carriage, to: towns[(i * 7) % towns.length]! }))
      : [];
  const strangers: Action[] =
    state.step === 'hand-in'
      ? [
          { type: 'hand-in', officials: OFFICIALS, house: 'ulm' },
          { type: 'hand-in', officials: OFFICIALS.slice(0, 2), draw: 5 },
        ]
      : [];
  return [...some(legalActions(state), 12), ...some(tries(state), 24), ...strays, ...strangers];
}

const seen = new Map<string, number>();
const arbMoments = arbWalk.map((walk) => momentsOf(walk, 5));

test('its answer is the verdict of the engine, in every state of random games that a question can be about', () => {
  fc.assert(
    fc.property(arbMoments, (moments) => {
      for (const moment of some(moments, 12)) {
        for (const action of asked(moment)) {
          const asking = expressed(moment, action);
          if (!asking) continue;
          for (const [edition, ruled] of ruledOf(asking)) {
            expect(ruled).toEqual(check(under(moment.state, edition), action));
          }
          seen.set(asking.kind, (seen.get(asking.kind) ?? 0) + 1);
        }
      }
    }),
    { numRuns: 40 },
  );
  for (const kind of ['play', 'houses', 'call', 'draw', 'hand-in', 'carriage']) {
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(50);
  }
});

test('a coach: taken, left or brought by the wainwright as the engine says inside the closing', () => {
  const seenCoach = { open: 0, settled: 0 };
  fc.assert(
    fc.property(arbMoments, (moments) => {
      for (const { state, closing } of moments) {
        if (state.step !== 'coach') continue;
        const table = expressed({ state: closing!.before, closing: null }, closing!.action)!;
        const isEarned = shortBy(state.players[state.player]!) === 0;
        const questions: readonly (readonly [FormState, Action])[] = [
          [{ ...table, kind: 'coach', takes: true }, { type: 'take-coach' }],
          [{ ...table, kind: 'coach', takes: false }, { type: 'skip' }],
          [
            { ...table, kind: 'call', official: 'wainwright' },
            { type: 'call', official: 'wainwright' },
          ],
        ];
        for (const [asking, action] of questions) {
          for (const [edition, ruled] of ruledOf(asking)) {
            const isSettled = isEarned && EDITIONS[edition].coach === 'must' && action.type !== 'call';
            seenCoach[isSettled ? 'settled' : 'open'] += 1;
            if (!isSettled) expect(ruled).toEqual(check(under(state, edition), action));
            else if (action.type === 'take-coach') expect(ruled).toEqual({ ok: true });
            else expect(ruled).toEqual({ ok: false, code: 'coach-must', rule: '10.1' });
          }
        }
      }
    }),
    { numRuns: 40 },
  );
  expect(seenCoach.open).toBeGreaterThan(100);
  expect(seenCoach.settled).toBeGreaterThan(20);
});

test('closing as such, and a card at any end, are allowed when one of the ways is', () => {
  const closes = { yes: 0, no: 0 };
  fc.assert(
    fc.property(arbMoments, (moments) => {
      for (const moment of moments) {
        const { state } = moment;
        if (!['draw', 'play', 'finish'].includes(state.step)) continue;
        const close = expressed(moment, { type: 'close', way: 'each-province', houses: [] });
        for (const [edition, ruled] of close ? ruledOf({ ...close, kind: 'close' }) : []) {
          const now = under(state, edition);
          const canClose = legalActions(now).some(({ type }) => type === 'close');
          expect(ruled.ok).toBe(canClose);
          closes[canClose ? 'yes' : 'no'] += 1;
        }
        const city = state.players[state.player]!.hand[0];
        const card = city && expressed(moment, { type: 'play', city, end: 'right' });
        for (const [edition, ruled] of card ? ruledOf({ ...card, spot: 'any' }) : []) {
          const fits = (['left', 'right'] as const).some(
            (end) => check(under(state, edition), { type: 'play', city: city!, end }).ok,
          );
          expect(ruled.ok).toBe(fits);
        }
      }
    }),
    { numRuns: 25 },
  );
  expect(Math.min(closes.yes, closes.no)).toBeGreaterThan(50);
});
