/** Which language `/` leads to. */
import { DEFAULT_LANG, isLang, type Lang } from './locales.ts';

/** An earlier choice wins; then the first of the browser's languages that the site has. */
export function chooseLang(stored: unknown, browser: readonly string[]): Lang {
  if (isLang(stored)) return stored;
  return browser.map((tag) => tag.toLowerCase().split('-')[0]).find(isLang) ?? DEFAULT_LANG;
}
