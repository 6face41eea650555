/** The audience in Rome: the waiting room (rules 13.5 and 13.6). X is the expansion's booklet (smart-ru-rome.txt) with its line; the rest is GAME.md. */
import { describe, expect, test } from 'vitest';
import { newGame, scores, type Seating, type State } from '../../src/engine/index.ts';
import { advance, seat, SEATING, without } from '../support/audience.ts';
import { close } from '../support/closing.ts';
import { after, at, eventsOf } from '../support/game.ts';

describe('arriving', () => {
  test('X:130: the booklet’s example', () => {
    // Blue, red, yellow and green sit in this order. From Baden came the cardinals of blue and
    // green, the bishop of red and the chaplain of yellow. Baiern's carriage brings chaplains of red and
    // green, the pater of blue and the cardinal of yellow. Ranks: cardinal 5, bishop 4, chaplain 2, pater 1.
    const others = ['wuerttemberg-hohenzollern', 'schweiz-tyrol', 'boehmen-salzburg'] as const;
    const clergy = (baiern: number, ...rest: readonly number[]): Partial<Seating> =>
      Object.fromEntries([
        ['baiern', baiern],
        ...others.map((group, i) => [group, rest[i]]),
      ]) as Partial<Seating>;
    const state = at({
      config: { players: 4, modules: ['audience'] },
      step: 'finish',
      carriages: { baden: 'rome', baiern: 'grosseto' },
      waitingRoom: { 5: [0, 3], 4: [1], 2: [2] },
      players: [
        { route: ['augsburg', 'muenchen', 'salzburg'], clergy: clergy(1, 2, 3, 4) },
        { clergy: clergy(2, 1, 3, 5) },
        { clergy: clergy(5, 1, 3, 4) },
        { clergy: clergy(2, 1, 3, 4) },
      ],
    });
    const moving = after(state, close('augsburg', 'salzburg'));
    const events = eventsOf(moving, advance('baiern', 'rome'));
    expect(events).toContainEqual({
      type: 'carriage-arrived',
      carriage: 'baiern',
      clergy: [1, 2, 5, 2],
      dismissed: [
        { player: 2, rank: 2 },
        { player: 0, rank: 5 },
        { player: 3, rank: 5 },
      ],
    });
    const next = after(moving, advance('baiern', 'rome'));
    expect(next.waitingRoom).toEqual({ 1: [0], 2: [1, 3], 3: [], 4: [1], 5: [2] });
    expect(scores(next).players.map((score) => score.clergy)).toEqual([1, 6, 5, 2]);
    expect(next.players[0]!.clergy).toEqual(without(clergy(1, 2, 3, 4), 'baiern'));
  });

  test('nobody has arrived: nothing is scored', () => {
    const state: State = after(newGame({ players: 2, modules: ['audience'] }), seat(SEATING));
    expect(scores(state).players.map(({ clergy }) => clergy)).toEqual([0, 0]);
  });
});
