/**
 * The pages that exist, in every language under the same path. A page is listed here only once it is
 * built: header, footer, sitemap and tests follow this table.
 */
import { CHAPTERS, type Chapter } from './chapters.ts';
import { RULING_GROUPS, type RulingSlug } from './rulings.ts';
import type { PlainKey } from './t.ts';

interface PageData {
  readonly id: string;
  /** Below the language, with a slash at the end. */
  readonly path: string;
  /** In the header as well as in the footer. */
  readonly isDoor: boolean;
  /** The page above this one; a page that has one is in neither header nor footer. */
  readonly room?: string;
}

const chapterPage = <C extends Chapter>(chapter: C) =>
  ({
    id: `rules-${chapter}`,
    path: `rules/${chapter}/`,
    isDoor: false,
    room: 'rules',
  }) as const;

export const PAGES = [
  { id: 'home', path: '', isDoor: false },
  { id: 'learn', path: 'learn/', isDoor: true },
  { id: 'play', path: 'play/', isDoor: true },
  { id: 'puzzles', path: 'puzzles/', isDoor: true },
  { id: 'rules', path: 'rules/', isDoor: true },
  ...CHAPTERS.map(chapterPage),
  { id: 'rules-all', path: 'rules/all/', isDoor: false, room: 'rules' },
  { id: 'rulings', path: 'rulings/', isDoor: true },
  { id: 'referee', path: 'referee/', isDoor: true },
  { id: 'editions', path: 'editions/', isDoor: false },
  { id: 'board', path: 'board/', isDoor: true },
  { id: 'replay', path: 'replay/', isDoor: false },
  { id: 'data', path: 'data/', isDoor: false },
  { id: 'about', path: 'about/', isDoor: true },
] as const satisfies readonly PageData[];

export type Page = (typeof PAGES)[number];
export type PageId = Page['id'];

export const pageById = (id: PageId): Page => PAGES.find((page) => page.id === id)!;

/** What the footer lists; doors are the part of it that the header has too. */
export const MAIN_PAGES: readonly Page[] = /* @__PURE__ */ PAGES.filter((page) => !('room' in page));

export const roomOf = (id: PageId): PageId | undefined => {
  const page = pageById(id);
  return 'room' in page ? page.room : undefined;
};

export const rulingPath = (slug: RulingSlug): string => `rulings/${slug}/`;
/** The preview picture for links to a ruling. */
export const rulingPicture = (slug: RulingSlug): string => `rulings/${slug}.png`;

/**
 * Every path below the language. Rulings are pages, too, but their texts are in `content/rulings`. A
 * function, so that scripts which link to a page do not bring all of them along.
 */
export const allPaths = (): readonly string[] => [
  ...PAGES.map(({ path }) => path),
  ...Object.values(RULING_GROUPS).flatMap((slugs) => slugs.map(rulingPath)),
];

export const titleKey = (id: PageId): PlainKey => `page.${id}.title`;
export const descriptionKey = (id: PageId): PlainKey => `page.${id}.description`;
export const navKey = (id: PageId): PlainKey => `page.${id}.nav`;
