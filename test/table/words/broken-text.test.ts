/** A sentence for every text of a game that cannot be read, in every language. */
import { describe, expect, test } from 'vitest';
import { brokenSentence } from '../../../src/table/words/broken-text.ts';
import { brokenSaveSentence, shutSentence } from '../../../src/table/words/broken-save.ts';
import type { SaveRefusal } from '../../../src/storage/games/save.ts';
import { refusalSentence } from '../../../src/table/words/refusal.ts';
import { MESSAGES } from '../../../src/i18n/messages.ts';
import type { MessageKey } from '../../../src/i18n/t.ts';
import { parseGame } from '../../../src/notation/parse-game.ts';
import type { NotationRefusal } from '../../../src/notation/refusal.ts';
import { BROKEN } from '../../support/broken.ts';
import { isProse, LANGUAGES, speak, type Language } from '../../support/language.ts';
import { fc } from '../../support/property.ts';
import { refusalOf } from '../../support/refusals.ts';

/** What can be wrong with a saved game alone. */
const BROKEN_SAVES: readonly SaveRefusal[] = [
  { ok: false, code: 'save-changed' },
  { ok: false, code: 'save-format', format: 7, known: 1 },
  { ok: false, code: 'save-seats' },
];

const say = (refusal: NotationRefusal, { t, names }: Language): string => brokenSentence(refusal, t, names);

describe.each(LANGUAGES)('in $lang', (language) => {
  test.each(BROKEN)('%s', (_, refusal) => {
    const text = say(refusal, language);
    expect(text).toSatisfy(isProse);
    expect(text, 'a quotation is cut').toSatisfy(() => text.length < 400);
    expect(text, 'an empty part').not.toMatch(/“”|„”|«»|\(\)|: \.|, ,/);
  });

  test('every text is said by some sample, and every sample gets words of its own', () => {
    const said = new Set<MessageKey>();
    const t: Language['t'] = (key, ...params) => {
      said.add(key);
      return language.t(key, ...params);
    };
    const samples = [...BROKEN.map(([, refusal]) => refusal), ...BROKEN_SAVES];
    const sentences = [
      ...samples.map((refusal) => brokenSaveSentence(refusal, t, language.names)),
      ...(['missing', 'blocked'] as const).map((why) => shutSentence({ ok: false, why }, t, language.names)),
    ];
    expect(sentences.filter((text, i) => sentences.indexOf(text) !== i)).toEqual([]);
    const all = (Object.keys(MESSAGES[language.lang]) as MessageKey[]).filter((key) =>
      /^(broken|setting)\./.test(key),
    );
    expect(all.filter((key) => !said.has(key))).toEqual([]);
  });

  test('an illegal action is told with the engine’s own sentence, and players by the names they were given', () => {
    const { t, names } = language;
    const verdict = refusalOf('no-coach-left', {});
    const refusal: NotationRefusal = {
      ok: false,
      code: 'illegal-action',
      index: 3,
      turn: 2,
      player: 1,
      verdict,
    };
    const text = brokenSentence(refusal, t, names, (player) => ['Anna', 'Борис'][player]!);
    expect(text.endsWith(refusalSentence(verdict, t, names))).toBe(true);
    expect(text).toMatch(/^Борис, .*2/);
  });

  test('whatever is pasted, it is read or refused in prose', () => {
    // A quoted brace would look like something left to fill in.
    const line = fc.string().map((text) => text.replace(/[{}]/g, '~'));
    const pasted = fc.oneof(
      line,
      fc.string({ unit: 'grapheme' }),
      line.map((text) => `posthorn 1; players 2\n1. Blue: ${text}`),
      line.map((text) => `posthorn 1; ${text}`),
      fc.json(),
    );
    fc.assert(
      fc.property(pasted, (text) => {
        const parsed = parseGame(text);
        expect(parsed.ok || isProse(say(parsed, language)), JSON.stringify(parsed)).toBe(true);
      }),
    );
  });
});

describe('in English, word for word', () => {
  test.each<[string, string]>([
    [
      'AQ==',
      'A link has no character like “=”, which is number 3 here. Perhaps something was copied along with the link.',
    ],
    [
      '{"config":{"players":2,"modules":["rome"]}}',
      'The game can be played with the modules “Offices of Honour” and “Audience”, each at most once.',
    ],
    [
      'posthorn 1; players two',
      'Here there should be a number of players. Instead it says “two”. See line 1, column 21.',
    ],
    [
      'posthorn 1; players 2\n1. draw 0',
      'Here there should be “Blue:”. Instead it says “draw”. See line 2, column 4.',
    ],
    [
      'posthorn 1; players 2\n1. Blue: close',
      'Something is missing here: one of these words (each, one). See line 2, column 15.',
    ],
    [
      'posthorn 1; players 2\n1. Blue: draw 0 1; end',
      'Player 1, turn 1: the rules do not allow this move. See line 2, column 20. The turn cannot end at this moment. Now lay a card from your hand: add it to your route, or start a new one with it.',
    ],
  ])('%s', (text, sentence) => {
    const parsed = parseGame(text);
    expect(parsed.ok || say(parsed, speak('en'))).toBe(sentence);
  });
});

test.each([
  ['en', 'than 1\u00a0000\u00a0000 characters'],
  ['pl', 'niż 1\u00a0000\u00a0000 znaków'],
  ['ru', 'больше 1\u00a0000\u00a0000 знаков'],
] as const)('%s groups the digits of large numbers', (lang, part) => {
  const refusal: NotationRefusal = { ok: false, code: 'too-long', length: 1_000_001, limit: 1_000_000 };
  expect(say(refusal, speak(lang))).toContain(part);
});
