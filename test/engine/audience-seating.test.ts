/** The audience in Rome: who sits where (rule 13.1). X is the expansion's booklet (smart-ru-rome.txt) with its line; the rest is GAME.md. */
import { describe, expect, test } from 'vitest';
import {
  check,
  GROUPS,
  legalActions,
  newGame,
  viewFor,
  type Seating,
  type State,
} from '../../src/engine/index.ts';
import { seat, SEATING, seating } from '../support/audience.ts';
import { after, eventsOf } from '../support/game.ts';

describe('seating', () => {
  const start = (): State => newGame({ players: 2, modules: ['officials', 'audience'] });

  test('comes before any forced postmaster, player by player, in 120 ways', () => {
    expect(start()).toMatchObject({ step: 'seat', player: 0, queue: [0, 1] });
    expect(start().tokenStacks!.postmaster).toBe(4);
    expect(legalActions(start())).toHaveLength(120);
    const one = after(start(), seat(SEATING));
    expect(one).toMatchObject({ step: 'seat', player: 1 });
    expect(one.players[0]!.clergy).toEqual(SEATING);
    const begun = after(one, seat(seating(5, 4, 3, 2, 1)));
    expect(begun).toMatchObject({ step: 'draw', player: 0, queue: [], turn: { forced: true } });
    expect(begun.tokenStacks!.postmaster).toBe(3);
  });

  test('tells nobody who sits where', () => {
    expect(eventsOf(start(), seat(SEATING))).toEqual([{ type: 'seated', player: 0 }]);
  });

  test('shows that a player has seated, to nobody whom, not even to the owner', () => {
    const view = viewFor(after(start(), seat(SEATING)), 0);
    expect(view.players.map(({ seated }) => seated)).toEqual([GROUPS, []]);
    expect(viewFor(newGame({ players: 2 }), 0).players[0]!.seated).toBeNull();
  });

  test('ranks that do not exist, and carriages beyond the five', () => {
    expect(check(start(), seat(seating(0, 1, 2, 3, 4)))).toMatchObject({ code: 'seating', missing: [5] });
    const more = { ...SEATING, polen: 3 } as Seating;
    expect(after(start(), seat(more)).players[0]!.clergy).toEqual(SEATING);
  });
});
