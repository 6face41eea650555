/** Where a piece inside a text finds itself: a text hands it no props, but every page has its address. */
import { CHAPTERS, type Chapter } from './chapters.ts';

interface OnPage {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The chapter whose page this is; nothing on the page that has all of them. Call it with `Astro`. */
export const chapterAt = ({ params }: OnPage): Chapter | undefined =>
  CHAPTERS.find((chapter) => chapter === params['chapter']);
