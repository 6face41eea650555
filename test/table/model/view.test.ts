/** A position as the pieces and the board show it. */
import { describe, expect, test } from 'vitest';
import { OFFICIALS, type Official, type State } from '../../../src/engine/index.ts';
import { boardWords } from '../../../src/table/words/board-words.ts';
import { step, tableOf, type Intent } from '../../../src/table/model/reducer.ts';
import { toBoardView, toTableView } from '../../../src/table/model/view.ts';
import { tableWords } from '../../../src/table/words/table-words.ts';
import { EXAMPLE } from '../../support/closing.ts';
import { after, at, begin, finishing } from '../../support/game.ts';
import { LANGUAGES } from '../../support/language.ts';
import { drawing, MUST, playing } from '../../support/positions.ts';

const viewOf = (state: State, ...intents: readonly Intent[]) =>
  toTableView(intents.reduce(step, tableOf(state)));
const boardOf = (state: State, ...intents: readonly Intent[]) =>
  toBoardView(intents.reduce(step, tableOf(state)));

/** A closing that leads to no question and moves no carriage. */
const PLAIN = { offer: null, moves: null, lapsed: 0 };

test('cards that fit are raised, and only while a card can be laid', () => {
  expect(viewOf(playing()).hand.map(({ isRaised }) => isRaised)).toEqual([false, false, true]);
  expect(viewOf(drawing()).hand.map(({ isRaised }) => isRaised)).toEqual([false]);
});

test('the board shows the route, its ends’ roads to what fits, and everybody’s houses', () => {
  const state = at({
    step: 'play',
    players: [
      { hand: ['passau', 'lodz'], route: ['nuernberg', 'regensburg'], houses: ['ulm'] },
      { houses: ['ulm', 'linz'] },
    ],
  });
  expect(boardOf(state)).toEqual({
    route: ['nuernberg', 'regensburg'],
    houses: { ulm: [0, 1], linz: [1] },
    targets: ['passau'],
    roads: [['regensburg', 'passau']],
  });
});

test('what was refused is marked where it is', () => {
  expect(boardOf(playing(), { type: 'card', index: 0 }).marks).toEqual({ innsbruck: 'bad' });
});

describe('officials', () => {
  const states = (state: State): Readonly<Record<Official, string>> =>
    Object.fromEntries(viewOf(state).officials.map(({ official, state: now }) => [official, now])) as Record<
      Official,
      string
    >;
  const none = Object.fromEntries(OFFICIALS.map((official) => [official, 'unavailable']));

  test.each<[string, State, Partial<Record<Official, string>>]>([
    ['before drawing', drawing(), { bailiff: 'free' }],
    ['after drawing', after(drawing(), { type: 'draw', from: 0 }), { postmaster: 'free' }],
    ['called for an empty hand', begin(), { postmaster: 'used' }],
    [
      'after another has helped',
      after(drawing(), { type: 'call', official: 'bailiff' }),
      { bailiff: 'used' },
    ],
  ])('%s', (_, state, expected) => {
    expect(states(state)).toEqual({ ...none, ...expected });
  });

  test('nobody helps once the game is over, not even who helped last', () => {
    const helped = after(drawing(), { type: 'call', official: 'bailiff' });
    expect(states({ ...helped, step: 'over' })).toEqual(none);
  });
});

test('closing shows both ways with what the engine says they bring', () => {
  const state = finishing({ route: EXAMPLE, hand: ['ulm'] });
  const { closing } = viewOf(state, { type: 'close' });
  expect(closing?.way).toBe('one-province');
  expect(closing?.ways).toEqual([
    {
      way: 'each-province',
      gains: { ...PLAIN, houses: 3, tiles: [{ stack: 'length-6', value: 3 }], coach: 3 },
    },
    {
      way: 'one-province',
      gains: { ...PLAIN, houses: 4, tiles: [{ stack: 'length-6', value: 3 }], coach: 3 },
    },
  ]);
  expect(closing?.cities.filter(({ isPossible }) => !isPossible).map(({ city }) => city)).toEqual([
    'sigmaringen',
    'stuttgart',
  ]);
});

