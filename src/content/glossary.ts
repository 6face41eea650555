/** The words of the game in every language, and what each booklet calls them. */
import glossary from '../../content/glossary.json' with { type: 'json' };
import type { Lang } from '../i18n/locales.ts';

export type TermId = keyof typeof glossary;

/** The sources of words, in the order in which they are shown; the last two are known only in parts. */
export const NAMERS = [
  'german',
  'rebel-pl',
  'bard-pl',
  'biancheria-en',
  'smart-ru',
  'rio-grande-en',
  'french',
] as const;
export type Namer = (typeof NAMERS)[number];

/** The language in which each of them speaks. */
export const NAMER_LANGS = {
  german: 'de',
  'rebel-pl': 'pl',
  'bard-pl': 'pl',
  'biancheria-en': 'en',
  'smart-ru': 'ru',
  'rio-grande-en': 'en',
  french: 'fr',
} as const satisfies Record<Namer, string>;

/** The sources shown with a paragraph: those known in parts only if they are in the reader's language. */
export const namersFor = (lang: Lang): readonly Namer[] =>
  NAMERS.filter((namer) => (namer !== 'rio-grande-en' && namer !== 'french') || NAMER_LANGS[namer] === lang);

export interface Entry {
  /** What this site says. */
  readonly ours: Readonly<Record<Lang, string>>;
  /** What it is, in one line. */
  readonly says: Readonly<Record<Lang, string>>;
  readonly names: Readonly<Partial<Record<Namer, string>>>;
  /** With what it may be confused. */
  readonly note?: Readonly<Record<Lang, string>>;
}

export const GLOSSARY: Readonly<Record<TermId, Entry>> = glossary;

/** Words that mean another thing in another booklet or language; their notes say which. */
export const FALSE_FRIENDS: readonly TermId[] = ['coachman', 'wainwright', 'coach', 'carriage'];
