import { expect, test } from 'vitest';
import { hashOf, placeOf, type Place } from '../../../../src/features/play/lobby/address.ts';

test.each<readonly [string, Place]>([
  ['', { type: 'lobby' }],
  ['#', { type: 'lobby' }],
  ['#content', { type: 'lobby' }],
  ['#game=', { type: 'lobby' }],
  ['#game=k3x', { type: 'game', id: 'k3x' }],
  ['#game=a%20b', { type: 'game', id: 'a b' }],
  ['#game=%E0%A4', { type: 'game', id: '%E0%A4' }],
  ['#link=AQE_-x', { type: 'link', text: 'AQE_-x' }],
  ['#link=', { type: 'link', text: '' }],
  ['#link=a=b\nc', { type: 'link', text: 'a=b\nc' }],
])('%j', (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});

test.each<Place>([{ type: 'lobby' }, { type: 'game', id: 'a b/ü' }, { type: 'link', text: 'AQE_-x' }])(
  '$type comes back from its own address',
  (place) => {
    expect(placeOf(hashOf(place))).toEqual(place);
  },
);
