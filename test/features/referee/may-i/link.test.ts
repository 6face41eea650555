/** A question in a link: every question comes back as it was, and no text does harm. */
import { expect, test } from 'vitest';
import { CITY_IDS, GROUPS, OFFICIALS } from '../../../../src/engine/index.ts';
import {
  amend,
  defaultsFor,
  fieldsOf,
  inOrder,
  KINDS,
  needed,
  startsOf,
  type FormState,
  type Kind,
} from '../../../../src/features/referee/may-i/form-state.ts';
import { answer } from '../../../../src/features/referee/may-i/answer.ts';
import { CITY_FIELDS, pickCity } from '../../../../src/features/referee/may-i/city-fields.ts';
import { linkText, parseAsking } from '../../../../src/features/referee/may-i/link.ts';
import { arbAsking, arbLikelyAsking } from '../../../support/asking.ts';
import { fc } from '../../../support/property.ts';

test('every question comes back from its link as it was, and is spelt as an address allows', () => {
  fc.assert(
    fc.property(arbAsking, (asking) => {
      const text = linkText(asking);
      expect(text).toMatch(/^[0-9A-Za-z.]+$/);
      expect(parseAsking(text)).toEqual({ ok: true, asking: inOrder(needed(asking)) });
    }),
  );
});

test('the same question has the same link, in whatever order the table was entered', () => {
  const arbShuffled = fc.tuple(arbAsking, fc.infiniteStream(fc.nat())).map(([asking, dice]) => {
    const shuffled = <T>(list: readonly T[]): readonly T[] =>
      list
        .map((item) => [dice.next().value!, item] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, item]) => item);
    const { hand, houses, slots, tokens, carriages } = asking;
    return [
      asking,
      {
        ...asking,
        hand: shuffled(hand),
        houses: shuffled(houses),
        slots: slots && shuffled(slots),
        tokens: shuffled(tokens),
        // Also those that have not moved.
        carriages: Object.fromEntries(shuffled(Object.entries({ ...startsOf(asking), ...carriages }))),
      },
    ] as const;
  });
  fc.assert(
    fc.property(arbShuffled, ([one, other]) => {
      expect(linkText(other)).toBe(linkText(one));
      expect(inOrder(other)).toEqual(inOrder(one));
    }),
  );
});

test('whoever opens a link is answered as whoever sent it', () => {
  fc.assert(
    fc.property(arbLikelyAsking, (asking) => {
      const parsed = parseAsking(linkText(asking));
      expect(parsed.ok && verdictOf(parsed.asking)).toEqual(verdictOf(asking));
    }),
    { numRuns: 600 },
  );
});

function verdictOf(asking: FormState): unknown {
  const given = answer(asking);
  return given.type === 'answered'
    ? given.readings.map(({ ruled }) => (ruled.ok ? 'yes' : ruled.code))
    : given.type;
}

test('whatever is tapped, however often, its link is read', () => {
  const begun = (kind: Kind): FormState => ({
    ...defaultsFor(kind, 'coachman'),
    official: 'coachman',
    reward: 'house',
  });
  const asked = KINDS.flatMap((kind) =>
    (['tokens', 'given', ...CITY_FIELDS] as const)
      .filter((field) => fieldsOf(begun(kind)).includes(field))
      .map((field) => [kind, field] as const),
  );
  fc.assert(
    fc.property(fc.constantFrom(...asked), fc.nat(600), fc.nat(21), ([kind, field], taps, step) => {
      let asking = begun(kind);
      for (let tap = 0; tap < taps; tap++) {
        const official = OFFICIALS[(tap * step) % OFFICIALS.length]!;
        asking =
          field === 'tokens' || field === 'given'
            ? amend(asking, { [field]: [...asking[field], official] })
            : pickCity(asking, field, CITY_IDS[(tap * step) % CITY_IDS.length]!);
      }
      expect(parseAsking(linkText(asking))).toEqual({ ok: true, asking: inOrder(needed(asking)) });
    }),
  );
});

test('nobody’s question is too long for a link', () => {
  const everywhere = [...CITY_IDS];
  const longest = {
    ...defaultsFor('carriage', null),
    route: everywhere,
    placed: everywhere,
    houses: everywhere,
    way: 'one-province' as const,
    players: 2 as const,
    carriages: Object.fromEntries(GROUPS.map((one) => [one, 'rome' as const])),
    made: everywhere.map(() => ({ carriage: 'baden' as const, to: 'rome' as const })),
    carriage: 'baden' as const,
    to: 'rome' as const,
  };
  expect(parseAsking(linkText(longest)).ok).toBe(true);
});

test('any text is read or refused, and whatever is read has an answer', () => {
  const letter = fc.constantFrom(...'1abcdefghijklmnopqrstuvwxyzABCH....%\u0000é\n'.split(''));
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: letter, maxLength: 60 }).map((tail) => `1${tail}`),
    // Real links with one sign put in, taken out or put twice.
    fc.tuple(arbAsking, fc.nat(), letter, fc.nat(2)).map(([asking, at, sign, what]) => {
      const text = linkText(asking);
      const place = at % text.length;
      const after = text.slice(place + (what === 0 ? 0 : 1));
      return text.slice(0, place) + (what === 1 ? '' : sign) + after;
    }),
  );
  const counts = { read: 0, refused: 0 };
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseAsking(text);
      counts[parsed.ok ? 'read' : 'refused'] += 1;
      if (!parsed.ok) return;
      expect(linkText(parsed.asking)).toBe(text);
      expect(() => answer(parsed.asking)).not.toThrow();
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(100);
});

test('a link of a later version is told from a broken one', () => {
  expect(parseAsking('2a')).toEqual({ ok: false, reason: 'newer' });
  expect(parseAsking('1')).toEqual({ ok: false, reason: 'broken' });
  expect(parseAsking('')).toEqual({ ok: false, reason: 'broken' });
  // The same question in another spelling: what is as usual is not written, and fields have an order.
  expect(parseAsking('1b.rab')).toMatchObject({ ok: true });
  expect(parseAsking('1b.mc.rab')).toEqual({ ok: false, reason: 'broken' });
  expect(parseAsking('1b.rab.ma')).toEqual({ ok: false, reason: 'broken' });
  expect(parseAsking('1b.ma.rab')).toMatchObject({ ok: true });
  // A hand has no order.
  expect(parseAsking('1a.hab')).toMatchObject({ ok: true });
  expect(parseAsking('1a.hba')).toEqual({ ok: false, reason: 'broken' });
});

test('a link says nothing that its question does not need', () => {
  fc.assert(
    fc.property(arbAsking, (asking) => {
      const whole = needed(asking);
      const usual = defaultsFor(whole.kind, whole.official);
      const strange = (Object.keys(whole) as (keyof FormState)[]).filter(
        (field) => field !== 'kind' && !fieldsOf(whole).includes(field) && whole[field] !== usual[field],
      );
      expect(
        strange.filter((field) => JSON.stringify(whole[field]) !== JSON.stringify(usual[field])),
      ).toEqual([]);
    }),
  );
});
