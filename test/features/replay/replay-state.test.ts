import { describe, expect, test } from 'vitest';
import {
  replayOf,
  SPEEDS,
  turnsBehind,
  watch,
  type Replay,
  type ReplayIntent,
} from '../../../src/features/replay/replay-state.ts';
import { fc } from '../../support/property.ts';

const game = (at: number, more: Partial<Replay> = {}): Replay => ({
  ...replayOf({ length: 10, turnEnds: [3, 6, 10], isOver: true, at }),
  ...more,
});

describe('replayOf', () => {
  test('a finished game is open, one under way shows no hand', () => {
    expect(game(0).hands).toBe('all');
    expect(replayOf({ length: 1, turnEnds: [1], isOver: false, at: 0 }).hands).toBe('none');
  });

  test.each([
    [4, 4],
    [99, 10],
    [-1, 0],
    [2.7, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('begins at a moment that exists: %d is %d', (asked, at) => {
    expect(game(asked).at).toBe(at);
  });
});

describe('watch', () => {
  test.each<[string, number, ReplayIntent, number]>([
    ['a step on', 3, { type: 'step', by: 1 }, 4],
    ['a step back', 3, { type: 'step', by: -1 }, 2],
    ['no step before the beginning', 0, { type: 'step', by: -1 }, 0],
    ['no step after the end', 10, { type: 'step', by: 1 }, 10],
    ['to the end of the turn', 1, { type: 'turn', by: 1 }, 3],
    ['from there to the end of the next', 3, { type: 'turn', by: 1 }, 6],
    ['back to the beginning of the turn', 5, { type: 'turn', by: -1 }, 3],
    ['back by a whole turn', 6, { type: 'turn', by: -1 }, 3],
    ['back to the beginning of all', 2, { type: 'turn', by: -1 }, 0],
    ['the last turn ends the game', 8, { type: 'turn', by: 1 }, 10],
    ['anywhere', 8, { type: 'go', at: 2 }, 2],
    ['after two turns', 0, { type: 'go-turns', turns: 2 }, 6],
    ['after no turn', 8, { type: 'go-turns', turns: 0 }, 0],
    ['to the beginning', 8, { type: 'first' }, 0],
    ['to the end', 8, { type: 'last' }, 10],
  ])('%s', (_, at, intent, expected) => {
    const next = watch(game(at, { isPlaying: true }), intent);
    expect(next.at).toBe(expected);
    expect(next.isPlaying).toBe(false);
  });

  test('plays on by itself, and stops at the end', () => {
    let now = watch(game(8), { type: 'toggle' });
    expect(now).toMatchObject({ at: 8, isPlaying: true });
    now = watch(now, { type: 'tick' });
    expect(now).toMatchObject({ at: 9, isPlaying: true });
    now = watch(now, { type: 'tick' });
    expect(now).toMatchObject({ at: 10, isPlaying: false });
    expect(watch(now, { type: 'tick' })).toBe(now);
  });

  test('is stopped by the same button, and begins anew from the end', () => {
    expect(watch(game(4, { isPlaying: true }), { type: 'toggle' })).toMatchObject({
      at: 4,
      isPlaying: false,
    });
    expect(watch(game(10), { type: 'toggle' })).toMatchObject({ at: 0, isPlaying: true });
    expect(watch(game(4, { isPlaying: true }), { type: 'pause' }).isPlaying).toBe(false);
  });

  test('another speed or other hands do not stop it', () => {
    const playing = game(4, { isPlaying: true });
    expect(watch(playing, { type: 'speed', speed: 'fast' })).toEqual({ ...playing, speed: 'fast' });
    expect(watch(playing, { type: 'hands', hands: 2 })).toEqual({ ...playing, hands: 2 });
  });

  test('whatever is done, the moment exists', () => {
    const arbIntent: fc.Arbitrary<ReplayIntent> = fc.oneof(
      fc.record({
        type: fc.constantFrom('step' as const, 'turn' as const),
        by: fc.constantFrom(1 as const, -1 as const),
      }),
      fc.record({ type: fc.constant('go' as const), at: fc.oneof(fc.double(), fc.integer()) }),
      fc.record({ type: fc.constant('go-turns' as const), turns: fc.integer({ min: -2, max: 6 }) }),
      fc.record({ type: fc.constantFrom('first', 'last', 'toggle', 'pause', 'tick') }),
      fc.record({ type: fc.constant('speed' as const), speed: fc.constantFrom(...SPEEDS) }),
    );
    const arbEnds = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    fc.assert(
      fc.property(arbEnds, fc.array(arbIntent, { maxLength: 30 }), (ends, intents) => {
        const turnEnds = ends.toSorted((a, b) => a - b);
        const length = turnEnds.at(-1)!;
        let now = replayOf({ length, turnEnds, isOver: true, at: 0 });
        for (const intent of intents) {
          now = watch(now, intent);
          expect(Number.isInteger(now.at) && now.at >= 0 && now.at <= length).toBe(true);
          if (now.isPlaying) expect(now.at).toBeLessThan(length);
        }
      }),
    );
  });
});

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [10, 3],
])('after %i actions %i turns are begun', (at, turns) => {
  expect(turnsBehind(game(at))).toBe(turns);
});
