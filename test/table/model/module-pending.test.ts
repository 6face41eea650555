/** What was begun in a step of the modules and put by: nonsense is dropped, and nothing is thrown. */
import { expect, test } from 'vitest';
import { newGame, type State } from '../../../src/engine/index.ts';
import { parsePending } from '../../../src/table/model/pending-data.ts';
import { AUDIENCE, carriages, drawing, handingIn } from '../../support/positions.ts';

test.each<[string, () => State, unknown]>([
  ['a rank in two carriages', () => newGame(AUDIENCE), { type: 'seating', clergy: { baden: 5, baiern: 5 } }],
  ['no seats at all', () => newGame(AUDIENCE), { type: 'seating', clergy: null }],
  ['seats in another step', drawing, { type: 'seating', clergy: { baden: 5 } }],
  ['a carriage that is not due', carriages, { type: 'carriage', carriage: 'baden' }],
  ['a carriage that is none', carriages, { type: 'carriage', carriage: 'lodz' }],
  ['a town that one can reach', carriages, { type: 'town', town: 'verona' }],
  ['a town that is none', carriages, { type: 'town', town: 7 }],
  ['a token that is not held', handingIn, { type: 'hand-in', officials: ['wainwright'] }],
  ['a reward not earned', handingIn, { type: 'hand-in', officials: ['bailiff'], draw: 0 }],
  ['no tokens', handingIn, { type: 'hand-in', officials: 'bailiff' }],
  ['tokens in another step', drawing, { type: 'hand-in', officials: ['bailiff'] }],
])('%s', (_, state, value) => expect(parsePending(value, state())).toBeNull());

test('a rank that is none is only not picked', () => {
  expect(
    parsePending({ type: 'seating', clergy: { baden: 5, baiern: 9 }, rank: 'x' }, newGame(AUDIENCE)),
  ).toEqual({
    type: 'seating',
    clergy: { baden: 5 },
    rank: null,
  });
});
