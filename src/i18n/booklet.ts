/** Which booklet the reader has on the table: it decides the reading that comes first and the options of examples. */
import { DEFAULT_EDITION, EDITIONS, type EditionId } from '../engine/index.ts';
import type { Lang } from './locales.ts';

export const BOOKLETS = ['rebel-pl', 'bard-pl', 'biancheria-en', 'smart-ru', 'none'] as const;
export type Booklet = (typeof BOOKLETS)[number];

const FIRST_BOOKLET: Readonly<Record<Lang, Booklet>> = {
  pl: 'bard-pl',
  en: 'biancheria-en',
  ru: 'smart-ru',
};

/** A stored choice, or what is usual where this language is spoken. */
export const bookletOf = (stored: string | null, lang: Lang): Booklet =>
  BOOKLETS.find((booklet) => booklet === stored) ?? FIRST_BOOKLET[lang];

export const editionOf = (booklet: Booklet): EditionId =>
  booklet in EDITIONS ? (booklet as EditionId) : DEFAULT_EDITION;
