/**
 * A pack: what a reader's device needs to show a part of the site without a network. There is one for
 * each language and one for what all languages share. The build writes it as `offline/<digest>.json`,
 * and `sw.js` names the packs of its build by their digests.
 */

/** The first 96 bits of a file's SHA-256, in hexadecimal. */
export type Digest = string;

/**
 * A page is put together from parts of pieces: its digest, then runs of three numbers: which piece,
 * its first part, how many parts.
 */
export type Recipe = readonly [digest: Digest, ...runs: number[]];

export interface Pack {
  /** Fetched one by one: scripts, fonts, icons. */
  readonly files: Readonly<Record<string, Digest>>;
  /** The weeks of daily puzzles, from the first. Only those to come are fetched ahead. */
  readonly weeks: readonly Digest[];
  /** `offline/<digest>.json`, each a list of parts, in the order they are fetched. */
  readonly pieces: readonly Digest[];
  readonly pages: Readonly<Record<string, Recipe>>;
}

export const SHARED = 'shared';

/** What the build puts in front of the worker. */
export interface Settings {
  /** The sub-path of the site, with a slash at both ends. */
  readonly base: string;
  /** The first day that has a daily puzzle, in days since 1970. */
  readonly firstDay: number;
  /** By language, and `shared`. */
  readonly packs: Readonly<Record<string, Digest>>;
}

export const contentPath = (digest: Digest): string => `offline/${digest}.json`;

/** The path of a week in a pack; weeks are counted from 0. */
export const weekOf = (pack: string, week: number): string =>
  `${pack === SHARED ? '' : `${pack}/`}puzzles/week-${week + 1}.json`;

/** Which pack an address belongs to, if that pack exists. */
export function packOf(path: string, packs: Settings['packs']): string {
  const [first = ''] = path.split('/');
  const isOfLanguage = path.includes('/') && first !== SHARED && Object.hasOwn(packs, first);
  return isOfLanguage && !path.endsWith('/offline/') ? first : SHARED;
}

/** Scripts and fonts carry their content in their names; everything else is kept under its digest too. */
export const isNamedByContent = (path: string): boolean => path.startsWith('_astro/');

/** The key in the store of an address with this content. */
export const keyOf = (path: string, digest: Digest): string =>
  isNamedByContent(path) ? path : `${path}?${digest}`;

export type Found =
  | { readonly type: 'file'; readonly digest: Digest }
  | { readonly type: 'page'; readonly digest: Digest; readonly recipe: Recipe };

const WEEK = /(?:^|\/)puzzles\/week-(\d+)\.json$/;

/** What a pack knows about an address. */
export function findIn(pack: Pack, path: string): Found | undefined {
  if (Object.hasOwn(pack.pages, path)) {
    const recipe = pack.pages[path]!;
    return { type: 'page', digest: recipe[0], recipe };
  }
  const week = Number(WEEK.exec(path)?.[1] ?? 0);
  const digest = Object.hasOwn(pack.files, path) ? pack.files[path] : pack.weeks[week - 1];
  return digest ? { type: 'file', digest } : undefined;
}

/** The numbers of the pieces that a page needs. */
export function piecesOf(recipe: Recipe): ReadonlySet<number> {
  const [, ...runs] = recipe;
  return new Set(runs.filter((_, i) => i % 3 === 0));
}

export type Pieces = (piece: number) => readonly string[];

/** The text of a page. */
export function assemble(recipe: Recipe, pieces: Pieces): string {
  const [, ...runs] = recipe;
  let text = '';
  for (let i = 0; i < runs.length; i += 3) {
    const [piece, first, count] = [runs[i]!, runs[i + 1]!, runs[i + 2]!];
    text += pieces(piece)
      .slice(first, first + count)
      .join('');
  }
  return text;
}

export const typeOf = (path: string): string =>
  path.endsWith('.json')
    ? 'application/json; charset=utf-8'
    : path.endsWith('.webmanifest')
      ? 'application/manifest+json'
      : 'text/html; charset=utf-8';
