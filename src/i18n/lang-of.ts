/** The language of the page a component is on: pieces used inside texts are not handed it. */
import { DEFAULT_LANG, isLang, type Lang } from './locales.ts';

interface OnPage {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

export const langOf = ({ params, url }: OnPage): Lang =>
  [params['lang'], ...url.pathname.split('/')].find(isLang) ?? DEFAULT_LANG;
