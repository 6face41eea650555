/** The packs of the built site: whole, small, and of nothing but what readers need. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { allPaths } from '../../src/i18n/pages.ts';
import { digestOf } from '../../src/site/offline/digest.ts';
import { weeksOf } from '../../src/site/offline/library.ts';
import { isOurPage } from '../../src/site/offline/ours.ts';
import { assemble, contentPath, SHARED, type Pack, type Settings } from '../../src/site/offline/pack.ts';
import { DAYS_AHEAD } from '../../src/site/offline/weeks.ts';
import { BUILDS, filesOf, pagesOf, type Built } from '../support/built.ts';

const MB = 1024 * 1024;
const KB = 1024;

const read = ({ folder }: Built, file: string): Buffer => readFileSync(join(folder, file));
const fileOf = (path: string): string => (path === '' || path.endsWith('/') ? `${path}index.html` : path);
const json = <T>(built: Built, digest: string): T =>
  JSON.parse(read(built, contentPath(digest)).toString()) as T;
const settingsOf = (built: Built): Settings =>
  JSON.parse(/^self\.OFFLINE=(.*);\n/.exec(read(built, 'sw.js').toString())![1]!) as Settings;

describe.each(BUILDS)('$folder at $base', (built) => {
  const settings = settingsOf(built);
  const packs: Readonly<Record<string, Pack>> = Object.fromEntries(
    [SHARED, ...LANGS].map((name) => [name, json<Pack>(built, settings.packs[name]!)]),
  );

  test('is for this base', () => {
    expect(settings.base).toBe(built.base);
  });

  test.each([SHARED, ...LANGS])('%s: every page comes out of the pieces as it was built', async (name) => {
    const { pieces, pages } = packs[name]!;
    const parts = pieces.map((digest) => json<readonly string[]>(built, digest));
    expect(Object.keys(pages).length).toBeGreaterThan(40);
    for (const [path, recipe] of Object.entries(pages)) {
      const text = assemble(recipe, (piece) => parts[piece]!);
      expect(text === read(built, fileOf(path)).toString(), path).toBe(true);
      expect(await digestOf(text), path).toBe(recipe[0]);
    }
  });

  test('holds every page of each language, all practice puzzles and all scripts, but no pictures for others', () => {
    const files = filesOf(built.folder);
    for (const lang of LANGS)
      for (const path of allPaths()) expect(packs[lang]!.pages, path).toHaveProperty([`${lang}/${path}`]);
    const shared = [...Object.keys(packs[SHARED]!.pages), ...Object.keys(packs[SHARED]!.files)];
    const wanted = files.filter((file) => /^_astro\/|^puzzles\/(?!week)|^\w\w\/offline\//.test(file));
    expect(wanted.filter((file) => !shared.some((path) => fileOf(path) === file))).toEqual([]);
    const all = Object.values(packs).flatMap((pack) => [
      ...Object.keys(pack.pages),
      ...Object.keys(pack.files),
    ]);
    expect(all.filter((path) => /rulings\/.*\.png$|\.xml$/.test(path))).toEqual([]);
  });

  test('nothing in offline/ is left over', () => {
    const named = Object.entries(packs).flatMap(([name, { pieces }]) => [settings.packs[name]!, ...pieces]);
    const written = filesOf(built.folder).filter((file) => file.startsWith('offline/'));
    expect(written.toSorted()).toEqual([...new Set(named)].map(contentPath).toSorted());
  });

  test('every page has the marks by which it is known, the last thing it has', () => {
    for (const { url, html } of pagesOf(built)) {
      expect(isOurPage(html), url).toBe(true);
      expect(isOurPage(html.slice(0, -60)), `half of ${url}`).toBe(false);
    }
  });

  test.each(LANGS)('%s: at most 1.1 MB to fetch in all, in pieces of at most 60 KB', (lang) => {
    const today = settings.firstDay + 3;
    const paths = [SHARED, lang].flatMap((name) => {
      const pack = packs[name]!;
      const pieces = pack.pieces.map(contentPath);
      for (const piece of pieces) expect(gzipSync(read(built, piece)).length).toBeLessThanOrEqual(60 * KB);
      const weeks = weeksOf(name, pack, today, settings.firstDay).map(([path]) => path);
      expect(weeks.length * 7).toBeGreaterThan(DAYS_AHEAD);
      return [contentPath(settings.packs[name]!), ...Object.keys(pack.files), ...pieces, ...weeks];
    });
    const size = (pack: (body: Buffer) => Buffer): number =>
      ['sw.js', ...paths]
        .map((path) => [path, read(built, path)] as const)
        .reduce((sum, [path, body]) => sum + (/woff2|png/.test(path) ? body : pack(body)).length, 0);
    expect(size((body) => gzipSync(body))).toBeLessThanOrEqual(1.1 * MB);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(size((body) => brotliCompressSync(body, { params }))).toBeLessThanOrEqual(1.1 * MB);
  });
});