test('houses that could still be placed are counted, where they need not be', () => {
  const state = finishing({ route: EXAMPLE });
  const room = (...intents: readonly Intent[]) => viewOf(state, { type: 'close' }, ...intents).closing?.room;
  expect(room()).toBe(0);
  expect(room({ type: 'house', city: 'augsburg' })).toBe(1);
  const none = ['nuernberg', 'regensburg', 'ingolstadt', 'augsburg'] as const;
  expect(room(...none.map((city) => ({ type: 'house', city }) as const))).toBe(4);
  const must = finishing({ route: EXAMPLE }, { config: MUST });
  expect(viewOf(must, { type: 'close' }, { type: 'house', city: 'augsburg' }).closing?.room).toBe(0);
});

test('a house can be chosen wherever it could move', () => {
  const { closing } = viewOf(
    finishing({ route: EXAMPLE }),
    { type: 'close' },
    { type: 'way', way: 'each-province' },
  );
  expect(closing?.cities.every(({ isPossible }) => isPossible)).toBe(true);
});

test('a question gives nothing away', () => {
  const asked = tableOf(playing(), { isQuestion: true });
  expect(toTableView(asked).hand.every(({ isRaised }) => !isRaised)).toBe(true);
  expect(toBoardView(asked)).toMatchObject({ targets: [], roads: [] });
  const closing = step(tableOf(finishing({ route: EXAMPLE }), { isQuestion: true }), { type: 'close' });
  expect(closing.pending).toEqual({ type: 'closing', way: 'each-province', houses: [] });
  const { ways, cities } = toTableView(closing).closing!;
  expect(ways[1]).toEqual({ way: 'one-province' });
  expect(cities.every(({ isPossible }) => isPossible)).toBe(true);
  expect(step(closing, { type: 'way', way: 'one-province' }).pending).toMatchObject({ houses: [] });
});

test('players with their next coach and their points', () => {
  const state = finishing({ route: EXAMPLE, coach: 6, houses: ['ulm'] });
  expect(viewOf(state).seats[0]).toMatchObject({
    housesLeft: 19,
    coach: 6,
    next: { coach: 7, points: 10 },
    isActing: true,
    score: { coach: 7, tiles: 0, houses: -19, total: -12 },
  });
});

test('players keep the colour and shape they chose', () => {
  const state = at({ players: [{ hand: ['ulm'], houses: ['ulm'] }, { houses: ['ulm', 'linz'] }] });
  const table = tableOf(state, { looks: [2, 0] });
  expect(toTableView(table).seats.map(({ seat }) => seat)).toEqual([2, 0]);
  expect(toBoardView(table).houses).toEqual({ ulm: [2, 0], linz: [0] });
  expect(step(step(table, { type: 'draw', from: 0 }), { type: 'start-over' }).looks).toEqual([2, 0]);
});

describe.each(LANGUAGES)('in $lang', ({ t, names }) => {
  test('a name belongs to the player, not to the look', () => {
    const looks = [2, 0] as const;
    const view = toBoardView(tableOf(at({ players: [{ hand: ['ulm'], houses: ['ulm'] }] }), { looks }));
    expect(tableWords(t, names, looks).seat(2)).toBe(t('seat.0'));
    expect(boardWords(view, t, names, { title: '', looks }).state('ulm')).toContain(t('seat.0'));
  });

  test('what a closing brings is a phrase', () => {
    const words = tableWords(t, names);
    const phrase = words.gains({ ...PLAIN, houses: 3, tiles: [{ stack: 'length-6', value: 3 }], coach: 4 });
    expect(phrase).toContain(t('count.houses', { n: 3 }));
    expect(phrase).toContain(t('table.coach', { coach: 4 }));
    expect(words.gains(null)).not.toBe('');
  });
});
