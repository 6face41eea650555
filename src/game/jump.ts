/** Finds a paragraph by its number or by words of its title. */
import { CHAPTERS } from '../i18n/chapters.ts';

/** `6.3` of an address or a box: which chapter it belongs to. Nothing if it cannot be a paragraph's number. */
export function chapterPathOf(number: string): string | null {
  const [, chapter] = /^(\d{1,2})\.\d{1,2}$/.exec(number) ?? [];
  const slug = chapter && CHAPTERS[Number(chapter) - 1];
  return slug ? `${slug}/#${number}` : null;
}

/** As typed on whatever keyboard: `§ 6,3 ` is 6.3. */
export const numberIn = (typed: string): string | null =>
  /^§?\s*(\d{1,2})\s*[.,]\s*(\d{1,2})$/.exec(typed.trim())?.slice(1).join('.') ?? null;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l');

/** All words must occur, in whatever order, without regard to accents. */
export const matches = (title: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every((word) => plain(title).includes(word));
