import { LANGS, LOCALES, type Lang } from '../../src/i18n/locales.ts';
import { translate } from '../../src/i18n/messages.ts';
import { namesIn, type Names } from '../../src/i18n/names.ts';
import type { Translate } from '../../src/i18n/t.ts';

export interface Language {
  readonly lang: Lang;
  readonly tag: string;
  readonly t: Translate;
  readonly names: Names;
}

/** A language as the islands get it. */
export function speak(lang: Lang): Language {
  const t = translate(lang);
  return { lang, tag: LOCALES[lang].tag, t, names: namesIn(lang, t) };
}

export const LANGUAGES: readonly Language[] = LANGS.map(speak);

/** Whole sentences: nothing left to fill in, nothing that a program would say. */
export const isProse = (text: string): boolean =>
  /^[\p{Lu}\d].*[.!]$/u.test(text) && !/[{}]|undefined|null|NaN|\[object| {2}| [.,;:!]/.test(text);
