/** A sentence for every no, in every language, for every case that its facts can make. */
import { describe, expect, test } from 'vitest';
import {
  check,
  CODES,
  fit,
  legalActions,
  RULE_OF,
  RULES,
  type CityId,
  type Code,
  type Facts,
  type Refusal,
} from '../../../src/engine/index.ts';
import { seedRandom } from '../../../src/engine/rng.ts';
import { fitSentence } from '../../../src/table/words/refusal-fit.ts';
import { refusalSentence } from '../../../src/table/words/refusal.ts';
import { MESSAGES } from '../../../src/i18n/messages.ts';
import type { MessageKey } from '../../../src/i18n/t.ts';
import { anyAction, mutated, RUBBISH, TRICKS } from '../../../src/tools/scripts/hostile-actions.ts';
import { arbWalk, quickWalk } from '../../support/arbitraries.ts';
import { isProse, LANGUAGES, speak, type Language } from '../../support/language.ts';
import { fc } from '../../support/property.ts';
import { ALL_REFUSALS, BOOKLET, refusalOf, SAMPLES } from '../../support/refusals.ts';

const say = (refusal: Refusal, { t, names }: Language): string => refusalSentence(refusal, t, names);

describe('every code', () => {
  test('has samples, and a rule of the book', () => {
    expect(Object.keys(SAMPLES)).toEqual(CODES);
    expect(CODES.filter((code) => Object.keys(SAMPLES[code]).length === 0)).toEqual([]);
    expect(CODES.filter((code) => !(RULE_OF[code] in RULES))).toEqual([]);
  });

  test.each(LANGUAGES)('has texts of its own in $lang', ({ lang }) => {
    const keys = Object.keys(MESSAGES[lang]);
    const isOf = (code: Code, key: string): boolean =>
      key === `illegal.${code}` || key.startsWith(`illegal.${code}.`);
    expect(CODES.filter((code) => !keys.some((key) => isOf(code, key)))).toEqual([]);
    const texts = keys.filter((key) => key.startsWith('illegal.'));
    expect(texts.filter((key) => !CODES.some((code) => isOf(code, key)))).toEqual([]);
  });
});

