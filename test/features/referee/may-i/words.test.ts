/** The referee speaks: what is not possible is named at its field, and booklets that differ are told apart. */
import { describe, expect, test } from 'vitest';
import {
  CITY_IDS,
  EDITIONS,
  HOUSES_PER_PLAYER,
  type CityId,
  type Impossible,
} from '../../../../src/engine/index.ts';
import { answer } from '../../../../src/features/referee/may-i/answer.ts';
import {
  defaultsFor,
  type FormState,
  type Change,
  type Field,
  type Kind,
} from '../../../../src/features/referee/may-i/form-state.ts';
import { faultSentence, toldOf } from '../../../../src/features/referee/may-i/words.ts';
import { impossibleSentence } from '../../../../src/features/referee/may-i/impossible-text.ts';
import { LANGS } from '../../../../src/i18n/locales.ts';
import { isProse, speak } from '../../../support/language.ts';

const asks = (kind: Kind, change: Change = {}): FormState => ({
  ...defaultsFor(kind, change.official ?? null),
  ...change,
});

const SHORT: readonly CityId[] = ['ingolstadt', 'augsburg', 'muenchen'];

function told(asking: FormState, lang: (typeof LANGS)[number] = 'en') {
  const given = answer(asking);
  if (given.type !== 'answered') throw new Error(JSON.stringify(given));
  const { t, names } = speak(lang);
  return toldOf(given.readings, asking, 'rebel-pl', t, names);
}

describe('booklets that differ', () => {
  test('a coach can be left where the booklet says “may” (question 58), and nowhere else', () => {
    expect(
      told(asks('coach', { route: SHORT, takes: false })).map(({ editions, isYes }) => [editions, isYes]),
    ).toEqual([
      [['rebel-pl', 'smart-ru', 'bard-pl'], false],
      [['biancheria-en'], true],
    ]);
  });

  test('houses can be left out except where every one has to be placed (question 37)', () => {
    const asking = asks('houses', { route: SHORT });
    expect(told(asking).map(({ editions, isYes, rule }) => [editions, isYes, rule])).toEqual([
      [['rebel-pl', 'biancheria-en', 'bard-pl'], true, '8.6'],
      [['smart-ru'], false, '8.6'],
    ]);
    // The audience is played with `must` everywhere.
    expect(told({ ...asking, audience: true })).toMatchObject([{ isYes: false }]);
  });

  test('the reader’s own booklet comes first, and one reading stands for all', () => {
    const [first] = told(asks('coach', { route: SHORT, takes: false }));
    expect(first!.editions[0]).toBe('rebel-pl');
    const [only, ...rest] = told(asks('close', { route: SHORT }));
    expect(rest).toEqual([]);
    expect(only!.editions.toSorted()).toEqual(Object.keys(EDITIONS).toSorted());
  });
});

/** Something that is allowed, of every sort. */
const ALLOWED: readonly FormState[] = [
  asks('play', { card: 'ulm', hand: ['ulm'] }),
  asks('play', { card: 'ulm', hand: ['ulm'], route: SHORT.slice(0, 1) }),
  asks('play', { card: 'ulm', hand: ['ulm'], route: SHORT, spot: 'new' }),
  asks('play', { card: 'ulm', hand: ['ulm'], route: SHORT, helped: 'coachman' }),
  asks('close', { route: SHORT }),
  asks('houses', { route: ['ulm', ...SHORT.slice(1)], placed: ['ulm', 'augsburg'] }),
  asks('houses', { route: SHORT, placed: [...SHORT], way: 'one-province' }),
  asks('call', { official: 'bailiff' }),
  asks('call', { official: 'postmaster' }),
  asks('call', { official: 'coachman', hand: ['ulm'], route: ['augsburg'] }),
  asks('call', { official: 'wainwright', route: SHORT, coach: 3 }),
  asks('coach', { route: SHORT }),
  asks('coach', { route: SHORT, coach: 3, takes: false }),
  asks('draw'),
  asks('hand-in', { tokens: ['bailiff'], given: ['bailiff'] }),
  asks('hand-in', { tokens: ['coachman', 'bailiff'], given: ['coachman', 'bailiff'], reward: 'card' }),
  asks('hand-in', {
    tokens: ['coachman', 'postmaster', 'bailiff', 'wainwright'],
    given: ['coachman', 'postmaster', 'bailiff', 'wainwright'],
    reward: 'house',
    house: 'ulm',
    isLast: true,
  }),
  asks('carriage', { route: SHORT, placed: ['augsburg'], carriage: 'baiern', to: 'andechs' }),
];

test.each(LANGS)('%s: every yes has a reason and a paragraph, and no sentence has a hole', (lang) => {
  for (const asking of ALLOWED) {
    const readings = told(asking, lang);
    expect(
      readings.some(({ isYes }) => isYes),
      JSON.stringify(asking),
    ).toBe(true);
    for (const { sentence, rule } of readings) {
      expect(isProse(sentence), sentence).toBe(true);
      expect(rule).toMatch(/^\d+\.\d$/);
    }
  }
});

