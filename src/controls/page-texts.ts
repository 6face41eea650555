/**
 * The texts of a page with many islands are in it once (`Texts.astro`), not once per island. The server has
 * them all; the branch and the import behind it are removed from the browser's script.
 */
import { useMemo } from 'preact/hooks';
import type { Lang } from '../i18n/locales.ts';
// oxlint-disable-next-line no-restricted-imports -- only the server's half of the branch below uses it
import { MESSAGES } from '../i18n/messages.ts';
import { namesIn, type Names } from '../i18n/names.ts';
import { translator, type Messages, type Translate } from '../i18n/t.ts';

export const TEXTS_ID = 'texts';

let read: Messages | null = null;

function textsOf(lang: Lang): Messages {
  if (import.meta.env.SSR) return MESSAGES[lang];
  read ??= JSON.parse(document.getElementById(TEXTS_ID)?.textContent ?? '{}') as Messages;
  return read;
}

export interface Language {
  readonly lang: Lang;
  readonly t: Translate;
  readonly names: Names;
}

export const usePageLanguage = (lang: Lang): Language =>
  useMemo(() => {
    const t = translator(lang, textsOf(lang));
    return { lang, t, names: namesIn(lang, t) };
  }, [lang]);
