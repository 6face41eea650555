/** Finds a paragraph by its number. */
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

/** While a number is being typed, what the numbers meant begin with; nothing typed begins every number. */
export const numberStart = (typed: string): string | null =>
  /^§?\s*(?:(\d{1,2})\s*(?:[.,]\s*(\d{0,2}))?)?$/
    .exec(typed.trim())
    ?.slice(1)
    .filter((part) => part !== undefined)
    .join('.') ?? null;
