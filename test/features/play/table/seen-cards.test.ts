import { describe, expect, test } from 'vitest';
import { CITY_IDS, type CityId, type State } from '../../../../src/engine/index.ts';
import { cardCounts } from '../../../../src/features/play/table/seen-cards.ts';
import { begin, go } from '../../../../src/table/model/session.ts';
import { arbPlan, playedOn, sessionOf, setupOf } from '../../../support/play.ts';
import { fc } from '../../../support/property.ts';

const count = (cards: readonly CityId[], city: CityId): number =>
  cards.filter((card) => card === city).length;

/** What this seat really cannot see. */
const hidden = ({ pile, players }: State, seat: number | null): readonly CityId[] => [
  ...pile,
  ...players.flatMap(({ hand }, i) => (i === seat ? [] : hand)),
];

describe('cardCounts', () => {
  test('never says that a card cannot come which can, nor that there are more than are hidden', () => {
    fc.assert(
      fc.property(arbPlan, fc.nat(3), (plan, chosen) => {
        const { table } = sessionOf(plan);
        for (const seat of [null, chosen % plan.who.length]) {
          const truth = hidden(table.now, seat);
          for (const { city, unseen } of cardCounts(table, seat)) {
            expect(unseen).toBeGreaterThanOrEqual(count(table.now.pile, city));
            expect(unseen).toBeLessThanOrEqual(count(truth, city));
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('does not depend on what the seat may not know', () => {
    fc.assert(
      fc.property(arbPlan, (plan) => {
        const { table } = sessionOf(plan);
        const now = { ...table.now, pile: table.now.pile.toReversed() };
        expect(cardCounts({ now, done: table.done }, 0)).toEqual(cardCounts(table, 0));
      }),
      { numRuns: 20 },
    );
  });

  test('at the beginning everything but the market can come', () => {
    const { table } = begin('a', setupOf(['person', 'solid']));
    expect(cardCounts(table, 0)).toEqual(
      CITY_IDS.map((city) => ({
        city,
        unseen: 3 - table.now.market.filter((card) => card === city).length,
        discarded: 0,
      })),
    );
  });

  test('a card taken openly by another player stays known until one like it leaves the hand', () => {
    const draw = { type: 'draw', from: 0 } as const;
    let session = begin('a', setupOf(['person', 'person']));
    const taken = session.table.now.market[0]!;
    const of = (city: CityId) => cardCounts(session.table, 1).find((each) => each.city === city)!.unseen;
    const before = of(taken);
    session = go(session, { type: 'act', action: draw });
    const filled = session.table.now.market[0]!;
    expect(of(taken)).toBe(filled === taken ? before - 1 : before);
    session = go(session, { type: 'act', action: draw });
    session = go(session, { type: 'act', action: { type: 'play', city: taken, end: 'right' } });
    expect(of(taken)).toBe(3 - session.table.now.market.filter((card) => card === taken).length - 1);
  });

  test('a card from the pile is known to its owner alone', () => {
    const session = playedOn(begin('a', setupOf(['person', 'person'])), 0);
    const drawn = go(session, { type: 'act', action: { type: 'draw', from: 'deck' } }).table;
    const [city] = drawn.now.players[0]!.hand;
    const of = (seat: number | null) => cardCounts(drawn, seat).find((each) => each.city === city)!.unseen;
    expect(of(0)).toBe(of(1) - 1);
    expect(of(null)).toBe(of(1));
  });
});
