/** Where a component inside a text finds itself: texts are handed no props, but every page has its address. */
import { CHAPTERS, type Chapter } from './chapters.ts';
import { isLang, type Lang } from './locales.ts';

interface Page {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Call it with `Astro`. */
export function langOf({ params }: Page): Lang {
  const { lang } = params;
  if (!isLang(lang)) throw new RangeError(`this page has no language: ${JSON.stringify(params)}`);
  return lang;
}

/** The chapter whose page this is; nothing on the page that has all of them. */
export const chapterAt = ({ params }: Page): Chapter | undefined =>
  CHAPTERS.find((chapter) => chapter === params['chapter']);
