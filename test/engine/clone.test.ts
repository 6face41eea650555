/** A draft is played on in place, so nothing in it may belong to the state it was copied from. */
import { describe, expect, test } from 'vitest';
import { draftOf, newGame, type State } from '../../src/engine/index.ts';
import { closing } from '../support/audience.ts';
import { close } from '../support/closing.ts';
import { after } from '../support/game.ts';
import { table } from '../support/officials.ts';

/** Every list and record within, by the path that leads to it. */
function partsOf(value: unknown, path: string): readonly (readonly [string, object])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [[path, value], ...Object.entries(value).flatMap(([key, part]) => partsOf(part, `${path}.${key}`))];
}

describe('draftOf', () => {
  test.each<[string, () => State]>([
    ['at set-up', () => newGame({ players: 2, seed: 'test' })],
    [
      'with tokens, tiles and houses',
      () =>
        table(3, {
          players: [
            {
              houses: ['mannheim', 'carlsruhe', 'freiburg'],
              tiles: [{ stack: 'baden', value: 3 }],
              tokens: { bailiff: 1 },
              points: 2,
            },
          ],
        }),
    ],
    [
      'with carriages under way',
      () => after(closing(['augsburg', 'muenchen', 'passau'], { baden: 'rome' }), close('augsburg')),
    ],
  ])('%s: the same, and nothing shared', (_, make) => {
    const state = make();
    const draft = draftOf(state);
    expect(draft).toEqual(state);
    const own = new Set(partsOf(state, 'state').map(([, part]) => part));
    expect(
      partsOf(draft, 'draft')
        .filter(([, part]) => own.has(part))
        .map(([path]) => path),
    ).toEqual([]);
  });
});
