/** The chapter that a component inside a text is on, read off the page's address: texts pass no props. */
import { CHAPTERS, type Chapter } from './chapters.ts';

interface OnPage {
  readonly url: URL;
}

/** The chapter whose page this is; nothing on the page that has all of them. Call it with `Astro`. */
export function chapterAt({ url }: OnPage): Chapter | undefined {
  const [last, room] = url.pathname.split('/').filter(Boolean).toReversed();
  return room === 'rules' ? CHAPTERS.find((chapter) => chapter === last) : undefined;
}
