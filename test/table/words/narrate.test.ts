/** Every event as a sentence, to the one who did it and about others, and every action as a name. */
import { describe, expect, test } from 'vitest';
import { OFFICIALS, type Action, type GameEvent } from '../../../src/engine/index.ts';
import { actionLabel } from '../../../src/table/words/action-label.ts';
import { narrate } from '../../../src/table/words/narrate.ts';
import { SEATING } from '../../support/audience.ts';
import { EXAMPLE } from '../../support/closing.ts';
import { ALL_EVENTS } from '../../support/events.ts';
import { eventsOf, finishing } from '../../support/game.ts';
import { isProse, LANGUAGES, speak } from '../../support/language.ts';
import { drawing, playing } from '../../support/positions.ts';

describe.each(LANGUAGES)('events in $lang', ({ t, names }) => {
  test.each(ALL_EVENTS.map((event) => [JSON.stringify(event), event] as const))('%s', (_, event) => {
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
      'You close your route (6\u00a0cities). You place 3\u00a0houses: in Augsburg, in Sigmaringen and in Stuttgart. You take a tile worth 3\u00a0points: 6\u00a0cities. You take coach 3.',
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
  discard: [
    { type: 'discard', cities: [] },
    { type: 'discard', cities: ['ulm', 'lodz'] },
  ],
  'hand-in': [
    { type: 'hand-in', officials: [] },
    { type: 'hand-in', officials: ['coachman'] },
    { type: 'hand-in', officials: ['coachman', 'wainwright'] },
    { type: 'hand-in', officials: ['coachman', 'wainwright'], draw: 'deck' },
    { type: 'hand-in', officials: ['coachman', 'postmaster', 'bailiff', 'wainwright'], house: 'lodz' },
  ],
};

describe.each(LANGUAGES)('actions in $lang', ({ t, names }) => {
  const labels = Object.values(ACTIONS)
    .flat()
    .map((action: Action) => actionLabel(action, playing(), t, names));

  test('have short names with nothing left to fill in', () => {
    for (const label of labels) {
      expect(label).toMatch(/^\p{Lu}.*[^.:\s]$/u);
      expect(label).not.toMatch(/[{}]|undefined|null/);
    }
  });

  test('have different names', () => {
    expect(labels).toEqual([...new Set(labels)]);
  });
});
