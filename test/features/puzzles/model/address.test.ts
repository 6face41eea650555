/** The addresses of the puzzle page, from anywhere. */
import { addressOf } from '../../../../src/puzzle-bank/addresses.ts';
import { MADE_KINDS, MADE_LEVELS, orderId, orderOf } from '../../../../src/puzzle-maker/order.ts';
import { fc } from '../../../support/property.ts';
import { expect, test } from 'vitest';
import { hashOf, placeOf, ROOMS, type PuzzlePlace } from '../../../../src/features/puzzles/model/address.ts';

test.each<readonly [string, PuzzlePlace]>([
  ['', { type: 'today' }],
  ['#', { type: 'today' }],
  ['#2026-11-16', { type: 'day', day: '2026-11-16' }],
  ['#plan-3-7', { type: 'practice', id: 'plan-3-7' }],
  ['#endless-plan-3-k2', { type: 'endless', order: { kind: 'plan', level: 3, seed: 'k2' } }],
  ...ROOMS.map((room) => [`#${room}`, { type: 'room', room }] as const),
  // Not a date: if it is the name of a puzzle, the bank will say so.
  ['#2026-02-30', { type: 'practice', id: '2026-02-30' }],
  ['#2026-11-161', { type: 'practice', id: '2026-11-161' }],
  ['#Plan!', { type: 'unknown', text: 'Plan!' }],
  ['#%E0%A4%A', { type: 'unknown', text: '%E0%A4%A' }],
  [`#${'a'.repeat(41)}`, { type: 'unknown', text: 'a'.repeat(41) }],
])('%s', (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});

/** Names of puzzles, whole and spoilt in one place, and anything else. */
const arbName = fc
  .tuple(
    fc.constantFrom('endless-', 'endless-', '', 'Endless-', 'x-endless-', '__proto__-'),
    fc.constantFrom(...MADE_KINDS, 'legal', 'constructor', 'toString', 'day'),
    fc.integer({ min: 0, max: 6 }),
    fc.oneof(fc.nat(1200).map(String), fc.stringMatching(/^[a-z0-9]{0,14}$/)),
  )
  .map(([first, kind, level, last]) => (kind === 'day' ? `day-${last}` : `${first}${kind}-${level}-${last}`));
const arbText = fc.oneof(
  fc.string(),
  arbName,
  fc.tuple(arbName, fc.nat(), fc.string({ unit: 'binary', maxLength: 2 })).map(([name, at, put]) => {
    const place = at % (name.length + 1);
    return name.slice(0, place) + put + name.slice(place + 1);
  }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

test('whatever is known has one address, which leads back to it', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(arbText, (text) => {
      const place = placeOf(`#${text}`);
      seen.add(place.type);
      expect(place.type === 'unknown' ? place : placeOf(hashOf(place))).toEqual(place);
    }),
    { numRuns: 2000 },
  );
  expect([...seen].toSorted()).toEqual(['day', 'endless', 'practice', 'today', 'unknown']);
});

test('a puzzle has one name: what is read of a text is written as that text', () => {
  let read = 0;
  fc.assert(
    fc.property(arbText, (text) => {
      const order = orderOf(text);
      const address = addressOf(text);
      if (order || address) read += 1;
      if (order) {
        expect(orderId(order)).toBe(text);
        expect(MADE_LEVELS[order.kind]).toContain(order.level);
      }
      if (address) expect(address.id).toBe(text);
      expect(order !== null && address !== null).toBe(false);
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(50);
});
