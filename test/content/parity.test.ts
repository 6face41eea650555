/** Every language has the same files, the same anchors and the same texts, or nothing is merged. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS, LOCALES, type Lang } from '../../src/i18n/locales.ts';
import { MESSAGES } from '../../src/i18n/messages.ts';
import type { Message, MessageKey } from '../../src/i18n/t.ts';

const others = LANGS.filter((lang) => lang !== 'en');
const keys = Object.keys(MESSAGES.en) as MessageKey[];
/** Positions, answers and moves have no words. */
const SHARED = ['examples', 'learn', 'puzzles', 'questions'];
const kinds = readdirSync('content', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !SHARED.includes(entry.name),
);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** `{cityGen}` is the same parameter as `{city}`, in another case. */
const placeholders = (message: Message): readonly string[] =>
  [
    ...new Set(
      formsOf(message).flatMap((form) =>
        [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!.replace(/Gen$/, '')),
      ),
    ),
  ].toSorted();

describe('content folders', () => {
  test('there is something to compare', () => {
    expect(kinds.map(({ name }) => name)).toEqual(expect.arrayContaining(['pages', 'rules', 'ui']));
  });

  test.each(kinds.map(({ name }) => name))('%s is the same tree in every language', (kind) => {
    const names = readdirSync(join('content', kind));
    const folders = names.filter((name) => LANGS.includes(name as Lang));
    const files = names.filter((name) => LANGS.some((lang) => name === `${lang}.json`));
    if (folders.length > 0) {
      expect(folders.toSorted()).toEqual([...LANGS].toSorted());
      const expected = filesIn(join('content', kind, 'en'));
      expect(expected.length).toBeGreaterThan(0);
      for (const lang of others) expect(filesIn(join('content', kind, lang)), lang).toEqual(expected);
    }
    if (files.length > 0) expect(files.toSorted()).toEqual(LANGS.map((lang) => `${lang}.json`).toSorted());
    expect(folders.length + files.length, 'a folder of content belongs to languages').toBeGreaterThan(0);
  });
});

describe('pages of text', () => {
  const outline = (source: string) => ({
    headings: [...source.matchAll(/^(#+) .*\{#([\w-]+)\}$/gm)].map(([, level, id]) => `${level} ${id}`),
    unnamed: [...source.matchAll(/^#+ (?!.*\{#[\w-]+\}$).*$/gm)].map(([line]) => line),
    tags: [...source.matchAll(/<([A-Z]\w*)([^>]*)>/g)].map(
      ([, tag, rest]) => `${tag} ${/id="([^"]*)"/.exec(rest!)?.[1] ?? ''}`,
    ),
    links: [...source.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href),
    lists: source.match(/^- /gm)?.length ?? 0,
  });

  test.each(filesIn('content/pages/en'))(
    '%s has the same headings, tags and links in every language',
    (file) => {
      const expected = outline(readFileSync(join('content/pages/en', file), 'utf8'));
      expect(expected.unnamed, 'every heading has an anchor of its own').toEqual([]);
      for (const lang of others) {
        expect(outline(readFileSync(join('content/pages', lang, file), 'utf8')), lang).toEqual(expected);
      }
    },
  );
});

describe('texts of the interface', () => {
  test.each(others)('%s has the keys of English, in the same order', (lang) => {
    expect(Object.keys(MESSAGES[lang])).toEqual(keys);
  });

  test.each(others)('%s uses the placeholders of English', (lang) => {
    const wrong = keys.filter(
      (key) => `${placeholders(MESSAGES[lang][key])}` !== `${placeholders(MESSAGES.en[key])}`,
    );
    expect(wrong).toEqual([]);
  });

  test.each(LANGS)('%s has every plural form its grammar asks for, and no other', (lang) => {
    const forms = new Intl.PluralRules(LOCALES[lang].tag).resolvedOptions().pluralCategories.toSorted();
    for (const key of keys) {
      const message = MESSAGES[lang][key];
      const isPlural = typeof MESSAGES.en[key] !== 'string';
      expect(typeof message !== 'string', `${key} is a plural`).toBe(isPlural);
      if (typeof message !== 'string') expect(Object.keys(message).toSorted(), key).toEqual(forms);
    }
  });

  test.each(LANGS)('%s has no empty text', (lang) => {
    const empty = keys.filter((key) => formsOf(MESSAGES[lang][key]).some((form) => form.trim() === ''));
    expect(empty).toEqual([]);
  });
});
