/** Actions that are none: refused as `malformed`, before all other reasons, with the field that is wrong (GAME.md). */
import { describe, expect, test } from 'vitest';
import { apply, check, type State } from '../../src/engine/index.ts';
import { SEATING, without } from '../support/audience.ts';
import { at, MARKET } from '../support/game.ts';
import { handingIn } from '../support/positions.ts';

const drawing = (): State => at({ players: [{ hand: ['ulm'] }], market: MARKET });
const cities = (length: number): readonly string[] => Array.from({ length }, () => 'wien');

describe('malformed', () => {
  test.each<[unknown, string | null]>([
    [undefined, null],
    [null, null],
    ['end', null],
    [() => ({ type: 'end' }), null],
    [{}, 'type'],
    [{ type: 3 }, 'type'],
    [{ type: ['end'] }, 'type'],
    [{ type: 'draw', from: '0' }, 'from'],
    [{ type: 'draw', from: 0.5 }, 'from'],
    [{ type: 'draw', from: null }, 'from'],
    [{ type: 'draw', from: 'pile' }, 'from'],
    [{ type: 'call' }, 'official'],
    [{ type: 'call', official: 'postman' }, 'official'],
    [{ type: 'play', city: 7, end: 'left' }, 'city'],
    [{ type: 'play', city: 'ulm' }, 'end'],
    [{ type: 'play', city: 'ulm', end: 'top' }, 'end'],
    [{ type: 'restart' }, 'city'],
    [{ type: 'restart', city: 7 }, 'city'],
    [{ type: 'close', houses: [] }, 'way'],
    [{ type: 'close', way: 'both', houses: [] }, 'way'],
    [{ type: 'close', way: 'each-province' }, 'houses'],
    [{ type: 'close', way: 'each-province', houses: 'ulm' }, 'houses'],
    [{ type: 'close', way: 'each-province', houses: { length: 0 } }, 'houses'],
    [{ type: 'close', way: 'one-province', houses: ['ulm', 7] }, 'houses'],
    [{ type: 'discard' }, 'cities'],
    [{ type: 'discard', cities: [null] }, 'cities'],
    [{ type: 'advance', to: 'rome' }, 'carriage'],
    [{ type: 'advance', carriage: 'polen', to: 'rome' }, 'carriage'],
    [{ type: 'advance', carriage: 'baden' }, 'to'],
    [{ type: 'advance', carriage: 'baden', to: 3 }, 'to'],
    [{ type: 'hand-in' }, 'officials'],
    [{ type: 'hand-in', officials: ['postman'] }, 'officials'],
    [{ type: 'hand-in', officials: ['bailiff'], draw: 'pile' }, 'draw'],
    [{ type: 'hand-in', officials: ['bailiff'], draw: null }, 'draw'],
    [{ type: 'hand-in', officials: ['bailiff'], house: 7 }, 'house'],
    [{ type: 'hand-in', officials: ['bailiff'], house: null }, 'house'],
    [{ type: 'seat' }, 'clergy'],
    [{ type: 'seat', clergy: null }, 'clergy'],
    [{ type: 'seat', clergy: 'baden' }, 'clergy'],
    [{ type: 'seat', clergy: without(SEATING, 'baiern') }, 'clergy'],
    [{ type: 'seat', clergy: { ...SEATING, baden: '1' } }, 'clergy'],
    [{ type: 'seat', clergy: { ...SEATING, baden: 1.5 } }, 'clergy'],
  ])('%j: %s', (action, field) => {
    expect(check(drawing(), action)).toEqual({ ok: false, code: 'malformed', rule: '4.1', field });
  });

  test('an action that throws when it is looked at', () => {
    const action = {
      get type(): string {
        throw new Error('no');
      },
    };
    expect(check(drawing(), action)).toMatchObject({ code: 'malformed', field: null });
  });

  test('a list longer than the cards there are, or of no length at all', () => {
    const close = (houses: unknown): unknown => ({ type: 'close', way: 'one-province', houses });
    expect(check(drawing(), close(cities(66)))).toMatchObject({ code: 'wrong-step' });
    expect(check(drawing(), close(cities(67)))).toMatchObject({ code: 'malformed', field: 'houses' });
    const endless = new Proxy([], { get: (list, key) => (key === 'length' ? NaN : Reflect.get(list, key)) });
    expect(check(drawing(), close(endless))).toMatchObject({ code: 'malformed', field: 'houses' });
  });
});

describe('minus zero is slot 0 and gets into no event', () => {
  test.each<[string, () => State, object]>([
    ['a draw', drawing, { type: 'draw', from: -0 }],
    ['a reward', handingIn, { type: 'hand-in', officials: ['coachman', 'bailiff'], draw: -0 }],
  ])('%s', (_, make, action) => {
    const applied = apply(make(), action);
    expect(applied.ok && applied.events).toContainEqual(
      expect.objectContaining({ type: 'drawn', player: 0, from: 0 }),
    );
  });
});