describe.each(LANGUAGES)('in $lang', (language) => {
  test.each(ALL_REFUSALS)('%s', (_, refusal) => {
    const text = say(refusal, language);
    expect(text).toSatisfy(isProse);
    expect(text, 'a quotation is cut').toSatisfy(() => text.length < 400);
    expect(text, 'an empty part').not.toMatch(/“”|„”|«»|: \.|, ,/);
  });

  test('every text is said by some sample', () => {
    const said = new Set<MessageKey>();
    const { names } = language;
    const t: Language['t'] = (key, ...params) => {
      said.add(key);
      return language.t(key, ...params);
    };
    for (const [, refusal] of ALL_REFUSALS) refusalSentence(refusal, t, names);
    const all = (Object.keys(MESSAGES[language.lang]) as MessageKey[]).filter((key) =>
      key.startsWith('illegal.'),
    );
    expect(all.filter((key) => !said.has(key))).toEqual([]);
  });

  test('every sample but a twin gets words of its own', () => {
    const twins = ['in over', 'after postmaster'];
    const seen = new Map<string, string>();
    for (const [name, refusal] of ALL_REFUSALS) {
      if (twins.some((twin) => name.endsWith(twin))) continue;
      const text = say(refusal, language);
      expect(seen.get(text), name).toBeUndefined();
      seen.set(text, name);
    }
  });

  test('it names the city, both ends and every road of the city', () => {
    const { t } = language;
    const text = say(refusalOf('no-road', SAMPLES['no-road']['two ends']!), language);
    const cities: readonly CityId[] = [
      'innsbruck',
      'carlsruhe',
      'regensburg',
      'augsburg',
      'kempten',
      'muenchen',
      'salzburg',
    ];
    const isNamed = (city: CityId): boolean =>
      text.includes(t(`city.${city}`)) || text.includes(t(`city.${city}.gen`));
    expect(cities.filter((city) => !isNamed(city))).toEqual([]);
  });

  test('the short form for the home page says the same as the whole', () => {
    const { t, names } = language;
    for (const city of ['innsbruck', 'stuttgart'] as const) {
      const answer = fit(BOOKLET, city);
      if (answer.ok) throw new Error(`${city} fits`);
      const whole = refusalOf(answer.code, { ...answer, other: null });
      expect(fitSentence(answer, t, names)).toBe(say(whole, language));
    }
  });

  test('whatever is refused in a game, it is refused in prose', () => {
    fc.assert(
      fc.property(arbWalk, fc.string(), (walk, dice) => {
        const state = quickWalk(walk);
        const random = seedRandom(dice);
        const legal = legalActions(state);
        const asked = [
          ...Array.from({ length: 20 }, () => anyAction(state, random)),
          ...legal.slice(0, 20).map((action) => mutated(action, state, random)),
          ...RUBBISH.map((make) => make()),
          ...TRICKS.map((make) => make()),
        ];
        const said = asked
          .map((action) => check(state, action))
          .filter((verdict) => !verdict.ok)
          .map((refusal) => say(refusal, language));
        expect(said.filter((text) => !isProse(text))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

type Row<C extends Code = Code> = readonly [code: C, facts: Facts[C], text: string];
const row = <C extends Code>(...parts: Row<C>): Row => parts as unknown as Row;

describe('in English, word for word', () => {
  // The booklets' own example (R:136-137, E:83, U:97-99; B:100 has it wrong).
  const ROWS: readonly Row[] = [
    row(
      'no-road',
      SAMPLES['no-road']['two ends']!,
      'Innsbruck has no road to Karlsruhe or Regensburg, the ends of your route. From Innsbruck roads lead to Augsburg, Kempten, Munich and Salzburg.',
    ),
    row(
      'no-road',
      SAMPLES['no-road']['one end']!,
      'Lodz has no road to Ulm, where your route starts. From Lodz roads lead to Pilsen.',
    ),
    row(
      'no-road',
      SAMPLES['no-road']['fits right']!,
      'Passau has no road to Karlsruhe, the left end of your route. Lay it at the right end, next to Regensburg: there it fits.',
    ),
    row(
      'already-in-route',
      { city: 'stuttgart' },
      'Stuttgart is already part of your route. A route never enters the same city twice.',
    ),
    row(
      'wrong-step',
      { step: 'draw', type: 'close', official: null, expected: ['draw', 'call'] },
      'A route can be closed only right after a card has been laid. Now draw a card: an open one, or the top one of the pile.',
    ),
    row(
      'wrong-step',
      { step: 'finish', type: 'call', official: 'wainwright', expected: ['call', 'close', 'end'] },
      'The Wainwright is called only while a route is being closed, when it comes to the coach. Now you can close your route, if it is long enough, or end your turn.',
    ),
    row(
      'wrong-step',
      { step: 'discard', type: 'call', official: 'coachman', expected: ['discard'] },
      'The Coachman is called right after a card has been laid, to lay a second one. Now discard from your hand until three cards are left.',
    ),
    row(
      'official-used',
      { official: 'postmaster', used: 'bailiff' },
      'The Bailiff has already helped you this turn, and only one official can help in a turn. You can call the Postmaster in a later one.',
    ),
    row(
      'not-in-hand',
      { city: 'lodz', hand: ['passau', 'innsbruck', 'passau'] },
      'There is no Lodz card in your hand. You hold Innsbruck, Passau and Passau.',
    ),
    row('unknown-card', { card: 6 }, 'There is no place 7: the open cards lie in places 1 to 6.'),
    row(
      'not-on-route',
      { city: 'lodz', route: BOOKLET },
      'Houses go only to cities of the route you are closing, and Lodz is not one of them. Your route: Karlsruhe\u00a0– Stuttgart\u00a0– Nuremberg\u00a0– Regensburg.',
    ),
    row(
      'one-per-province',
      { province: 'baiern', cities: ['muenchen', 'augsburg'] },
      'You chose one house in each province, but in Bavaria you named Augsburg and Munich. Keep one of them, or place all your houses in a single province.',
    ),
    row(
      'one-province',
      { provinces: ['hohenzollern', 'baiern'] },
      'You chose houses in a single province, but you named cities in Hohenzollern and in Bavaria. Keep to one province, or place one house in each.',
    ),
    row(
      'must-place',
      { way: 'one-province', asked: 1, needed: 3, open: ['augsburg', 'nuernberg'] },
      'In this game you must place every house your choice allows. 2\u00a0more houses have to be placed in Bavaria. You can choose from: Augsburg and Nuremberg.',
    ),
    row(
      'coach-too-far',
      { coach: 6, length: 3, missing: 3, wainwrightHelps: false, used: null },
      'Your next coach is the 6, and your route is 3\u00a0cities too short for it. Even the Wainwright makes up for no more than two.',
    ),
    row(
      'coach-too-far',
      { coach: 5, length: 3, missing: 2, wainwrightHelps: true, used: 'bailiff' },
      'Your next coach is the 5, and your route is 2\u00a0cities too short for it. The Wainwright could make up for that, but the Bailiff has already helped you this turn.',
    ),
    row(
      'slot-empty',
      { slot: 0, slots: [2, 4] },
      'There is no card on place 1: none was left to fill it. Cards still lie on places 3 and 5.',
    ),
    row(
      'token-missing',
      { official: 'bailiff', held: ['coachman', 'wainwright'] },
      'You have no token of the Bailiff. Your tokens: Coachman and Wainwright.',
    ),
    row(
      'reward',
      { reward: 'house', needed: 4, asked: 2 },
      'A house is the reward for exactly 4 tokens, and you are handing in 2. For two you may take a card.',
    ),
    row(
      'no-road-south',
      { carriage: 'baiern', from: 'andechs', to: 'freising', roads: ['ettal', 'trento'] },
      'No direct road leads south from Andechs to Freising. The roads open to the carriage of Bavaria lead to Ettal and Trento.',
    ),
    row(
      'seating',
      { missing: [1, 5] },
      'Each of your five clergymen takes a seat, one in each carriage. Still without a seat: cardinal\u00a0(5) and pater\u00a0(1).',
    ),
  ];

  test.each(ROWS)('%s %j', (code, facts, text) => {
    expect(say(refusalOf(code, facts), speak('en'))).toBe(text);
  });
});

describe('numbers and cases agree', () => {
  test.each<[lang: 'pl' | 'ru', code: Code, facts: object, part: string]>([
    [
      'pl',
      'houses-left',
      { left: 1, asked: 2 },
      'Został ci tylko 1\u00a0domek, a\u00a0to za mało na 2\u00a0miasta.',
    ],
    [
      'pl',
      'houses-left',
      { left: 5, asked: 6 },
      'Zostało ci tylko 5\u00a0domków, a\u00a0to za mało na 6\u00a0miast.',
    ],
    [
      'ru',
      'houses-left',
      { left: 1, asked: 2 },
      'остался только 1\u00a0домик, а\u00a0этого мало на 2\u00a0города.',
    ],
    [
      'ru',
      'houses-left',
      { left: 5, asked: 6 },
      'осталось только 5\u00a0домиков, а\u00a0этого мало на 6\u00a0городов.',
    ],
    ['pl', 'own-house', { city: 'freiburg', twice: false }, 'Masz już domek we Fryburgu'],
    ['pl', 'own-house', { city: 'budweis', twice: false }, 'Masz już domek w\u00a0Budziejowicach'],
    ['ru', 'own-house', { city: 'freiburg', twice: false }, 'Ваш домик во Фрайбурге'],
    ['pl', 'token-missing', { official: 'bailiff', held: ['coachman'] }, 'żetonu Rządcy'],
    ['ru', 'token-missing', { official: 'bailiff', held: ['coachman'] }, 'Жетона администратора'],
    ['pl', 'discard-count', { asked: 0, needed: 1 }, 'odrzucić dokładnie 1\u00a0kartę'],
    ['ru', 'route-too-short', { length: 1, missing: 2 }, 'не хватает ещё 2\u00a0городов'],
    ['ru', 'wrong-carriage', { carriage: 'baden', due: ['schweiz-tyrol'] }, 'карету Швейцарии/Тироля'],
  ])('%s: %s %j', (lang, code, facts, part) => {
    expect(say(refusalOf(code, facts as never), speak(lang))).toContain(part);
  });
});
