/** Records and configs, also those that are none. */
import { describe, expect, test } from 'vitest';
import { eventFor, newGame, replay, viewFor, type Config, type GameEvent } from '../../src/engine/index.ts';
import { after, at, deckWith } from '../support/game.ts';

const CONFIG: Config = { players: 2, deck: deckWith('ulm', 'linz', 'lodz', 'basel', 'pilsen', 'passau') };

describe('replay', () => {
  test('plays a record to its end', () => {
    const actions = [
      { type: 'draw', from: 0 },
      { type: 'draw', from: 1 },
      { type: 'play', city: 'ulm', end: 'right' },
    ];
    const played = replay({ config: CONFIG, actions });
    expect(played).toMatchObject({ ok: true, state: { step: 'finish' } });
    expect(played.ok && played.events.filter(({ type }) => type === 'drawn')).toHaveLength(2);
  });

  test('stops at the first illegal action, with its number, the reason and the state before', () => {
    const actions = [{ type: 'draw', from: 0 }, { type: 'end' }, { type: 'draw', from: 0 }];
    expect(replay({ config: CONFIG, actions })).toMatchObject({
      ok: false,
      code: 'illegal-action',
      index: 1,
      verdict: { ok: false, code: 'wrong-step' },
      state: { step: 'draw', turn: { drawn: 1 } },
    });
  });

  test('an empty record is the set-up', () => {
    expect(replay({ config: CONFIG, actions: [] })).toEqual({ ok: true, state: newGame(CONFIG), events: [] });
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'record'],
    ['a text', 'record', 'config'],
    ['no config', { actions: [] }, 'config'],
    ['no actions', { config: CONFIG }, 'actions'],
    ['actions that are no list', { config: CONFIG, actions: { length: 1 } }, 'actions'],
    ['five players', { config: { players: 5 }, actions: [] }, 'players'],
    ['players as text', { config: { players: '2' }, actions: [] }, 'players'],
    ['a seed that is no text', { config: { players: 2, seed: 7 }, actions: [] }, 'seed'],
    ['a seed without end', { config: { players: 2, seed: 'x'.repeat(1001) }, actions: [] }, 'seed'],
    ['an edition nobody printed', { config: { players: 2, edition: 'toString' }, actions: [] }, 'edition'],
    ['a module nobody printed', { config: { players: 2, modules: ['glory'] }, actions: [] }, 'modules'],
    ['a module twice', { config: { players: 2, modules: ['audience', 'audience'] }, actions: [] }, 'modules'],
    ['modules that are no list', { config: { players: 2, modules: 'audience' }, actions: [] }, 'modules'],
    ['options that are none', { config: { players: 2, options: 3 }, actions: [] }, 'options'],
    [
      'an option’s unknown value',
      { config: { players: 2, options: { coach: 'can' } }, actions: [] },
      'options',
    ],
    ['a short deck', { config: { players: 2, deck: ['ulm'] }, actions: [] }, 'deck'],
    [
      'a deck with four of a city',
      { config: { players: 2, deck: ['ulm', ...deckWith('lodz').slice(1)] }, actions: [] },
      'deck',
    ],
    [
      'a config that throws',
      {
        config: {
          get players(): number {
            throw new Error('no');
          },
        },
        actions: [],
      },
      'config',
    ],
  ])('refuses %s by name', (_, record, field) => {
    expect(replay(record)).toEqual({ ok: false, code: 'bad-record', field });
  });
});

describe('newGame', () => {
  test('throws a RangeError that names the field', () => {
    expect(() => newGame({ players: 7 } as unknown as Config)).toThrow(RangeError);
    expect(() => newGame({ players: 7 } as unknown as Config)).toThrow(/players/);
  });

  test('the same seed is the same game, another one is another', () => {
    const pile = (seed: string): readonly string[] => newGame({ players: 2, seed }).pile;
    expect(pile('a')).toEqual(pile('a'));
    expect(pile('a')).not.toEqual(pile('b'));
    expect(newGame({ players: 2 })).toEqual(newGame({ players: 2, seed: '' }));
  });

  test('modules stand in a fixed order', () => {
    const modules = ['audience', 'officials'] as const;
    expect(newGame({ players: 2, modules }).modules).toEqual(['officials', 'audience']);
  });
});

describe('eventFor', () => {
  test.each<[string, GameEvent, number | null, string | null]>([
    ['the own card from the pile', { type: 'drawn', player: 1, from: 'deck', city: 'ulm' }, 1, 'ulm'],
    ['another’s card from the pile', { type: 'drawn', player: 1, from: 'deck', city: 'ulm' }, 0, null],
    ['an onlooker', { type: 'drawn', player: 1, from: 'deck', city: 'ulm' }, null, null],
    ['a card from the market', { type: 'drawn', player: 1, from: 3, city: 'ulm' }, 0, 'ulm'],
  ])('%s', (_, event, player, city) => {
    expect(eventFor(event, player)).toEqual({ ...event, city });
  });
});

test('17: hands are hidden but for their size, discards are open', () => {
  const state = after(
    at({ step: 'play', players: [{ route: ['ulm'], hand: ['lodz', 'linz'] }, { hand: ['basel'] }] }),
    { type: 'restart', city: 'lodz' },
  );
  const view = viewFor(state, 1);
  expect(view.discard).toEqual(['ulm']);
  expect(view.players.map(({ hand, cards }) => [hand, cards])).toEqual([
    [null, 1],
    [['basel'], 1],
  ]);
  expect(view.pileSize).toBe(state.pile.length);
  expect(viewFor(state, null)).toMatchObject({ viewer: null, players: [{ hand: null }, { hand: null }] });
});

test('there is no view for a seat that is not there', () => {
  expect(() => viewFor(newGame({ players: 2 }), 2)).toThrow(new RangeError('no player 2'));
});
