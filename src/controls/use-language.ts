import { useMemo } from 'preact/hooks';
import type { Lang } from '../i18n/locales.ts';
import { namesIn, type Names } from '../i18n/names.ts';
import { translator, type Messages, type Translate } from '../i18n/t.ts';

/** What every island is handed by its page. */
export interface LanguageProps {
  readonly lang: Lang;
  readonly messages: Messages;
}

export const useLanguage = ({
  lang,
  messages,
}: LanguageProps): { readonly t: Translate; readonly names: Names } =>
  useMemo(() => {
    const t = translator(lang, messages);
    return { t, names: namesIn(lang, t) };
  }, [lang, messages]);
