/** The differences between the booklets in the words of a language. */
import en from '../../content/editions/en.json' with { type: 'json' };
import pl from '../../content/editions/pl.json' with { type: 'json' };
import ru from '../../content/editions/ru.json' with { type: 'json' };
import type { DifferenceId } from './editions.ts';
import type { Lang } from '../i18n/locales.ts';

export const EDITION_WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, pl, ru };

/** What is said about a difference: its `title`, a `note`, the title of its `example`, or what a booklet says. */
export const wordsAbout =
  (lang: Lang, id: DifferenceId) =>
  (what: string): string | undefined =>
    EDITION_WORDS[lang][`${id}.${what}`];
