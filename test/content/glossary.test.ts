/** The glossary is whole, every word that is marked is in it, and nobody uses a rival of one of its words. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { FONT_SETS } from '../../src/assets/fonts/sets.ts';
import { GLOSSARY, NAMERS, type TermId } from '../../src/content/glossary.ts';
import { outlineOf } from '../../src/content/chapter-outline.ts';
import { CHAPTERS } from '../../src/i18n/chapters.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { bindGlossary, filesOf, GLOSSARY_FILE } from '../../src/tools/scripts/typography.ts';

const inEach = z.strictObject({ en: z.string().min(1), pl: z.string().min(1), ru: z.string().min(1) });
const schema = z.record(
  z.string(),
  z.strictObject({
    ours: inEach,
    says: inEach,
    names: z.partialRecord(z.enum(NAMERS), z.string().min(1)),
    note: inEach.optional(),
  }),
);
const source = readFileSync(GLOSSARY_FILE, 'utf8');
const terms = Object.keys(GLOSSARY) as TermId[];

test('follows its schema', () => {
  expect(schema.safeParse(JSON.parse(source)).error?.issues ?? []).toEqual([]);
});

test('is set with care: bound, quoted and spelled with letters the fonts have', () => {
  expect(bindGlossary(source), '`npm run fix` binds it').toBe(source);
  const known = new Set(Object.values(FONT_SETS).join(''));
  for (const { ours, says, names, note } of Object.values(GLOSSARY)) {
    for (const text of [ours, says, names, note ?? {}].flatMap((texts) => Object.values(texts))) {
      expect([...text].filter((letter) => !known.has(letter)).join(''), text).toBe('');
      expect(text).not.toMatch(/["']|\.\.\.| {2}/);
    }
    for (const lang of LANGS) expect(says[lang]).toMatch(/^\p{Lu}.*\.$/u);
  }
});

describe.each(LANGS)('%s', (lang) => {
  const texts = CHAPTERS.map((chapter) => readFileSync(`content/rules/${lang}/${chapter}.mdx`, 'utf8'));
  const used = new Set(texts.flatMap((text) => outlineOf(text).terms));

  test('every marked word is in the glossary', () => {
    expect([...used].filter((id) => !terms.includes(id as TermId))).toEqual([]);
  });

  test('every word of the glossary is marked somewhere', () => {
    expect(terms.filter((id) => !used.has(id))).toEqual([]);
  });
});

/** Rivals that would name the same thing twice. Small, and only where no other meaning is possible. */
const RIVALS: Readonly<Record<Lang, readonly RegExp[]>> = {
  en: [/\bstagecoach/i, /\bcartwright/i, /\badministrator/i, /\bpostal carrier/i],
  pl: [/dyliżans/i, /pocztylion/i, /kołodziej/i, /zarządc/i],
  ru: [/дилижанс/i, /почтальон/i, /возниц/i],
};

test.each(LANGS.flatMap((lang) => filesOf(lang).map((file) => [lang, file] as const)))(
  '%s %s uses our words, not their rivals',
  (lang, file) => {
    // What a booklet says may be quoted in its own words where its reading is given, and whoever types
    // a command or looks for a ruling may use the word of any booklet.
    const text = readFileSync(file, 'utf8')
      .replace(/<(Reading|How)[\s\S]*?<\/\1>/g, '')
      .replace(/^ *"(command\.(word|verb)\.|aliases").*$/gm, '');
    expect(RIVALS[lang].flatMap((rival) => rival.exec(text)?.[0] ?? [])).toEqual([]);
  },
);
