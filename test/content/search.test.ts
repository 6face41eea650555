/** The index that the box for a word looks into: small, and with everything a reader may ask for. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../src/engine/index.ts';
import { outlineOf } from '../../src/content/chapter-outline.ts';
import { searchIndexOf } from '../../src/features/rules/search-index.ts';
import { matches } from '../../src/features/rules/search.ts';
import { CHAPTERS } from '../../src/i18n/chapters.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';

const indexIn = (lang: Lang) =>
  searchIndexOf(
    CHAPTERS.map((chapter) => outlineOf(readFileSync(`content/rules/${lang}/${chapter}.mdx`, 'utf8'))),
    lang,
  );

describe.each(LANGS)('%s', (lang) => {
  const index = indexIn(lang);

  test('has the text of every paragraph, without tags, and every word it names', () => {
    expect(Object.keys(index.rules).toSorted()).toEqual(Object.keys(RULES).toSorted());
    for (const [text, terms] of Object.values(index.rules)) {
      expect(text).toMatch(/^[^<>{}\n]{20,}$/);
      for (const term of terms) expect(index.terms).toHaveProperty(term);
    }
  });

  test('is at most 30 KB', () => {
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThanOrEqual(30 * 1024);
  });
});

test.each([
  ['pl', 'pocztylion', '6.6'],
  ['en', 'Regions', '8.3'],
  ['ru', 'Innsbruck Инсбрука', null],
  ['ru', 'инсбрук', '6.3'],
  ['pl', 'rece trzy karty', '7.3'],
] as const)('%s: %j is found in %s', (lang, typed, id) => {
  const { rules, terms } = indexIn(lang);
  const found = Object.entries(rules)
    .filter(([, [text, used]]) => matches([text, ...used.map((term) => terms[term])].join(' '), typed))
    .map(([number]) => number);
  if (id === null) expect(found).toEqual([]);
  else expect(found).toContain(id);
});
