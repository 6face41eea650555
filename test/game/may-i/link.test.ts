/** A question in a link: every question comes back as it was, and no text does harm. */
import { expect, test } from 'vitest';
import {
  CITY_IDS,
  COACHES,
  GROUPS,
  OFFICIALS,
  PLAYER_COUNTS,
  TOWNS,
  WAYS,
} from '../../../src/engine/index.ts';
import {
  defaultsFor,
  fieldsOf,
  HELPERS,
  inOfficialOrder,
  KINDS,
  MOMENTS,
  needed,
  SPOTS,
  type Asking,
} from '../../../src/game/may-i/asking.ts';
import { answer } from '../../../src/game/may-i/answer.ts';
import { linkText, parseAsking } from '../../../src/game/may-i/link.ts';
import { fc } from '../../support/property.ts';

const city = fc.constantFrom(...CITY_IDS);
const cities = fc.array(city, { maxLength: 9 });
const group = fc.constantFrom(...GROUPS);
const town = fc.constantFrom(...TOWNS.map(({ id }) => id));
const officials = fc.array(fc.constantFrom(...OFFICIALS), { maxLength: 9 });

const arbAsking: fc.Arbitrary<Asking> = fc.record({
  kind: fc.constantFrom(...KINDS),
  moment: fc.constantFrom(...MOMENTS),
  helped: fc.constantFrom(...HELPERS),
  card: fc.option(city),
  spot: fc.constantFrom(...SPOTS),
  hand: cities,
  route: cities,
  houses: fc.subarray([...CITY_IDS]),
  coach: fc.constantFrom(0 as const, ...COACHES.map(({ value }) => value)),
  way: fc.constantFrom(...WAYS),
  placed: cities,
  audience: fc.boolean(),
  official: fc.option(fc.constantFrom(...OFFICIALS)),
  takes: fc.boolean(),
  from: fc.constantFrom<Asking['from'][]>('deck', 0, 1, 2, 3, 4, 5),
  slots: fc.option(fc.subarray([0, 1, 2, 3, 4, 5])),
  players: fc.constantFrom(...PLAYER_COUNTS),
  tokens: officials.map(inOfficialOrder),
  given: officials,
  reward: fc.constantFrom('none', 'card', 'house'),
  house: fc.option(city),
  isLast: fc.boolean(),
  carriages: fc.dictionary(group, town) as fc.Arbitrary<Asking['carriages']>,
  made: fc.array(fc.record({ carriage: group, to: town }), { maxLength: 9 }),
  carriage: fc.option(group),
  to: fc.option(town),
});

test('every question comes back from its link as it was, and is spelt as an address allows', () => {
  fc.assert(
    fc.property(arbAsking, (asking) => {
      const text = linkText(asking);
      expect(text).toMatch(/^[0-9A-Za-z.]+$/);
      expect(parseAsking(text)).toEqual({ ok: true, asking: needed(asking) });
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
    { numRuns: 2000 },
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
});

test('a link says nothing that its question does not need', () => {
  fc.assert(
    fc.property(arbAsking, (asking) => {
      const whole = needed(asking);
      const usual = defaultsFor(whole.kind, whole.official);
      const strange = (Object.keys(whole) as (keyof Asking)[]).filter(
        (field) => field !== 'kind' && !fieldsOf(whole).includes(field) && whole[field] !== usual[field],
      );
      expect(
        strange.filter((field) => JSON.stringify(whole[field]) !== JSON.stringify(usual[field])),
      ).toEqual([]);
    }),
  );
});
