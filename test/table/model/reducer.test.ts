/** What a reader does at the table, and what the engine makes of it. */
import { describe, expect, test } from 'vitest';
import type { Action, State } from '../../../src/engine/index.ts';
import { largestChoice, widestWay } from '../../../src/table/model/closing-choice.ts';
import { step, tableOf, type Intent, type Table } from '../../../src/table/model/reducer.ts';
import { EXAMPLE } from '../../support/closing.ts';
import { after, at, finishing, MARKET } from '../../support/game.ts';
import { BOOKLET, drawing, MUST, playing } from '../../support/positions.ts';

const act = (state: State, ...intents: readonly Intent[]): Table => intents.reduce(step, tableOf(state));
const actions = ({ done }: Table): readonly Action[] => done.map(({ action }) => action);

const both = at({ step: 'play', players: [{ hand: ['kempten', 'salzburg'], route: ['ulm', 'augsburg'] }] });
const fresh = at({ step: 'play', players: [{ hand: ['ulm', 'lodz'] }] });
const closing = finishing({ route: EXAMPLE });
const tooMany = after(
  finishing({ route: EXAMPLE, hand: ['ulm', 'lodz', 'linz', 'basel', 'basel'], coach: 6 }, {}),
  {
    type: 'close',
    way: 'each-province',
    houses: [],
  },
  { type: 'skip' },
);

describe('a try becomes an action', () => {
  test.each<[string, State, readonly Intent[], readonly Action[]]>([
    ['a face-up card', drawing(), [{ type: 'draw', from: 2 }], [{ type: 'draw', from: 2 }]],
    [
      'a whole action',
      drawing(),
      [{ type: 'act', action: { type: 'draw', from: 4 } }],
      [{ type: 'draw', from: 4 }],
    ],
    ['the pile', drawing(), [{ type: 'draw', from: 'deck' }], [{ type: 'draw', from: 'deck' }]],
    [
      'an official',
      drawing(),
      [{ type: 'call', official: 'bailiff' }],
      [{ type: 'call', official: 'bailiff' }],
    ],
    [
      'a card that fits one end',
      playing(),
      [{ type: 'card', index: 2 }],
      [{ type: 'play', city: 'passau', end: 'right' }],
    ],
    [
      'a city on the map is its card',
      playing(),
      [{ type: 'city', city: 'passau' }],
      [{ type: 'play', city: 'passau', end: 'right' }],
    ],
    [
      'the first card of a route',
      fresh,
      [{ type: 'card', index: 1 }],
      [{ type: 'play', city: 'lodz', end: 'right' }],
    ],
    [
      'both ends, the left one',
      both,
      [
        { type: 'card', index: 0 },
        { type: 'end', end: 'left' },
      ],
      [{ type: 'play', city: 'kempten', end: 'left' }],
    ],
    [
      'both ends, tapped again',
      both,
      [
        { type: 'card', index: 0 },
        { type: 'card', index: 0 },
      ],
      [{ type: 'play', city: 'kempten', end: 'right' }],
    ],
    [
      'both ends, the end tapped on the map',
      both,
      [
        { type: 'city', city: 'kempten' },
        { type: 'city', city: 'ulm' },
      ],
      [{ type: 'play', city: 'kempten', end: 'left' }],
    ],
    [
      'a new route with the next card',
      both,
      [{ type: 'new-route' }, { type: 'card', index: 1 }],
      [{ type: 'restart', city: 'salzburg' }],
    ],
    [
      'a new route with the card that did not fit',
      both,
      [{ type: 'card', index: 1 }, { type: 'new-route' }],
      [{ type: 'restart', city: 'salzburg' }],
    ],
    ['the end of the turn', closing, [{ type: 'end-turn' }], [{ type: 'end' }]],
    [
      'closing as offered',
      closing,
      [{ type: 'close' }, { type: 'confirm' }],
      [{ type: 'close', way: 'one-province', houses: ['nuernberg', 'regensburg', 'ingolstadt', 'augsburg'] }],
    ],
    [
      'closing the other way',
      closing,
      [{ type: 'close' }, { type: 'way', way: 'each-province' }, { type: 'confirm' }],
      [{ type: 'close', way: 'each-province', houses: ['sigmaringen', 'stuttgart', 'nuernberg'] }],
    ],
    [
      'another city of the same province',
      closing,
      [
        { type: 'close' },
        { type: 'way', way: 'each-province' },
        { type: 'city', city: 'augsburg' },
        { type: 'confirm' },
      ],
      [{ type: 'close', way: 'each-province', houses: ['sigmaringen', 'stuttgart', 'augsburg'] }],
    ],
    [
      'cards to discard',
      tooMany,
      [{ type: 'card', index: 4 }, { type: 'city', city: 'linz' }, { type: 'confirm' }],
      [{ type: 'discard', cities: ['basel', 'linz'] }],
    ],
  ])('%s', (_, state, intents, expected) => {
    const table = act(state, ...intents);
    expect(table.refusal).toBeNull();
    expect(actions(table)).toEqual(expected);
    expect(table.now).toEqual(after(state, ...expected));
    expect(table.pending).toBeNull();
  });
});

