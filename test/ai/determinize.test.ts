/** Sampled states agree with what was seen, and are whole. */
import { describe, expect, test } from 'vitest';
import { determinize, unseenCards } from '../../src/ai/determinize.ts';
import { fit, RANKS, viewFor, type State } from '../../src/engine/index.ts';
import { broken } from '../../src/tools/scripts/invariants.ts';
import { arbWalk, quickWalk } from '../support/arbitraries.ts';
import { after, at } from '../support/game.ts';
import { fc } from '../support/property.ts';

const arbState = arbWalk.map(quickWalk);

describe('sampleState', () => {
  test('looks the same to the player it was made for', () => {
    fc.assert(
      fc.property(arbState, fc.nat(3), fc.string({ maxLength: 6 }), (state, seat, seed) => {
        const view = viewFor(state, seat % state.players.length);
        expect(viewFor(determinize(view, seed), view.viewer)).toEqual(view);
      }),
      { numRuns: 80 },
    );
  });

  test('is a state that can be', () => {
    fc.assert(
      fc.property(arbState, fc.string({ maxLength: 6 }), (state, seed) => {
        expect(broken(determinize(viewFor(state, state.player), seed))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('equal seeds give equal states, others give others', () => {
    const view = viewFor(quickWalk(WALK), 0);
    expect(determinize(view, 'a')).toEqual(determinize(view, 'a'));
    expect(determinize(view, 'a').pile).not.toEqual(determinize(view, 'b').pile);
  });

  test('the next card may be any of those not seen', () => {
    const view = viewFor(quickWalk(WALK), 0);
    const tops = Array.from({ length: 400 }, (_, i) => determinize(view, `${i}`).pile[0]!);
    expect(new Set(tops)).toEqual(new Set(unseenCards(view)));
  });

  test('whoever waits for the coachman has a card that fits', () => {
    const waiting = after(
      at({
        config: { players: 2, modules: ['officials'] },
        step: 'finish',
        players: [
          { hand: ['lodz', 'muenchen'], route: ['ulm', 'augsburg'], tokens: { coachman: 2 } },
          { tokens: { coachman: 1 } },
        ],
      }),
      { type: 'call', official: 'coachman' },
      { type: 'hand-in', officials: ['coachman'] },
    );
    expect(waiting).toMatchObject({ step: 'hand-in', player: 1 });
    for (let i = 0; i < 40; i++) {
      const { hand, route } = determinize(viewFor(waiting, 1), `${i}`).players[0]!;
      expect(hand.some((city) => fit(route, city).ok)).toBe(true);
    }
  });

  test('a rank nobody waits for in Rome is seated still', () => {
    fc.assert(
      fc.property(arbWalk, fc.string({ maxLength: 6 }), (walk, seed) => {
        const config = { ...walk.config, modules: ['audience' as const] };
        const state = quickWalk({ ...walk, config, guided: 8 });
        fc.pre(state.step !== 'seat');
        const sampled = determinize(viewFor(state, 0), seed);
        for (const rank of RANKS) {
          if (state.waitingRoom![rank].length > 0) continue;
          expect(sampled.players.map((player) => isSeated(player, rank))).not.toContain(false);
        }
      }),
      { numRuns: 30 },
    );
  });
});

const WALK = { config: { players: 3, seed: 'sample' }, dice: '', guided: 8, length: 60 } as const;

const isSeated = ({ clergy }: State['players'][number], rank: number): boolean =>
  Object.values(clergy!).includes(rank as never);
