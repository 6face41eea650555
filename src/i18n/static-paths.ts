import { LANGS } from './locales.ts';

/** One page a language. */
export const languagePaths = () => LANGS.map((lang) => ({ params: { lang }, props: { lang } }));
