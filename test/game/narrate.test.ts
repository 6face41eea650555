/** Every event as a sentence, to the one who did it and about others, and every action as a name. */
import { describe, expect, test } from 'vitest';
import { OFFICIALS, TILES, type Action, type GameEvent, type TileStack } from '../../src/engine/index.ts';
import { actionLabel } from '../../src/game/action-label.ts';
import { narrate } from '../../src/game/narrate.ts';
import { SEATING } from '../support/audience.ts';
import { EXAMPLE } from '../support/closing.ts';
import { eventsOf, finishing } from '../support/game.ts';
import { isProse, LANGUAGES, speak } from '../support/language.ts';
import { drawing, playing } from '../support/positions.ts';

type EventOf<T extends GameEvent['type']> = GameEvent & { readonly type: T };
/** At least one of each type: a type that is missing here does not compile. */
const EVENTS: { readonly [T in GameEvent['type']]: readonly EventOf<T>[] } = {
  seated: [{ type: 'seated', player: 0 }],
  'turn-began': [{ type: 'turn-began', player: 0 }],
  'turn-ended': [{ type: 'turn-ended', player: 0 }],
  called: [
    ...OFFICIALS.map((official) => ({ type: 'called', player: 0, official, forced: false }) as const),
    { type: 'called', player: 0, official: 'postmaster', forced: true },
  ],
  drawn: [
    { type: 'drawn', player: 0, from: 3, city: 'ulm' },
    { type: 'drawn', player: 0, from: 'deck', city: 'lodz' },
    { type: 'drawn', player: 0, from: 'deck', city: null },
  ],
  'market-filled': [{ type: 'market-filled', slot: 0, city: 'budweis' }],
  'market-swept': [
    { type: 'market-swept', cities: ['ulm'] },
    { type: 'market-swept', cities: ['ulm', 'linz', 'basel'] },
    { type: 'market-swept', cities: ['ulm', 'linz', 'basel', 'ulm', 'ulm', 'lodz'] },
  ],
  'pile-formed': [1, 2, 5, 22].map((cards) => ({ type: 'pile-formed', cards }) as const),
  'draw-skipped': [
    { type: 'draw-skipped', player: 0, which: 1 },
    { type: 'draw-skipped', player: 0, which: 2 },
  ],
  'play-skipped': [{ type: 'play-skipped', player: 0 }],
  played: [
    { type: 'played', player: 0, city: 'ulm', end: 'left' },
    { type: 'played', player: 0, city: 'budweis', end: 'right' },
  ],
  'route-discarded': [{ type: 'route-discarded', player: 0, cities: EXAMPLE }],
  'hand-discarded': [{ type: 'hand-discarded', player: 0, cities: ['ulm', 'lodz'] }],
  'route-closed': [{ type: 'route-closed', player: 0, cities: EXAMPLE, way: 'each-province' }],
  'house-placed': [{ type: 'house-placed', player: 0, city: 'freiburg', by: 'closing' }],
  'tile-taken': (Object.keys(TILES) as TileStack[]).map(
    (stack) => ({ type: 'tile-taken', player: 0, stack, value: TILES[stack][0] }) as const,
  ),
  'coach-taken': [{ type: 'coach-taken', player: 0, coach: 7 }],
  'coach-declined': [{ type: 'coach-declined', player: 0, coach: 3 }],
  'token-taken': OFFICIALS.map((official) => ({ type: 'token-taken', player: 0, official }) as const),
  'hand-in-began': [{ type: 'hand-in-began', players: [0, 1] }],
  'handed-in': [
    { type: 'handed-in', player: 0, officials: ['bailiff'] },
    { type: 'handed-in', player: 0, officials: ['coachman', 'bailiff'] },
  ],
  'point-taken': [{ type: 'point-taken', player: 0 }],
  'carriage-moved': [{ type: 'carriage-moved', carriage: 'baden', from: 'loerrach', to: 'bern' }],
  'carriage-arrived': [
    { type: 'carriage-arrived', carriage: 'baiern', clergy: [5, 1], dismissed: [] },
    { type: 'carriage-arrived', carriage: 'baiern', clergy: [5, 1], dismissed: [{ player: 1, rank: 5 }] },
  ],
  'moves-lapsed': [1, 2, 5].map((moves) => ({ type: 'moves-lapsed', moves }) as const),
  'game-ended': [{ type: 'game-ended' }],
};
const events: readonly GameEvent[] = Object.values(EVENTS).flat();

