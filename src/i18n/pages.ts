/**
 * The pages that exist, in every language under the same path. A page is listed here when its
 * room is built, never before: header, footer, sitemap and tests follow this table.
 */
import type { MessageKey } from './t.ts';

interface PageData {
  readonly id: string;
  /** Below the language, with a slash at the end. */
  readonly path: string;
  /** In the header as well as in the footer. */
  readonly isDoor: boolean;
}

export const PAGES = [
  { id: 'home', path: '', isDoor: false },
  { id: 'board', path: 'board/', isDoor: true },
  { id: 'about', path: 'about/', isDoor: true },
] as const satisfies readonly PageData[];

export type Page = (typeof PAGES)[number];
export type PageId = Page['id'];

export const pageById = (id: PageId): Page => PAGES.find((page) => page.id === id)!;

export const titleKey = (id: PageId): MessageKey => `page.${id}.title`;
export const descriptionKey = (id: PageId): MessageKey => `page.${id}.description`;
export const navKey = (id: PageId): MessageKey => `page.${id}.nav`;
