/** The chapters of a language as the pages need them: text, lead and what is in it. */
import { getEntry } from 'astro:content';
import { outlineOf, type Outline } from './chapter-outline.ts';
import { CHAPTERS, type Chapter } from '../i18n/chapters.ts';
import type { Lang } from '../i18n/locales.ts';

export async function chapterIn(lang: Lang, chapter: Chapter) {
  const entry = await getEntry('rules', `${lang}/${chapter}`);
  if (!entry?.body) throw new Error(`content/rules/${lang}/${chapter}.mdx is missing`);
  const outline: Outline = outlineOf(entry.body);
  return { chapter, number: CHAPTERS.indexOf(chapter) + 1, entry, outline, lead: entry.data.lead };
}

export const chaptersIn = (lang: Lang) => Promise.all(CHAPTERS.map((chapter) => chapterIn(lang, chapter)));

/** The title of every paragraph. */
export const titlesIn = async (lang: Lang): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await chaptersIn(lang)).flatMap(({ outline }) => outline.rules.map(({ id, title }) => [id, title])),
  );
