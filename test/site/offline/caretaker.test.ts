/** What is kept whole and what is remembered: one altered file costs itself, and changes do not undo each other. */
import { describe, expect, test } from 'vitest';
import { createCaretaker, type Care } from '../../../src/site/offline/caretaker.ts';
import { NotNow } from '../../../src/site/offline/keeper.ts';
import { openLibrary } from '../../../src/site/offline/library.ts';
import { readState, STATE_KEY } from '../../../src/site/offline/upkeep.ts';
import { memoryStore, pageLike, siteOf } from '../../support/offline.ts';

/** A store that takes its time, as a disk does. */
function slowStore(): { readonly texts: Map<string, string>; readonly store: Care['store'] } {
  const texts = new Map<string, string>();
  const later = <T>(value: () => T): Promise<T> =>
    new Promise((done) => void setTimeout(() => done(value()), 1));
  const store = {
    read: (key: string) => later(() => (texts.has(key) ? new Response(texts.get(key)) : undefined)),
    put: async (key: string, response: Response) => {
      const text = await response.text();
      await later(() => texts.set(key, text));
    },
    keys: () => later(() => [...texts.keys()]),
  };
  return { texts, store: store as unknown as Care['store'] };
}

test('a language that is opened while the worker takes over is remembered', async () => {
  const { texts, store } = slowStore();
  const care = createCaretaker({
    store,
    storage: { keys: () => Promise.resolve([]) } as unknown as Care['storage'],
    library: { missing: () => Promise.resolve([]) } as unknown as Care['library'],
    settings: {
      base: '/',
      packs: { shared: 's', pl: 'p', en: 'e' },
      firstDay: 0,
    } as unknown as Care['settings'],
    fetch: () => Promise.reject(new Error('nothing is fetched here')),
    now: () => new Date(0),
  });
  await Promise.all([care.takeOver(['window']), care.keepLanguage('pl'), care.takeOver(['window'])]);
  await Promise.all([care.keepLanguage('en'), care.takeOver(['window'])]);
  expect(readState(JSON.parse(texts.get(STATE_KEY)!))).toMatchObject({
    languages: ['en', 'pl'],
    openBefore: ['window'],
  });
});

/** In place of a file: it never comes. */
const BLOCKED = 'blocked';

/** A deployment with two languages, and a worker of it. */
async function twoLanguages() {
  const files = new Map<string, string>();
  const packs: Record<string, string> = {};
  for (const name of ['shared', 'pl', 'en']) {
    const site = await siteOf([pageLike(`${name}/a/`, name, `page of ${name}`)]);
    for (const [path, text] of site.files) files.set(path, text);
    packs[name] = site.settings.packs['shared']!;
    files.set(`${name}/puzzles/week-1.json`, '[]');
  }
  const settings = { base: '/', firstDay: 0, packs };
  const store = memoryStore();
  const library = openLibrary(store, settings);
  const asked: string[] = [];
  const clock = { time: 0 };
  const old = new Map<string, Response>();
  const storage = {
    keys: async () => (old.size > 0 ? ['posthorn-0123456789ab-pl'] : []),
    open: async () => ({
      keys: async () => [...old.keys()].map((path) => ({ url: `https://host/${path}` })),
      match: async ({ url }: Request) => old.get(new URL(url).pathname.slice(1)),
    }),
    delete: async () => old.clear(),
  };
  const care = createCaretaker({
    store,
    library,
    settings,
    storage: storage as unknown as Care['storage'],
    fetch: async (path) => {
      asked.push(path);
      const text = files.get(path);
      if (text === BLOCKED) throw new TypeError('Failed to fetch');
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
    now: () => new Date(clock.time),
  });
  return { files, store, asked, clock, old, care };
}

const WEEK = 'puzzles/week-1.json';

describe('a file that the host alters', () => {
  test('keeps nobody from being ready, nor a second language from being kept', async () => {
    const { files, asked, clock, care } = await twoLanguages();
    files.set(WEEK, '["altered"]');
    await care.keepLanguage('pl');
    expect(await care.isReady('pl')).toBe(true);
    asked.length = 0;
    await care.keepLanguage('en');
    expect(await care.isReady('en')).toBe(true);
    expect(asked, 'not so soon').not.toContain(WEEK);
    asked.length = 0;
    clock.time = 2 * 3_600_000;
    await care.keepLanguage('en');
    expect(asked).toEqual([WEEK]);
  });

  test('is not asked for again because another language was opened in between', async () => {
    const { files, asked, care } = await twoLanguages();
    files.set('pl/a/', 'altered');
    for (const path of [...files.keys()].filter((key) => key.startsWith('offline/')))
      if (files.get(path)!.includes('page of pl')) files.set(path, 'altered, too');
    for (const lang of ['pl', 'en']) await care.keepLanguage(lang);
    asked.length = 0;
    await care.keepLanguage('pl');
    expect(asked).toEqual([]);
    expect(await care.isReady('pl')).toBe(true);
  });

  test('if it is a script, its pages do not work: that is not ready', async () => {
    const { files, care } = await twoLanguages();
    files.set('_astro/a.js', 'altered');
    await care.keepLanguage('pl');
    expect(await care.isReady('pl')).toBe(false);
  });
});

describe('a build that does not come whole', () => {
  test('is not installed over one that has more', async () => {
    const one = await twoLanguages();
    await one.care.keepLanguage('pl');
    const next = await twoLanguages();
    await next.store.put(STATE_KEY, (await one.store.read(STATE_KEY))!);
    next.files.set(WEEK, BLOCKED);
    await expect(next.care.renew(true)).rejects.toThrow(NotNow);
    next.files.set(WEEK, '[]');
    await next.care.renew(true);
    expect(await next.care.isReady('pl')).toBe(true);
  });

  test('is installed where a file never comes, as before', async () => {
    const one = await twoLanguages();
    one.files.set(WEEK, BLOCKED);
    await one.care.keepLanguage('pl');
    const next = await twoLanguages();
    await next.store.put(STATE_KEY, (await one.store.read(STATE_KEY))!);
    next.files.set(WEEK, BLOCKED);
    await next.care.renew(true);
    expect(await next.care.isReady('pl')).toBe(false);
  });
});

test('what the worker before had of scripts stays for the windows that are open', async () => {
  const { care, old, store } = await twoLanguages();
  old.set('_astro/old.js', new Response('old'));
  old.set('pl/a/', new Response('old page'));
  await care.takeOver(['window']);
  expect(old.size).toBe(0);
  expect((await store.keys()).toSorted()).toEqual(['_astro/old.js', STATE_KEY]);
  expect(await care.keptLanguages()).toEqual(['pl']);
});
