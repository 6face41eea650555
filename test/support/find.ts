/** The search over the contents of the site, as a page has it. */
import { readFileSync } from 'node:fs';
import { outlineOf } from '../../src/content/chapter-outline.ts';
import { packed, unpacked, type Entry } from '../../src/features/referee/search/entry.ts';
import { finderOf, type Finder } from '../../src/features/referee/search/finder.ts';
import { entriesIn } from '../../src/features/referee/search/make-entries.ts';
import type { RulingData, RulingText } from '../../src/content/ruling.ts';
import { CHAPTERS } from '../../src/i18n/chapters.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { RULING_GROUPS } from '../../src/i18n/rulings.ts';
import { readJson } from './content.ts';

const entriesOf = (lang: Lang): readonly Entry[] =>
  entriesIn(lang, {
    outlines: CHAPTERS.map((chapter) =>
      outlineOf(readFileSync(`content/rules/${lang}/${chapter}.mdx`, 'utf8')),
    ),
    rulings: Object.entries(RULING_GROUPS).flatMap(([group, slugs]) => {
      const words = readJson<Record<string, RulingText>>(`content/rulings/${lang}/${group}.json`);
      return slugs.map((slug) => ({
        slug,
        data: readJson<RulingData>(`content/rulings/${slug}.json`),
        text: words[slug]!,
      }));
    }),
    editions: readJson(`content/editions/${lang}.json`),
  });

/** Through the same text that a page fetches. */
const rowsOf = (lang: Lang): string => JSON.stringify(entriesOf(lang).map(packed));

const ROWS = Object.fromEntries(LANGS.map((lang) => [lang, rowsOf(lang)])) as Record<Lang, string>;

export const FINDERS = Object.fromEntries(
  LANGS.map((lang) => [lang, finderOf((JSON.parse(ROWS[lang]) as []).map(unpacked), lang)]),
) as Record<Lang, Finder>;
