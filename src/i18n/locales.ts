/**
 * The languages of the site, in one table. To add one, start here; types and tests name the rest.
 * `dash` stands between the cities of a route.
 */
export const LOCALES = {
  en: { tag: 'en-GB', name: 'English', short: 'EN', dash: '–' },
  pl: { tag: 'pl-PL', name: 'Polski', short: 'PL', dash: '–' },
  ru: { tag: 'ru-RU', name: 'Русский', short: 'RU', dash: '—' },
} as const;

export type Lang = keyof typeof LOCALES;
export const LANGS = Object.keys(LOCALES) as readonly Lang[];

/** What `/` leads to when neither a choice nor the browser says otherwise. */
export const DEFAULT_LANG: Lang = 'en';

/** For untrusted values, from addresses and from storage. */
export const isLang = (value: unknown): value is Lang => LANGS.includes(value as Lang);
