/** What is fetched to keep a pack, and what is not. */
import { describe, expect, test } from 'vitest';
import { createKeeper, NotNow } from '../../../src/site/offline/keeper.ts';
import { openLibrary } from '../../../src/site/offline/library.ts';
import { contentPath, SHARED } from '../../../src/site/offline/pack.ts';
import type { Store } from '../../../src/site/offline/store.ts';
import { memoryStore, pageLike, siteOf, type Site } from '../../support/offline.ts';

const PAGES = [pageLike('a/', 'rules', 'one'), pageLike('b/', 'rulings', 'two')];

/** In place of a file: it never comes, as where a content blocker holds it back. */
const BLOCKED = 'blocked';

function keeperOf({ settings, files }: Site, store: Store = memoryStore()) {
  const asked: string[] = [];
  const library = openLibrary(store, settings);
  const fetch = async (path: string): Promise<Response> => {
    asked.push(path);
    const text = files.get(path);
    if (text === BLOCKED) throw new TypeError('Failed to fetch');
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
  return { asked, library, store, keep: createKeeper({ store, library, settings, fetch }) };
}
/** The piece that holds a text and nothing of the other page. */
const pieceWith = (files: Map<string, string>, text: string): string =>
  [...files].find(([path, piece]) => path.startsWith('offline/') && piece.includes(text))![0];

test('everything is fetched once, and then nothing', async () => {
  const site = await siteOf(PAGES);
  const { asked, keep, library } = keeperOf(site);
  expect(await keep(SHARED, 0)).toEqual([]);
  expect(asked.toSorted()).toEqual([...site.files.keys()].filter((path) => !path.endsWith('/')).toSorted());
  expect(await (await library.kept('a/'))!.text()).toBe(site.files.get('a/'));
  asked.length = 0;
  expect(await keep(SHARED, 0)).toEqual([]);
  expect(asked).toEqual([]);
});

test('of a new build, only what changed', async () => {
  const { store, keep } = keeperOf(await siteOf(PAGES));
  await keep(SHARED, 0);
  const next = await siteOf([PAGES[0]!, pageLike('b/', 'rulings', 'three')]);
  const after = keeperOf(next, store);
  await after.keep(SHARED, 0);
  expect(after.asked.toSorted()).toEqual(
    [contentPath(next.settings.packs[SHARED]!), pieceWith(next.files, 'three 1,')].toSorted(),
  );
});

describe('a piece that the host alters', () => {
  test('costs nothing if the pages in it can be had by their own addresses', async () => {
    const site = await siteOf(PAGES);
    const files = new Map(site.files);
    site.files.set(pieceWith(site.files, 'two 1,'), 'altered');
    const { asked, keep, library } = keeperOf(site);
    expect(await keep(SHARED, 0)).toEqual([pieceWith(files, 'two 1,')]);
    expect(asked).toContain('b/');
    expect(asked).not.toContain('a/');
    expect(await (await library.kept('b/'))!.text()).toBe(site.files.get('b/'));
  });

  test('costs those pages and no others if they are altered as well', async () => {
    const site = await siteOf(PAGES);
    const piece = pieceWith(site.files, 'two 1,');
    site.files.set(piece, 'altered');
    site.files.set('b/', 'altered too');
    const { asked, keep, library } = keeperOf(site);
    const altered = await keep(SHARED, 0);
    expect(altered).toEqual([piece, 'b/']);
    expect(await library.missing(SHARED, 0)).toEqual(['b/']);
    expect(await library.kept('b/')).toBeUndefined();
    expect(await (await library.kept('a/'))!.text()).toBe(site.files.get('a/'));
    // For a while it is not asked for again …
    asked.length = 0;
    expect(await keep(SHARED, 0, new Set(altered))).toEqual(altered);
    expect(asked).toEqual([]);
    // … and then it is, when the host has it right.
    site.files.set('b/', PAGES[1]!.text);
    expect(await keep(SHARED, 0)).toEqual([piece]);
    expect(await library.missing(SHARED, 0)).toEqual([]);
  });
});

describe('a host that has some files otherwise', () => {
  const SCRIPT = '_astro/a.js';

  test.each([
    ['never delivers one', BLOCKED],
    ['alters one', 'altered'],
  ])('and %s: all the rest is kept', async (_, instead) => {
    const site = await siteOf(PAGES);
    site.files.set(SCRIPT, instead);
    const { keep, library } = keeperOf(site);
    expect(await keep(SHARED, 0)).toEqual(instead === BLOCKED ? [] : [SCRIPT]);
    expect(await library.missing(SHARED, 0)).toEqual([SCRIPT]);
    for (const { path } of PAGES) expect(await library.kept(path)).toBeDefined();
  });

  test('many in a row, each in its own way: all the rest is kept', async () => {
    const site = await siteOf(Array.from({ length: 20 }, (_, i) => pageLike(`${i}/`, `s${i}`, `page ${i}`)));
    const pieces = [...site.files.keys()].filter((path) => path.startsWith('offline/')).slice(1);
    for (const path of pieces) site.files.set(path, `altered ${path}`);
    const { keep, library } = keeperOf(site);
    expect((await keep(SHARED, 0)).toSorted()).toEqual(pieces.toSorted());
    expect(await library.missing(SHARED, 0)).toEqual([]);
  });
});

describe('another time', () => {
  test('when the network is gone', async () => {
    const site = await siteOf(PAGES);
    const store = memoryStore();
    const library = openLibrary(store, site.settings);
    const keep = createKeeper({
      store,
      library,
      settings: site.settings,
      fetch: () => Promise.reject(new TypeError('gone')),
    });
    await expect(keep(SHARED, 0)).rejects.toThrow(NotNow);
  });

  test('when a portal answers everything: it is not asked a hundred times', async () => {
    const many = Array.from({ length: 100 }, (_, i) => pageLike(`${i}/`, 'rules', `page ${i}`));
    const site = await siteOf(many);
    const { asked, keep, store } = keeperOf(site);
    const [manifest] = [...site.files.keys()];
    for (const path of site.files.keys()) if (path !== manifest) site.files.set(path, 'Welcome');
    await expect(keep(SHARED, 0)).rejects.toThrow(NotNow);
    expect(asked.length).toBeLessThan(15);
    expect(await store.keys()).toEqual([manifest]);
  });

  test.each([401, 403, 404, 500])(
    'when everything is refused with %i, each time in other words',
    async (status) => {
      const site = await siteOf(
        Array.from({ length: 20 }, (_, i) => pageLike(`${i}/`, `s${i}`, `page ${i}`)),
      );
      const store = memoryStore();
      const library = openLibrary(store, site.settings);
      const [manifest] = [...site.files.keys()];
      const asked: string[] = [];
      const fetch = async (path: string): Promise<Response> => {
        asked.push(path);
        return path === manifest
          ? new Response(site.files.get(path))
          : new Response(`request ${asked.length}`, { status });
      };
      const keep = createKeeper({ store, library, settings: site.settings, fetch });
      await expect(keep(SHARED, 0)).rejects.toThrow(NotNow);
      expect(asked.length).toBeLessThan(15);
    },
  );

  test('when there is no room', async () => {
    const site = await siteOf(PAGES);
    const store = {
      ...memoryStore(),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    await expect(keeperOf(site, store).keep(SHARED, 0)).rejects.toThrow('full');
  });
});
