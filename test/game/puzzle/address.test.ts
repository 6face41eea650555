/** The addresses of the puzzle page, from anywhere. */
import { fc } from '../../support/property.ts';
import { expect, test } from 'vitest';
import { hashOf, placeOf, ROOMS, type PuzzlePlace } from '../../../src/game/puzzle/address.ts';

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

test('whatever is known has one address, which leads back to it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      ),
      (text) => {
        const place = placeOf(`#${text}`);
        expect(place.type === 'unknown' ? place : placeOf(hashOf(place))).toEqual(place);
      },
    ),
  );
});
