/** The words of a text as they are compared: without case, marks and endings, each with its place. */
import type { Lang } from '../../i18n/locales.ts';
import { fold } from '../fold.ts';
import { stemOf } from './stems.ts';

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly stem: string;
  /** As typed in a language without such letters: `muenchen`. */
  readonly spelt?: string;
}

const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const WORD = /[\p{L}\p{N}]+/gu;

/** Places are those in the text after NFC. */
export function wordsOf(text: string, lang: Lang): readonly Word[] {
  const composed = text.normalize('NFC');
  return [...fold(composed).matchAll(WORD)].map(({ 0: folded, index: start }) => {
    const end = start + folded.length;
    const written = composed.slice(start, end).toLowerCase();
    const stem = stemOf(folded.replaceAll('ß', 'ss'), lang);
    return /[äöü]/.test(written)
      ? {
          start,
          end,
          stem,
          spelt: stemOf(written.replace(/[äöü]/g, (letter) => SPELT[letter]!).replaceAll('ß', 'ss'), lang),
        }
      : { start, end, stem };
  });
}
