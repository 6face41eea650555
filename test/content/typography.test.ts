/** What a careful typesetter of each language would not let through. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONT_SETS } from '../../src/assets/fonts/sets.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { bindFile, bind, filesOf } from '../../src/tools/scripts/typography.ts';

/** What is read: values of JSON, text of MDX without addresses, anchors and tags. */
function readable(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    const texts = Object.values(JSON.parse(source) as Record<string, string | Record<string, string>>);
    return texts.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))).join('\n');
  }
  return source
    .replace(/^---\n/, '')
    .replace(/^(\w+): (['"])(.*)\2$/gm, '$1: $3')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{#[\w-]+\}/g, '')
    .replace(/<[^>]*>/g, '');
}

const cases = LANGS.flatMap((lang) => filesOf(lang).map((file) => [lang, file] as const));
const QUOTES = { en: /[„«»]/, pl: /[“«»]/, ru: /[“”„]/ } as const;

test('every language has files to look at', () => {
  for (const lang of LANGS) expect(filesOf(lang).length, lang).toBeGreaterThan(1);
});

describe.each(cases)('%s %s', (lang, file) => {
  const text = readable(file);

  test('uses the quotation marks of the language, never straight ones', () => {
    expect(text).not.toMatch(/["]/);
    expect(text).not.toMatch(/\w'\w|'\w/);
    expect(text).not.toMatch(QUOTES[lang]);
  });

  test('binds short words and dashes to their neighbours', () => {
    const source = readFileSync(file, 'utf8');
    const bound = bindFile(lang, source, file.endsWith('.json')).split('\n');
    const loose = source.split('\n').filter((line, i) => line !== bound[i]);
    expect(loose, '`npm run fix` binds them').toEqual([]);
  });

  test('has no double spaces, no space before a comma, no three dots', () => {
    expect(text).not.toMatch(/[^\n ] {2,}\S/);
    expect(text).not.toMatch(/\s[,.;:!?](?=\s|$)/m);
    expect(text).not.toContain('...');
  });

  test('uses only letters the fonts have', () => {
    const known = new Set([
      ...FONT_SETS.latin,
      ...FONT_SETS.polish,
      ...(lang === 'ru' ? FONT_SETS.cyrillic : ''),
      '\n',
    ]);
    const unknown = [...new Set(text)].filter((letter) => !known.has(letter));
    // The name of each language is shown in every language.
    expect(unknown.join('')).toBe('');
  });

  test('mixes no alphabets inside a word', () => {
    expect(
      text.match(/\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/gu) ?? [],
    ).toEqual([]);
  });
});

describe('bind', () => {
  test.each([
    ['pl', 'trasa z miasta i w dom', 'trasa z\u00a0miasta i\u00a0w\u00a0dom'],
    ['pl', 'Zamek w', 'Zamek w'],
    ['ru', 'от города к городу — и дальше', 'от города к\u00a0городу\u00a0— и\u00a0дальше'],
    ['en', 'a route', 'a route'],
  ])('%s: %s', (lang, text, expected) => {
    expect(bind(lang, text)).toBe(expected);
    expect(bind(lang, expected)).toBe(expected);
  });
});

test.each([
  ['en', '{n} cards', '{n}\u00a0cards'],
  ['en', 'one of 22 cities, 5 or 6 of them', 'one of 22\u00a0cities, 5 or 6 of them'],
  ['pl', '{n} kart albo 5 z nich', '{n}\u00a0kart albo 5 z\u00a0nich'],
  ['ru', 'до 22 городов', 'до 22\u00a0городов'],
])('a text of the screen keeps a number with what it counts: %s: %s', (lang, text, expected) => {
  expect(bindFile(lang, text, true)).toBe(expected);
  expect(bindFile(lang, expected, true)).toBe(expected);
});
