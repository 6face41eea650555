/** Where a piece inside a text finds itself: a text hands it no props, but every page has its address. */
import { CHAPTERS, type Chapter } from './chapters.ts';

interface OnPage {
  readonly url: URL;
}

/** The chapter whose page this is; nothing on the page that has all of them. Call it with `Astro`. */
export function chapterAt({ url }: OnPage): Chapter | undefined {
  const [last, room] = url.pathname.split('/').filter(Boolean).toReversed();
  return room === 'rules' ? CHAPTERS.find((chapter) => chapter === last) : undefined;
}