describe('a refusal is the engine’s, and leaves the position alone', () => {
  test.each<[string, State, readonly Intent[], string]>([
    ['a card without a road', playing(), [{ type: 'card', index: 0 }], 'no-road'],
    ['a card of the route', playing(), [{ type: 'city', city: 'stuttgart' }], 'already-in-route'],
    ['a city that is not in the hand', playing(), [{ type: 'city', city: 'basel' }], 'not-in-hand'],
    ['drawing out of turn', playing(), [{ type: 'draw', from: 0 }], 'wrong-step'],
    ['a card before drawing', drawing(), [{ type: 'card', index: 0 }], 'wrong-step'],
    [
      'a card while closing',
      finishing({ route: EXAMPLE, hand: ['ulm'] }),
      [{ type: 'close' }, { type: 'card', index: 0 }],
      'wrong-step',
    ],
    ['an official at the wrong time', playing(), [{ type: 'call', official: 'coachman' }], 'wrong-step'],
    ['closing too early', finishing({ route: ['ulm', 'augsburg'] }), [{ type: 'close' }], 'route-too-short'],
    ['closing in the wrong step', playing(), [{ type: 'close' }], 'wrong-step'],
    ['a house beside the route', closing, [{ type: 'close' }, { type: 'city', city: 'ulm' }], 'not-on-route'],
    [
      'a house in a second province',
      closing,
      [{ type: 'close' }, { type: 'house', city: 'sigmaringen' }],
      'one-province',
    ],
    [
      'a house twice',
      finishing({ route: EXAMPLE, houses: ['stuttgart'] }),
      [{ type: 'close' }, { type: 'house', city: 'stuttgart' }],
      'own-house',
    ],
    [
      'a house left out where it must be placed',
      finishing({ route: EXAMPLE }, { config: MUST }),
      [{ type: 'close' }, { type: 'house', city: 'augsburg' }, { type: 'confirm' }],
      'must-place',
    ],
    ['one card too few', tooMany, [{ type: 'card', index: 0 }, { type: 'confirm' }], 'discard-count'],
    ['discarding what one has not', tooMany, [{ type: 'city', city: 'passau' }], 'not-in-hand'],
    ['nothing to skip', playing(), [{ type: 'skip' }], 'wrong-step'],
    ['no coach to take', playing(), [{ type: 'take-coach' }], 'wrong-step'],
  ])('%s', (_, state, intents, code) => {
    const table = act(state, ...intents);
    expect(table.refusal?.code).toBe(code);
    expect(table.now).toBe(state);
    expect(table.done).toEqual([]);
  });
});

