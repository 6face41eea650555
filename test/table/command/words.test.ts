/** The words of commands: every one has one meaning, in its language and beside the others. */
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/table/command/lexicon.ts';
import { OPENERS, TAKES, VERBS, type Kind } from '../../../src/table/command/vocabulary.ts';
import { LANGS } from '../../../src/i18n/locales.ts';
import { lexicaOf } from '../../support/commands.ts';
import { LANGUAGES } from '../../support/language.ts';

/** Kinds that can be meant at the same place of a line. */
const PLACES: readonly (readonly [string, readonly Kind[]])[] = [
  ['the beginning', OPENERS],
  ...VERBS.map((verb) => [verb, TAKES[verb]] as const),
];

/** Two meanings that a place has for the same text. */
function clashes(entries: readonly Entry[], kinds: readonly Kind[]): readonly string[] {
  const meanings = new Map<string, Set<string>>();
  for (const { text, sense } of entries) {
    if (!kinds.includes(sense.kind)) continue;
    meanings.set(text, (meanings.get(text) ?? new Set()).add(`${sense.kind} ${sense.id}`));
  }
  return [...meanings]
    .filter(([, senses]) => senses.size > 1)
    .map(([text, senses]) => `${text}: ${[...senses].join(', ')}`);
}

/** A city, its province and the carriage of that province go by one name; the city is meant first. */
const isSalzburg = (clash: string): boolean =>
  /^(\w+ |в )?(salzburg|зальцбург)/.test(clash) && clash.includes(': city salzburg');

describe.each(LANGS)('%s', (lang) => {
  const [own] = lexicaOf(lang);

  test.each(PLACES)('at %s, no word has two meanings', (_, kinds) => {
    expect(clashes(own.entries, kinds).filter((clash) => !isSalzburg(clash))).toEqual([]);
  });

  test('no filler is the whole of a name that could stand there', () => {
    const names = own.entries.filter(({ text, sense }) => sense.kind !== 'verb' && own.fillers.has(text));
    expect(names).toEqual([]);
  });
});

test.each(PLACES)('at %s, no word means something else in another language', (_, kinds) => {
  const all = lexicaOf('en').flatMap(({ entries }) => entries.filter(({ sense }) => sense.kind !== 'player'));
  expect(clashes(all, kinds).filter((clash) => !isSalzburg(clash))).toEqual([]);
});

test.each(LANGUAGES)('in $lang words stand one after another without gaps', ({ t }) => {
  for (const verb of VERBS) {
    const words = t(`command.verb.${verb}`).split('|');
    expect(
      words.every((word) => word.length > 0 && word === word.trim() && word === word.toLowerCase()),
    ).toBe(true);
    expect(new Set(words).size, verb).toBe(words.length);
  }
});
