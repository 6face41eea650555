/** The words of a text as they are compared: without case, marks and endings, each with its place. */
import type { Lang } from '../../../i18n/locales.ts';
import { fold } from '../../../text/fold.ts';
import { stemOf } from './stems.ts';

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly stem: string;
  /** The stem with umlauts written as two letters, as typed where they are missing: `muenchen`. */
  readonly spelt?: string;
}

/** Stop words, folded. */
const LITTLE: Readonly<Record<Lang, ReadonlySet<string>>> = {
  en: new Set(
    'a an and are at be can do does for get have how i in is it may me my of on or that the then to what when with'.split(
      ' ',
    ),
  ),
  pl: new Set(
    'a albo czy dla do i ile jak jest kiedy ktore moge mozna na o od po przy sie to w z za ze'.split(' '),
  ),
  ru: new Set('а в во для до за и из или как когда ли мне можно на о от по при с со у что это'.split(' ')),
};

const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const WORD = /[\p{L}\p{N}]+/gu;

/** The stems of all words but stop words, or of all words if there is nothing else. */
export function tellingStems(text: string, lang: Lang): readonly string[] {
  const folded = fold(text.normalize('NFC'));
  const words = wordsOf(text, lang);
  const telling = words.filter(({ start, end }) => !LITTLE[lang].has(folded.slice(start, end)));
  return (telling.length > 0 ? telling : words).map(({ stem }) => stem);
}

/** `start` and `end` are positions in the text after NFC. */
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