describe('what is only begun', () => {
  test('a card for both ends waits', () => {
    expect(act(both, { type: 'card', index: 0 }).pending).toEqual({
      type: 'card',
      city: 'kempten',
      ends: ['left', 'right'],
    });
  });

  test('a card that fits nowhere offers a new route, where the rules allow one', () => {
    expect(act(playing(), { type: 'card', index: 0 }).pending).toEqual({
      type: 'card',
      city: 'innsbruck',
      ends: [],
    });
    const second = after(
      at({ step: 'play', players: [{ hand: ['passau', 'linz', 'basel'], route: BOOKLET }] }),
      { type: 'play', city: 'passau', end: 'right' },
      { type: 'call', official: 'coachman' },
    );
    expect(act(second, { type: 'city', city: 'basel' }).pending).toBeNull();
  });

  test('a refused house leaves the choice as it was', () => {
    const begun = act(closing, { type: 'close' });
    expect(step(begun, { type: 'house', city: 'sigmaringen' }).pending).toEqual(begun.pending);
  });

  test('where a province takes one house, the chosen one moves, and the table knows from where', () => {
    const begun = act(closing, { type: 'close' }, { type: 'way', way: 'each-province' });
    const moved = step(begun, { type: 'house', city: 'augsburg' });
    expect(moved.refusal).toBeNull();
    expect(moved.pending).toEqual({
      type: 'closing',
      way: 'each-province',
      houses: ['sigmaringen', 'stuttgart', 'augsburg'],
      moved: { from: 'nuernberg', to: 'augsburg' },
    });
    expect(step(moved, { type: 'house', city: 'stuttgart' }).pending).not.toHaveProperty('moved');
  });

  test('a house does not move to a city that has one already', () => {
    const state = finishing({ route: EXAMPLE, houses: ['augsburg'] });
    const table = act(
      state,
      { type: 'close' },
      { type: 'way', way: 'each-province' },
      { type: 'house', city: 'augsburg' },
    );
    expect(table.refusal?.code).toBe('own-house');
    expect(table.pending).toMatchObject({ houses: ['sigmaringen', 'stuttgart', 'nuernberg'] });
  });

  test('houses still missing are no reason until the closing is confirmed', () => {
    const must = finishing({ route: EXAMPLE }, { config: MUST });
    expect(act(must, { type: 'close' }, { type: 'house', city: 'augsburg' }).refusal).toBeNull();
  });

  test('cancel and undo let go of it', () => {
    for (const type of ['cancel', 'undo'] as const) {
      const table = act(closing, { type: 'close' }, { type });
      expect(table.pending).toBeNull();
      expect(table.now).toBe(closing);
    }
  });
});

test('undo goes back one action, start over all of them', () => {
  const table = act(drawing(), { type: 'draw', from: 0 }, { type: 'card', index: 0 });
  expect(table.done).toHaveLength(2);
  const back = step(table, { type: 'undo' });
  expect(back.done).toHaveLength(1);
  expect(back.undone).toEqual(table.done[1]!.action);
  expect(step(back, { type: 'draw', from: 9 }).undone).toBeNull();
  expect(back.now).toEqual(after(drawing(), { type: 'draw', from: 0 }));
  expect(step(table, { type: 'start-over' })).toEqual(tableOf(drawing()));
});

describe('show me', () => {
  const line = {
    id: 'two-steps',
    actions: [
      { type: 'draw', from: 0 },
      { type: 'play', city: 'ulm', end: 'right' },
    ],
  } as const;
  const show: Intent = { type: 'show', line };

  test('plays one action a press, and begins anew after the last', () => {
    const first = act(drawing(), show);
    expect(actions(first)).toEqual(line.actions.slice(0, 1));
    const second = step(first, show);
    expect(actions(second)).toEqual(line.actions);
    expect(second.shown).toEqual({ line: 'two-steps', actions: 2 });
    expect(step(second, show)).toEqual(first);
  });

  test('begins anew when something else was done in between', () => {
    const strayed = act(drawing(), show, { type: 'undo' }, { type: 'draw', from: 1 });
    expect(step(strayed, show)).toEqual(act(drawing(), show));
  });

  test('shows a refusal as what it is', () => {
    const state = playing();
    const refused = act(state, {
      type: 'show',
      line: { id: 'no', actions: [{ type: 'play', city: 'innsbruck', end: 'right' }] },
    });
    expect(refused.refusal?.code).toBe('no-road');
    expect(refused.now).toBe(state);
  });
});

test('the offered choice of houses is the largest, and legal where all must be placed', () => {
  const must = finishing({ route: EXAMPLE, houses: ['nuernberg'] }, { config: MUST, market: MARKET });
  for (const way of ['each-province', 'one-province'] as const) {
    expect(() => after(must, { type: 'close', way, houses: largestChoice(must, way) })).not.toThrow();
  }
  expect(largestChoice(must, 'each-province')).toHaveLength(3);
  expect(largestChoice(must, 'one-province')).toHaveLength(3);
  expect(widestWay(must)).toBe('each-province');
});
