import { expect, test } from 'vitest';
import { REFEREE_ROOMS, refereeRoomOf, saidInRoom } from '../../../src/features/referee/referee-rooms.ts';
import { fc } from '../../support/property.ts';

test.each([
  ['', 'search', ''],
  ['#', 'search', ''],
  ['#search', 'search', ''],
  ['#q=a=b', 'search', 'a=b'],
  ['#may', 'may', ''],
  ['#may=x%20y', 'may', 'x%20y'],
  ['#score=', 'score', ''],
  ['#content', null, ''],
  ['#maybe', null, ''],
] as const)('%j is the room %s', (hash, room, said) => {
  expect([refereeRoomOf(hash), saidInRoom(hash)]).toEqual([room, said]);
});

test('any address is a room or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...REFEREE_ROOMS, null]).toContain(refereeRoomOf(`#${text}`));
    }),
  );
});
