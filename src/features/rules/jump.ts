/** Finds a paragraph by its number. */
import { CHAPTERS } from '../../i18n/chapters.ts';

/** `6.3` of an address or a box: which chapter it belongs to. Nothing if it cannot be a paragraph's number. */
export function chapterPathOf(number: string): string | null {
  const [, chapter] = /^(\d{1,2})\.\d{1,2}$/.exec(number) ?? [];
  const slug = chapter && CHAPTERS[Number(chapter) - 1];
  return slug ? `${slug}/#${number}` : null;
}