test.each<[string, FormState, string]>([
  ['the coach has to be taken', asks('coach', { route: SHORT, takes: false }), 'may.no.coach-must'],
  [
    'every city has its house',
    asks('carriage', {
      route: SHORT,
      placed: [...SHORT],
      way: 'one-province',
      carriage: 'baiern',
      to: 'andechs',
    }),
    'may.no.no-move',
  ],
  [
    'all carriages have arrived',
    asks('carriage', {
      route: SHORT,
      placed: ['augsburg'],
      carriages: {
        baden: 'rome',
        'wuerttemberg-hohenzollern': 'rome',
        'schweiz-tyrol': 'rome',
        'boehmen-salzburg': 'rome',
        baiern: 'rome',
      },
      carriage: 'baiern',
      to: 'rome',
    }),
    'may.no.moves-lapsed',
  ],
  [
    'the last carriage has arrived, and the moves that were left lapse',
    asks('carriage', {
      route: SHORT,
      placed: ['augsburg'],
      carriages: {
        baden: 'rome',
        'wuerttemberg-hohenzollern': 'rome',
        'schweiz-tyrol': 'rome',
        'boehmen-salzburg': 'rome',
        baiern: 'viterbo',
      },
      made: [{ carriage: 'baiern', to: 'rome' }],
      carriage: 'baiern',
      to: 'rome',
    }),
    'may.no.moves-lapsed',
  ],
])('no, because %s', (_, asking, key) => {
  const { t } = speak('en');
  expect(told(asking)[0]).toMatchObject({ isYes: false, sentence: t(key as 'may.no.no-move') });
});

/** What has to be said first. */
test.each<[Kind, Change, Field]>([
  ['play', { hand: ['ulm'] }, 'card'],
  ['close', {}, 'route'],
  ['houses', { placed: ['ulm'] }, 'route'],
  ['coach', {}, 'route'],
  ['call', {}, 'official'],
  ['call', { official: 'coachman', moment: 'finish' }, 'route'],
  ['call', { official: 'wainwright', moment: 'finish' }, 'route'],
  ['hand-in', {}, 'tokens'],
  ['hand-in', { tokens: ['bailiff'], reward: 'house' }, 'house'],
  ['carriage', { carriage: 'baiern', to: 'andechs' }, 'route'],
  ['carriage', { route: SHORT, placed: ['augsburg'], to: 'andechs' }, 'carriage'],
  ['carriage', { route: SHORT, placed: ['augsburg'], carriage: 'baiern' }, 'to'],
])('%s with %j is incomplete', (kind, change, field) => {
  expect(answer(asks(kind, change))).toEqual({ type: 'incomplete', field });
  for (const lang of LANGS) expect(speak(lang).t(`may.missing.${field as 'route'}`)).toSatisfy(isProse);
});

/** Tables that cannot be: what is wrong, and where it is said. */
test.each<[string, FormState, Impossible['code'], Field | null]>([
  ['no road', asks('close', { route: ['ulm', 'lodz', 'linz'] }), 'broken-route', 'route'],
  ['a city twice', asks('close', { route: ['ulm', 'augsburg', 'ulm'] }), 'broken-route', 'route'],
  [
    'four cards of a city',
    asks('play', { card: 'ulm', hand: ['ulm', 'ulm', 'ulm', 'ulm'] }),
    'card-count',
    'hand',
  ],
  [
    'more houses than there are',
    asks('houses', {
      route: SHORT,
      houses: CITY_IDS.slice(0, HOUSES_PER_PLAYER + 1),
    }),
    'too-many-houses',
    'houses',
  ],
  ['the coachman before anything is laid', asks('draw', { helped: 'coachman' }), 'bad-turn', 'helped'],
  [
    'two cards laid, one in the route',
    asks('close', { route: ['ulm'], helped: 'coachman' }),
    'bad-turn',
    'route',
  ],
  ['nothing to lay', asks('play', { card: 'ulm', hand: [] }), 'bad-turn', 'hand'],
  [
    'more tokens than in the box',
    asks('hand-in', { players: 2, tokens: ['wainwright', 'wainwright', 'wainwright'] }),
    'token-count',
    'tokens',
  ],
  [
    'a carriage that came another way',
    asks('carriage', { route: SHORT, carriages: { baden: 'udine' }, carriage: 'baiern', to: 'andechs' }),
    'unknown-town',
    'carriages',
  ],
])('%s is refused by name', (_, asking, code, field) => {
  const given = answer(asking);
  expect(given).toMatchObject({ type: 'impossible', fault: { field, impossible: { code } } });
  if (given.type !== 'impossible' || !('impossible' in given.fault)) return;
  const { t, names } = speak('en');
  const sentence = faultSentence(given.fault, t, names);
  expect(sentence).toBe(impossibleSentence(given.fault.impossible, t, names, () => t('may.me')));
});

test('a closing that is not allowed is refused where its houses are, before its carriages move', () => {
  const given = answer(asks('carriage', { route: SHORT, carriage: 'baiern', to: 'andechs' }));
  expect(given).toMatchObject({
    type: 'impossible',
    fault: { field: 'placed', refusal: { code: 'must-place' } },
  });
});
