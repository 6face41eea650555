/** What the table expects now, said from what the engine allows. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/engine/index.ts';
import type { PlainKey } from '../../../src/i18n/t.ts';
import { promptFor } from '../../../src/table/words/prompt.ts';
import { step, tableOf, type Intent } from '../../../src/table/model/reducer.ts';
import { EXAMPLE } from '../../support/closing.ts';
import { after, at, begin, finishing, TWO } from '../../support/game.ts';
import { isProse, LANGUAGES, speak } from '../../support/language.ts';
import { BOOKLET, drawing, playing } from '../../support/positions.ts';

const close = { type: 'close', way: 'each-province', houses: [] } as const;
const short = finishing({ route: ['ulm', 'augsburg'] });
/** A card has been laid, and another one fits. */
const helped = after(at({ step: 'play', players: [{ hand: ['passau', 'linz'], route: BOOKLET }] }), {
  type: 'play',
  city: 'passau',
  end: 'right',
});
const shortHelped = after(
  at({ step: 'play', players: [{ hand: ['augsburg', 'muenchen'], route: ['ulm'] }] }),
  { type: 'play', city: 'augsburg', end: 'right' },
);
const short7 = (coach: 5 | 6): State => after(finishing({ route: EXAMPLE.slice(0, 5), coach }), close);

const MOMENTS: readonly (readonly [string, State, readonly Intent[], PlainKey | null])[] = [
  ['a card', drawing(), [], 'illegal.wrong-step.now.draw'],
  ['the second card', after(begin(), { type: 'draw', from: 0 }), [], 'table.ask.draw-second'],
  ['a card that fits', playing(), [], 'illegal.wrong-step.now.play'],
  ['a first card', at({ step: 'play', players: [{ hand: ['ulm'] }] }), [], 'table.ask.first-card'],
  [
    'a new route, for nothing fits',
    at({ step: 'play', players: [{ hand: ['lodz'], route: ['ulm'] }] }),
    [],
    'table.ask.none-fits',
  ],
  [
    'a second card that fits',
    after(helped, { type: 'call', official: 'coachman' }),
    [],
    'table.ask.play-second',
  ],
  [
    'which end',
    at({ step: 'play', players: [{ hand: ['kempten'], route: ['ulm', 'augsburg'] }] }),
    [{ type: 'card', index: 0 }],
    null,
  ],
  ['the card of a new route', playing(), [{ type: 'new-route' }], 'table.ask.new-route'],
  [
    'a new route with the card that did not fit',
    playing(),
    [{ type: 'card', index: 0 }],
    'table.ask.restart',
  ],
  ['the end of the turn', short, [], 'table.ask.finish.short.alone'],
  ['the end of the turn or the coachman', shortHelped, [], 'table.ask.finish.short.coachman'],
  ['a closing', finishing({ route: EXAMPLE }), [], 'table.ask.finish.long.alone'],
  ['a closing or the coachman', helped, [], 'table.ask.finish.long.coachman'],
  ['houses', finishing({ route: EXAMPLE }), [{ type: 'close' }], 'table.ask.closing'],
  [
    'houses, one of them moved',
    finishing({ route: EXAMPLE }),
    [{ type: 'close' }, { type: 'way', way: 'each-province' }, { type: 'house', city: 'augsburg' }],
    null,
  ],
  ['the wainwright, one city short', short7(5), [], null],
  ['the wainwright, two cities short', short7(6), [], null],
  ['another turn', finishing({ route: EXAMPLE }), [{ type: 'end-turn' }], 'table.turn-over'],
  [
    'the other player, once they have begun',
    finishing({ route: EXAMPLE }),
    [{ type: 'end-turn' }, { type: 'draw', from: 0 }],
    'table.ask.draw-second',
  ],
];

describe.each(LANGUAGES)('in $lang', ({ t, names }) => {
  test.each(MOMENTS)('%s', (_, state, intents, key) => {
    const prompt = promptFor(intents.reduce(step, tableOf(state)), t, names, { hasOfficials: true });
    expect(prompt).toSatisfy(isProse);
    if (key) expect(prompt).toBe(t(key));
  });
});

describe('in English', () => {
  const { t, names } = speak('en');
  const ask = (state: State, isQuestion = false, hasOfficials = true): string =>
    promptFor(tableOf(state, { isQuestion }), t, names, { hasOfficials });

  test('how far the coach is, and who brings it', () => {
    expect(ask(short7(5))).toContain('one city short of coach 6. Call the Wainwright');
    expect(ask(short7(6))).toContain('2\u00a0cities short of coach 7. Call the Wainwright');
  });

  test('a coach that is earned needs nobody', () => {
    const earned = after(
      finishing({ route: EXAMPLE }, { config: { ...TWO, edition: 'biancheria-en' } }),
      close,
    );
    expect(ask(earned)).toBe(t('illegal.wrong-step.now.coach'));
  });

  test('an official who is not on the table is not named', () => {
    expect(ask(helped, false, false)).toBe(t('table.ask.finish.long.alone'));
  });

  test('a question does not say what is possible', () => {
    for (const state of [short, helped]) expect(ask(state, true)).toBe(t('illegal.wrong-step.now.finish'));
    expect(ask(at({ step: 'play', players: [{ hand: ['lodz'], route: ['ulm'] }] }), true)).toBe(
      t('illegal.wrong-step.now.play'),
    );
  });
});
