/** A sentence stands once in a language: whoever betters it betters it everywhere. */
import { expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { MESSAGES } from '../../src/i18n/messages.ts';

/** Words that meet by chance: other languages tell these things apart. */
const BY_CHANCE: readonly (readonly string[])[] = [
  // One step of a route, of a lesson, of an example and of a replay.
  ['home.undo', 'learn.back', 'example.undo', 'replay.do.back'],
  // The end of what is watched, and of a game that automatic players finish.
  ['replay.do.last', 'play.table.skip-end'],
  // Modules to choose, and what the booklet of Rome is called.
  ['play.modules', 'rules.expansion'],
  // Of a group: English has no cases.
  ['group.wuerttemberg-hohenzollern', 'group.wuerttemberg-hohenzollern.gen'],
  ['group.schweiz-tyrol', 'group.schweiz-tyrol.gen'],
  ['group.boehmen-salzburg', 'group.boehmen-salzburg.gen'],
  // One’s own cards, and how many somebody holds.
  ['table.ui.hand', 'play.table.cards'],
];

const isLong = (text: string): boolean => (text.match(/[\p{L}\p{N}{}-]+/gu)?.length ?? 0) > 2;

test.each(LANGS)('%s says no sentence twice', (lang) => {
  const keysOf = Map.groupBy(Object.entries(MESSAGES[lang]), ([, message]) => JSON.stringify(message));
  const twice = [...keysOf]
    .filter(([text, uses]) => uses.length > 1 && isLong(text))
    .map(([, uses]) => uses.map(([key]) => key));
  expect(
    twice.filter((keys) => !BY_CHANCE.some((known) => keys.every((key) => known.includes(key)))),
  ).toEqual([]);
});

test('what meets by chance still does somewhere', () => {
  const meets = (keys: readonly string[]): boolean =>
    LANGS.some((lang) => {
      const texts = keys.map((key) =>
        JSON.stringify(Object.entries(MESSAGES[lang]).find(([k]) => k === key)?.[1]),
      );
      return new Set(texts).size === 1;
    });
  expect(BY_CHANCE.filter((keys) => !meets(keys))).toEqual([]);
});
