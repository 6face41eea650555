/** Addresses inside the site, wherever it is hosted. */
import type { RuleId } from '../engine/index.ts';
import { chapterOf } from './chapters.ts';
import { DEFAULT_LANG, LANGS, type Lang } from './locales.ts';
import { pageById, rulingPath, type PageId } from './pages.ts';
import type { RulingSlug } from './rulings.ts';

/** Astro gives the sub-path the site lives under, with or without a slash at the end. */
const BASE = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** The address of a file or page inside this site, whatever sub-path it lives under. */
export const withBase = (path: string): string => `${BASE}${path.replace(/^\//, '')}`;

export const hrefOf = (lang: Lang, id: PageId): string => withBase(`${lang}/${pageById(id).path}`);

/** The permanent address of a paragraph of the rules. */
export const ruleHref = (lang: Lang, rule: RuleId): string =>
  withBase(`${lang}/rules/${chapterOf(rule)}/#${rule}`);

export const rulingHref = (lang: Lang, slug: RulingSlug): string => withBase(`${lang}/${rulingPath(slug)}`);

/** The same page in every language, and where to send a reader of none of them. */
export const alternatesOf = (path: string): readonly (readonly [hreflang: string, href: string])[] => [
  ...LANGS.map((lang) => [lang, withBase(`${lang}/${path}`)] as const),
  ['x-default', withBase(path === '' ? '/' : `${DEFAULT_LANG}/${path}`)],
];
