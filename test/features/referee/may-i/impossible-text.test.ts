/** A sentence for every position that cannot be, in every language. */
import { describe, expect, test } from 'vitest';
import { CITY_IDS, type Impossible } from '../../../../src/engine/index.ts';
import { impossibleSentence } from '../../../../src/features/referee/may-i/impossible-text.ts';
import { MESSAGES } from '../../../../src/i18n/messages.ts';
import type { MessageKey } from '../../../../src/i18n/t.ts';
import { CONFIG_FIELDS } from '../../../support/broken.ts';
import { IMPOSSIBLE } from '../../../support/impossible.ts';
import { isProse, LANGUAGES, speak, type Language } from '../../../support/language.ts';

/** The engine's own answers, and what a plural can be of. */
const PROBLEMS: readonly Impossible[] = [
  ...IMPOSSIBLE.map(([, , problem]) => problem),
  ...CONFIG_FIELDS.map((field): Impossible => ({ code: 'bad-config', field })),
  ...CITY_IDS.map((city): Impossible => ({ code: 'card-count', city, count: 4 })),
  ...[0, 1, 5].map((count): Impossible => ({ code: 'card-count', city: 'lodz', count })),
  { code: 'market-gap', slots: 6, empty: [0, 2] },
  { code: 'unknown-player', player: 4, players: 4 },
  { code: 'too-many-houses', player: 0, houses: 22 },
  { code: 'unknown-tile', player: 0, stack: 'x\n'.repeat(5000) },
];

const say = (problem: Impossible, { t, names }: Language): string => impossibleSentence(problem, t, names);

describe.each(LANGUAGES)('in $lang', (language) => {
  test.each(PROBLEMS.map((problem) => [problem]))('%j', (problem) => {
    const text = say(problem, language);
    expect(text).toSatisfy(isProse);
    expect(text, 'a quotation is cut').toSatisfy(() => text.length < 400);
    expect(text, 'an empty part').not.toMatch(/“”|„”|«»|\(\)|: \.|, ,/);
  });

  test('every text is said', () => {
    const said = new Set<MessageKey>();
    const t: Language['t'] = (key, ...params) => {
      said.add(key);
      return language.t(key, ...params);
    };
    for (const problem of PROBLEMS) impossibleSentence(problem, t, language.names);
    const all = (Object.keys(MESSAGES[language.lang]) as MessageKey[]).filter((key) =>
      key.startsWith('impossible.'),
    );
    expect(all.filter((key) => !said.has(key))).toEqual([]);
  });

  test('players go by the names they were given', () => {
    const { t, names } = language;
    const problem: Impossible = { code: 'house-twice', player: 1, city: 'ulm' };
    const text = impossibleSentence(problem, t, names, (player) => ['Anna', 'Борис'][player]!);
    expect(text).toMatch(/^Борис: /);
  });
});

test.each<[lang: 'en' | 'pl' | 'ru', problem: Impossible, text: string]>([
  ['en', { code: 'card-count', city: 'lodz', count: 4 }, 'There are 4\u00a0cards of Lodz in this position.'],
  ['pl', { code: 'card-count', city: 'budweis', count: 4 }, 'są 4\u00a0karty Budziejowic.'],
  ['ru', { code: 'card-count', city: 'lodz', count: 5 }, '5\u00a0карт Лодзи.'],
  ['en', { code: 'market-gap', slots: 6, empty: [0, 2] }, 'Places 1 and 3 for open cards are empty'],
  [
    'en',
    { code: 'broken-route', player: 1, route: ['ulm', 'lodz'], twice: null, gap: ['ulm', 'lodz'] },
    'Player 2: on the route Lodz comes after Ulm, but no road joins the two.',
  ],
  ['pl', { code: 'house-twice', player: 0, city: 'freiburg' }, 'Gracz 1: są dwa domki we Fryburgu'],
  [
    'en',
    { code: 'tile-count', stack: 'baiern', whole: [5, 4, 3, 2] },
    '“Bavaria” do not add up. The whole stack is 5, 4, 3 and 2',
  ],
  [
    'ru',
    { code: 'unknown-town', carriage: 'baden', town: 'udine', start: 'milan' },
    'Карета Бадена не могла доехать до Удине: от Милана',
  ],
])('%s: %j', (lang, problem, text) => {
  expect(say(problem, speak(lang))).toContain(text);
});
