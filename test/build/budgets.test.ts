/** Weight limits over the built files. What a page loads is read off the files themselves. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FONT_SETS, type FontSet } from '../../src/assets/fonts/sets.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { WEEKS } from '../../src/puzzle-bank/addresses.ts';
import { attributes, BUILDS, filesOf, gzipSize, pagesOf, type BuiltPage } from '../support/built.ts';

const KB = 1024;
/**
 * What every page carries so that the site can be relied on without a network, on top of its own limit:
 * the sign in the footer with its script (0.8 KB), and the notice about a script that is gone, whose
 * script must stand in the page itself (0.5 KB).
 */
const OFFLINE = 1.5 * KB;
const built = BUILDS[0]!;
const pages = pagesOf(built).filter(({ url }) => /^\/(en|pl|ru)\//.test(url));

const IMPORTS = /(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+\.js)["'`]/g;
const WORKERS = /new Worker\(\s*["'`](\/[^"'`]+\.js)["'`]/g;

const imports = new Map<string, readonly string[]>();

/** What a script names itself; read once. */
function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const found = [
    ...Array.from(source.matchAll(IMPORTS), ([, name]) => join(file, '..', name!)),
    ...Array.from(source.matchAll(WORKERS), ([, href]) => join(built.folder, href!)),
  ];
  imports.set(file, found);
  return found;
}

/** A script and everything it can fetch, at once or later. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of importsOf(file)) withImports(other, seen);
  return seen;
}

function scriptsOf({ root }: BuiltPage): ReadonlySet<string> {
  const entries = [
    ...attributes(root, 'script[src]', 'src'),
    ...attributes(root, 'astro-island', 'component-url'),
    ...attributes(root, 'astro-island', 'renderer-url'),
  ].map((href) => join(built.folder, href));
  return new Set(entries.flatMap((file) => [...withImports(file)]));
}

const bytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSize(file), 0);

function scriptBytes(page: BuiltPage): number {
  const inline = page.root
    .querySelectorAll('script:not([src], [type="application/json"])')
    .map((script) => script.innerHTML)
    .join('\n');
  return bytesOf(scriptsOf(page)) + gzipSync(inline).length;
}

const hasBoard = ({ root }: BuiltPage): boolean => root.querySelector('astro-island') !== null;

/** A page of the rules, rulings or editions has its own small script, and boards where it has examples or questions on the board. */
const isOfRules = ({ url }: BuiltPage): boolean => /^\/\w+\/(rules|rulings|editions)\//.test(url);
/** It has no board, but reads saved games, and so needs the engine. */
const isOfData = ({ url }: BuiltPage): boolean => url.endsWith('/data/');
/** Tools for the table; which of them have boards is their business. */
const isOfReferee = ({ url }: BuiltPage): boolean => url.endsWith('/referee/');
/** The pieces of the expansion are fetched where an example has them, and nowhere else. */
const hasModulePieces = ({ root }: BuiltPage): boolean =>
  attributes(root, 'astro-island', 'component-url').some((url) => /\/Rome\w+\./.test(url));
const named = (list: readonly BuiltPage[]) => list.map((page) => [page.url, page] as const);

test('apart from rules, rulings, editions and referee, home, map, first game, play, puzzles and replay have a live board and the other pages have none', () => {
  const boards = pages
    .filter((page) => hasBoard(page) && !isOfRules(page) && !isOfData(page) && !isOfReferee(page))
    .map(({ url }) => url);
  expect(boards.toSorted()).toEqual(
    LANGS.flatMap((lang) => [
      `/${lang}/`,
      `/${lang}/board/`,
      `/${lang}/learn/`,
      `/${lang}/play/`,
      `/${lang}/puzzles/`,
      `/${lang}/replay/`,
    ]).toSorted(),
  );
});

describe('scripts', () => {
  test.each(named(pages.filter(hasBoard)))(
    '%s: at most 60 KB in all, 66 KB with modules, 116 KB to play, 103 KB to solve, 90 KB to watch or to settle it',
    (url, page) => {
      const bytes = scriptBytes(page);
      expect(bytes).toBeLessThanOrEqual(
        (url.endsWith('/play/')
          ? 116
          : url.endsWith('/puzzles/')
            ? 103
            : /\/(replay|referee)\/$/.test(url)
              ? 90
              : hasModulePieces(page)
                ? 66
                : 60) *
          KB +
          OFFLINE,
      );
      expect(bytes, 'the walk over imports found what is behind the island').toBeGreaterThan(10 * KB);
    },
  );

  test.each([
    ['bot.worker', 'play', 20],
    ['solver.worker', 'puzzles', 24],
    ['maker.worker', 'puzzles', 30],
  ] as const)('%s: only the page %s needs it, and it weighs at most %i KB', (name, where, limit) => {
    const worker = (page: BuiltPage): string | undefined =>
      [...scriptsOf(page)].find((file) => file.includes(name));
    const users = pages.filter(worker);
    expect(users.map(({ url }) => url).toSorted()).toEqual(
      LANGS.map((lang) => `/${lang}/${where}/`).toSorted(),
    );
    const files = withImports(worker(users[0]!)!);
    expect(bytesOf(files)).toBeLessThanOrEqual(limit * KB);
    expect(files.size, 'it takes the engine from a file that the page has too').toBeGreaterThan(1);
  });

  test.each(named(pages.filter((page) => !hasBoard(page))))(
    '%s: at most 3 KB without a board, 7 KB in the rules',
    (_, page) => {
      expect(scriptBytes(page)).toBeLessThanOrEqual((isOfRules(page) ? 7 : 3) * KB + OFFLINE);
    },
  );

  test.each(named(pages.filter(isOfRules)))('%s: at most 7 KB before an example is in sight', (_, page) => {
    const early = attributes(page.root, 'script[src]', 'src').map((href) => join(built.folder, href));
    const files = new Set(early.flatMap((file) => [...withImports(file)]));
    expect(bytesOf(files)).toBeLessThanOrEqual(7 * KB + OFFLINE);
  });
});

test('a day of puzzles is at most 3 KB to fetch, with the rest of its week', () => {
  const weeks = readdirSync(join(built.folder, 'puzzles')).filter((name) => name.startsWith('week-'));
  expect(weeks).toHaveLength(WEEKS);
  for (const name of weeks)
    expect(gzipSize(join(built.folder, 'puzzles', name)), name).toBeLessThanOrEqual(3 * KB);
});

describe('pictures of rulings', () => {
  const pictures = filesOf(built.folder).filter((file) => /\/rulings\/.*\.png$/.test(file));

  test('weigh at most 40 KB each', () => {
    expect(pictures.length).toBeGreaterThan(0);
    for (const file of pictures)
      expect(statSync(join(built.folder, file)).size, file).toBeLessThanOrEqual(40 * KB);
  });

  test('are for those with whom a link is shared: no page shows them', () => {
    expect(pages.filter(({ html }) => /<img[^>]+\/rulings\//.test(html)).map(({ url }) => url)).toEqual([]);
  });
});

describe('fonts', () => {
  /** The ranges in the page's font faces decide which files a browser fetches for its text. */
  const fetched = ({ html, root }: BuiltPage): readonly string[] => {
    const letters = new Set([...root.text, ...Object.values(root.querySelector('title')?.text ?? '')]);
    return [...html.matchAll(/@font-face\{[^}]*?src:url\("([^"]+\.woff2)"\)[^}]*?unicode-range:([^;]+);/g)]
      .filter(([, , ranges]) => [...letters].some((letter) => inRanges(letter.codePointAt(0)!, ranges!)))
      .map(([, url]) => join(built.folder, url!));
  };
  const inRanges = (code: number, ranges: string): boolean =>
    ranges.split(',').some((range) => {
      const [from, to = from] = range.replace('U+', '').split('-');
      return code >= Number.parseInt(from!, 16) && code <= Number.parseInt(to!, 16);
    });

  test.each(pages.map((page) => [page.url, page] as const))('%s: at most 80 KB', (url, page) => {
    const files = new Set(fetched(page));
    const sets: readonly FontSet[] = url.startsWith('/ru/') ? ['latin', 'cyrillic'] : ['latin'];
    expect(files.size).toBeGreaterThanOrEqual(2 * sets.length);
    const bytes = [...files].reduce((sum, file) => sum + readFileSync(file).length, 0);
    expect(bytes).toBeLessThanOrEqual(80 * KB);
  });

  test('the declared ranges and the letters in the files are the same sets', () => {
    const { html } = pages[0]!;
    const faces = [...html.matchAll(/unicode-range:([^;]+);/g)].map(([, ranges]) => ranges!);
    for (const letters of Object.values(FONT_SETS)) {
      for (const letter of letters) {
        expect(
          faces.some((ranges) => inRanges(letter.codePointAt(0)!, ranges)),
          letter,
        ).toBe(true);
      }
    }
  });
});

test('only the chapters and rulings of the expansion, and all rules on one page, have its pieces', () => {
  const with12and13 = pages.filter((page) => isOfRules(page) && hasModulePieces(page)).map(({ url }) => url);
  const chapters = with12and13.filter((url) => url.includes('/rules/'));
  expect(chapters.toSorted()).toEqual(
    LANGS.flatMap((lang) =>
      ['all', 'audience', 'offices'].map((name) => `/${lang}/rules/${name}/`),
    ).toSorted(),
  );
});

/** All rules with all their drawn positions are a book; a chapter is a part of it. A game can need any text. */
const limitOf = ({ url }: BuiltPage): number =>
  url.endsWith('/rules/all/')
    ? 170
    : /\/rules\/(offices|audience)\/$/.test(url)
      ? 60
      : /\/(play|puzzles)\/$/.test(url)
        ? 56
        : /\/(replay|referee)\/$/.test(url)
          ? 43
          : url.endsWith('/editions/')
            ? 53
            : /\/(rules|rulings)\/./.test(url)
              ? 50
              : 40;

test.each(named(pages))('%s: the page itself keeps its weight', (_, page) => {
  expect(gzipSize(join(built.folder, page.file))).toBeLessThanOrEqual(limitOf(page) * KB + OFFLINE);
});

test.each(named(pages.filter(({ url }) => url.endsWith('/rules/all/'))))(
  '%s: it is read in pieces that hold nobody up, and the land is there before the boards that copy it',
  (_, { root }) => {
    const pieces = root.querySelector('.rules-text')!.innerHTML.split('</script>');
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(40 * KB);
    const [first] = root.querySelectorAll('.board, #sheet-land');
    expect(first!.id).toBe('sheet-land');
  },
);

test.each(LANGS)('%s: what is searched weighs at most 80 KB with the code that searches', (lang) => {
  const page = pages.find(({ url }) => url === `/${lang}/referee/`)!;
  const island = attributes(page.root, '.room-search astro-island', 'component-url');
  expect(island).toHaveLength(1);
  const code = island.flatMap((href) => [...withImports(join(built.folder, href))]);
  const index = gzipSize(join(built.folder, lang, 'search.json'));
  expect(index).toBeGreaterThan(15 * KB);
  expect(bytesOf(new Set(code)) + index).toBeLessThanOrEqual(80 * KB);
});
