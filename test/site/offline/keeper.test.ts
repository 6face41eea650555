/** What is fetched to keep a pack, and what is not. */
import { describe, expect, test } from 'vitest';
import { createKeeper, NotNow } from '../../../src/site/offline/keeper.ts';
import { openLibrary } from '../../../src/site/offline/library.ts';
import { contentPath, SHARED } from '../../../src/site/offline/pack.ts';
import type { Store } from '../../../src/site/offline/store.ts';
import { memoryStore, pageLike, siteOf, type Site } from '../../support/offline.ts';

const PAGES = [pageLike('a/', 'rules', 'one'), pageLike('b/', 'rulings', 'two')];

function keeperOf({ settings, files }: Site, store: Store = memoryStore()) {
  const asked: string[] = [];
  const library = openLibrary(store, settings);
  const fetch = async (path: string): Promise<Response> => {
    asked.push(path);
    const text = files.get(path);
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
    site.files.set(pieceWith(site.files, 'two 1,'), 'altered');
    const { asked, keep, library } = keeperOf(site);
    expect(await keep(SHARED, 0)).toEqual([]);
    expect(asked).toContain('b/');
    expect(asked).not.toContain('a/');
    expect(await (await library.kept('b/'))!.text()).toBe(site.files.get('b/'));
  });

  test('costs those pages and no others if they are altered as well', async () => {
    const site = await siteOf(PAGES);
    site.files.set(pieceWith(site.files, 'two 1,'), 'altered');
    site.files.set('b/', 'altered');
    const { keep, library } = keeperOf(site);
    expect(await keep(SHARED, 0)).toEqual(['b/']);
    expect(await library.kept('b/')).toBeUndefined();
    expect(await (await library.kept('a/'))!.text()).toBe(site.files.get('a/'));
    // Tried again later, when the host has it right.
    site.files.set('b/', PAGES[1]!.text);
    expect(await keep(SHARED, 0)).toEqual([]);
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

  test('when there is no room', async () => {
    const site = await siteOf(PAGES);
    const store = {
      ...memoryStore(),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    await expect(keeperOf(site, store).keep(SHARED, 0)).rejects.toThrow('full');
  });
});
