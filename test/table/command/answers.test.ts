/** The position in words: whole sentences, and nothing that others hide. */
import { describe, expect, test } from 'vitest';
import { draftOf, type CityId, type State } from '../../../src/engine/index.ts';
import { answerTo } from '../../../src/table/command/answers.ts';
import type { Asked } from '../../../src/table/command/command.ts';
import { step, tableOf, type Table } from '../../../src/table/model/reducer.ts';
import { arbWalk, quickWalk } from '../../support/arbitraries.ts';
import { deskAt } from '../../support/commands.ts';
import { at } from '../../support/game.ts';
import { LANGUAGES, speak } from '../../support/language.ts';
import { drawing } from '../../support/positions.ts';
import { fc } from '../../support/property.ts';

const PLAIN = [
  'now',
  'hand',
  'market',
  'score',
  'tiles',
  'officials',
  'tokens',
  'carriages',
  'last',
  'help',
] as const;
const EVERY: readonly Asked[] = [
  ...PLAIN.map((about): Asked => ({ about })),
  { about: 'route', player: null },
  { about: 'route', player: 1 },
  { about: 'houses', player: null },
  { about: 'houses', player: 1 },
  { about: 'roads', city: 'ulm' },
  { about: 'where', what: { kind: 'city', id: 'ulm' } },
  { about: 'where', what: { kind: 'carriage', id: 'baden' } },
];

const answer = (asked: Asked, table: Table, lang: 'en' | 'pl' | 'ru' = 'en'): string =>
  answerTo(asked, deskAt(table, lang), speak(lang));

const laying = at({
  step: 'play',
  players: [
    { hand: ['kempten', 'salzburg'], route: ['ulm', 'augsburg'] },
    { hand: ['linz'], houses: ['ulm'] },
  ],
});

describe('what is said', () => {
  test.each<[Asked, string]>([
    [{ about: 'hand' }, 'Hand: Kempten (fits) and Salzburg.'],
    [{ about: 'route', player: null }, 'Route: Ulm\u00a0– Augsburg.'],
    [{ about: 'route', player: 1 }, 'Red tower. Route: not started yet.'],
    [{ about: 'houses', player: 1 }, 'Red tower. Houses: Ulm. Houses left: 19.'],
    [{ about: 'last' }, 'Nothing has happened yet.'],
    [{ about: 'roads', city: 'lodz' }, 'Roads from Lodz: Pilsen.'],
    [{ about: 'carriages' }, 'The audience with the Pope is not in play.'],
  ])('%j', (asked, text) => {
    expect(answer(asked, tableOf(laying))).toBe(text);
  });

  test('points below zero have a minus, not a hyphen', () => {
    const said = answer({ about: 'score' }, tableOf(laying));
    expect(said).toContain('−19\u00a0points');
    expect(said).not.toMatch(/-\d/);
  });

  test('a city: what the board says, then its cards', () => {
    const said = answer({ about: 'where', what: { kind: 'city', id: 'kempten' } }, tableOf(laying));
    expect(said).toMatch(/^Kempten, can come next\. .*In your hand: 1\u00a0card\.$/);
  });

  test('whether an official would help another player is not told', () => {
    const finish = at({
      step: 'finish',

      players: [{ hand: ['kempten'], route: ['ulm', 'augsburg'] }],
    });
    expect(answer({ about: 'officials' }, tableOf(finish, { seat: 0 }))).toContain(
      'Coachman: can be called.',
    );
    expect(answer({ about: 'officials' }, tableOf(finish, { seat: 1 }))).toContain('Coachman: not now.');
  });

  test('what happened since one’s own last action', () => {
    const table = step(tableOf(drawing(), { seat: 0 }), { type: 'draw', from: 'deck' });
    const { city } = table.done[0]!.events.find((event) => event.type === 'drawn')!;
    expect(answer({ about: 'last' }, table)).toContain(speak('en').names.city(city!));
    const other = answer({ about: 'last' }, { ...table, seat: 1 });
    expect(other).not.toContain(speak('en').names.city(city!));
  });
});

/** The same to whoever sees seat 0: other hands, the order of the pile and chance are different. */
function hiddenElsewhere(state: State): State {
  const draft = draftOf(state);
  draft.pile.reverse();
  draft.random = [1, 2, 3, 4];
  for (const player of draft.players.slice(1)) {
    player.hand = player.hand.map((_, i): CityId => (i % 2 === 0 ? 'lodz' : 'basel'));
    if (player.clergy) player.clergy = {};
  }
  return draft;
}

describe.each(LANGUAGES)('in $lang', ({ lang }) => {
  test('no answer depends on what others hide', () => {
    fc.assert(
      fc.property(arbWalk, (way) => {
        const state = quickWalk(way);
        for (const asked of EVERY) {
          const said = answer(asked, tableOf(state, { seat: 0 }), lang);
          expect(answer(asked, tableOf(hiddenElsewhere(state), { seat: 0 }), lang)).toBe(said);
        }
      }),
      { numRuns: 60 },
    );
  });
});