describe.each(LANGUAGES)('events in $lang', ({ t, names }) => {
  test.each(events.map((event) => [JSON.stringify(event), event] as const))('%s', (_, event) => {
    const told = ([0, 1] as const).map((you) => narrate([event], playing(), { t, names, you }).join(' '));
    for (const text of told) expect(text).toSatisfy(isProse);
    // Whoever is named is not addressed.
    if ('player' in event) expect(told[0]).not.toBe(told[1]);
    else expect(told[0]).toBe(told[1]);
  });
});

describe('in English', () => {
  const { t, names } = speak('en');
  const tell = (happened: readonly GameEvent[], before = playing()): string =>
    narrate(happened, before, { t, names, you: 0 }).join(' ');

  test('a card drawn, and the one that takes its place', () => {
    expect(tell(eventsOf(drawing(), { type: 'draw', from: 4 }))).toMatch(
      /^You take Budweis\. .+ takes the empty place\.$/,
    );
  });

  test('houses of a closing in one sentence, in the order of the alphabet', () => {
    const state = finishing({ route: EXAMPLE, hand: ['ulm'] });
    const told = tell(
      eventsOf(state, {
        type: 'close',
        way: 'each-province',
        houses: ['stuttgart', 'sigmaringen', 'augsburg'],
      }),
      state,
    );
    expect(told).toContain(
      'You close your route (6 cities). You place 3 houses: in Augsburg, in Sigmaringen and in Stuttgart. You take a tile worth 3 points: 6 cities. You take coach 3.',
    );
  });

  test('a closing without a house says so', () => {
    const state = finishing({ route: EXAMPLE, hand: ['ulm'] });
    expect(tell(eventsOf(state, { type: 'close', way: 'each-province', houses: [] }), state)).toContain(
      'No house is placed.',
    );
  });

  test('the first card of a route lies at no end', () => {
    const told = tell(eventsOf(playing(), { type: 'restart', city: 'innsbruck' }));
    expect(told).toContain('Your route begins in Innsbruck.');
    expect(told).not.toContain('right end');
  });

  test('the next player goes by colour and shape', () => {
    expect(tell([{ type: 'turn-began', player: 1 }])).toBe('Red tower is next to move.');
  });
});

const ACTIONS: { readonly [T in Action['type']]: readonly Extract<Action, { readonly type: T }>[] } = {
  seat: [{ type: 'seat', clergy: SEATING }],
  draw: [
    { type: 'draw', from: 0 },
    { type: 'draw', from: 'deck' },
    { type: 'draw', from: 9 },
  ],
  call: OFFICIALS.map((official) => ({ type: 'call', official }) as const),
  play: [
    { type: 'play', city: 'passau', end: 'left' },
    { type: 'play', city: 'passau', end: 'right' },
  ],
  restart: [{ type: 'restart', city: 'ulm' }],
  close: [
    { type: 'close', way: 'each-province', houses: [] },
    { type: 'close', way: 'each-province', houses: ['ulm', 'linz'] },
    { type: 'close', way: 'one-province', houses: ['ulm'] },
  ],
  end: [{ type: 'end' }],
  'take-coach': [{ type: 'take-coach' }],
  skip: [{ type: 'skip' }],
  advance: [{ type: 'advance', carriage: 'baden', to: 'bern' }],
  discard: [{ type: 'discard', cities: ['ulm', 'lodz'] }],
  'hand-in': [
    { type: 'hand-in', officials: ['coachman'] },
    { type: 'hand-in', officials: ['coachman', 'wainwright'] },
  ],
};

describe.each(LANGUAGES)('actions in $lang', ({ t, names }) => {
  const labels = Object.values(ACTIONS)
    .flat()
    .map((action: Action) => actionLabel(action, playing(), t, names));

  test('have short names with nothing left to fill in', () => {
    for (const label of labels) {
      expect(label).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(label).not.toMatch(/[{}]|undefined|null/);
    }
  });

  test('have different names', () => {
    expect(labels).toEqual([...new Set(labels)]);
  });
});
