/**
 * Keeps the packs of the reader's languages complete and the store tidy: what is fetched when, what is
 * remembered across restarts of the worker, and what is removed at last.
 */
import { createKeeper, NotNow } from './keeper.ts';
import type { Library } from './library.ts';
import { packOf, SHARED, type Pack, type Settings } from './pack.ts';
import type { Store } from './store.ts';
import {
  isOfBase,
  isWanted,
  mayClear,
  NO_STATE,
  oldCacheSet,
  readState,
  STATE_KEY,
  type State,
} from './upkeep.ts';
import { dayNumber } from './weeks.ts';

/** Milliseconds until what the host does not have is asked for again. */
const PAUSE = 3_600_000;

export interface Care {
  readonly storage: CacheStorage;
  readonly store: Store;
  readonly library: Library;
  readonly settings: Settings;
  readonly fetch: (path: string, cache: RequestCache) => Promise<Response>;
  readonly now: () => Date;
}

export function createCaretaker({ storage, store, library, settings, fetch, now }: Care) {
  const languages = Object.keys(settings.packs).filter((name) => name !== SHARED);
  const keepPack = createKeeper({ store, library, settings, fetch });

  const state = async (): Promise<State> => {
    const text = await store.read(STATE_KEY);
    return text ? readState(await text.json().catch(() => null)) : NO_STATE;
  };
  /** One change at a time: a page is opened while the worker takes over, and neither may undo the other. */
  let changing: Promise<unknown> = Promise.resolve();
  const change = (how: (before: State) => Partial<State>): Promise<void> => {
    const changed = changing.then(async () => {
      const before = await state();
      await store.put(STATE_KEY, new Response(JSON.stringify({ ...before, ...how(before) })));
    });
    changing = changed.catch(() => undefined);
    return changed;
  };

  const today = (): number => dayNumber(now());
  const missingOf = async (...langs: readonly string[]): Promise<readonly string[]> =>
    (await Promise.all([SHARED, ...langs].map((name) => library.missing(name, today())))).flat();
  /** How many files are missing, not counting those that the host has otherwise than this build. */
  const lackOf = async (langs: readonly string[]): Promise<number> => {
    const altered = new Set((await state()).altered);
    return (await missingOf(...langs)).filter((path) => !altered.has(path)).length;
  };
  /**
   * Whether all that the host offers is kept. A missing script counts in any case: without it a page does not
   * work.
   */
  const isReady = async (lang: string): Promise<boolean> => {
    const altered = new Set((await state()).altered);
    return (await missingOf(lang)).every((path) => altered.has(path) && !path.startsWith('_astro/'));
  };
  const keepAll = async (names: readonly string[], passOver: ReadonlySet<string>): Promise<void> => {
    const asked = [SHARED, ...names];
    const found: string[] = [];
    for (const name of asked) found.push(...(await keepPack(name, today(), passOver)));
    await change((before) => {
      // What is known of the other languages holds as long as it did.
      const others = before.altered.filter((path) => !asked.includes(packOf(path, settings.packs)));
      const altered = [...others, ...found];
      const isAskedAnew = found.length > 0 && passOver.size === 0;
      const tryAfter = altered.length === 0 ? 0 : isAskedAnew ? now().getTime() + PAUSE : before.tryAfter;
      return { altered, tryAfter };
    });
  };
  /** Remembered for the next build: it must not have less than this one. */
  const countLack = async (): Promise<void> => {
    const lack = await lackOf((await state()).languages.filter((name) => languages.includes(name)));
    await change(() => ({ lack }));
  };

  /** Caches of the worker before this one, as far as they are of this deployment. */
  const oldCaches = async (): Promise<readonly (readonly [name: string, set: string])[]> => {
    const found: (readonly [string, string])[] = [];
    for (const name of await storage.keys()) {
      const set = oldCacheSet(name);
      if (set === null) continue;
      const requests = await (await storage.open(name)).keys();
      const paths = requests.map(({ url }) => new URL(url).pathname);
      if (isOfBase(paths, settings.base, languages)) found.push([name, set]);
    }
    return found;
  };
  /** Windows of the build before may still ask for them. */
  const keepScriptsOf = async (cache: Cache): Promise<void> => {
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname.slice(settings.base.length);
      const response = path.startsWith('_astro/') ? await cache.match(request) : undefined;
      if (response && !(await store.has(path))) await store.put(path, response);
    }
  };
  const keptLanguages = async (): Promise<readonly string[]> => {
    const old = (await oldCaches()).map(([, set]) => set);
    return [...new Set([...(await state()).languages, ...old])].filter((name) => languages.includes(name));
  };

  return {
    languages,
    isReady,
    keptLanguages,
    /** What was kept of another build is fetched of this one, as far as it differs. */
    renew: async (mayFetch: boolean): Promise<void> => {
      const kept = await keptLanguages();
      if (kept.length === 0) return;
      // The build before stays in charge, with all it has.
      if (!mayFetch) throw new Error('Data is to be saved.');
      const { lack } = await state();
      await keepAll(kept, new Set());
      if ((await lackOf(kept)) > lack) throw new NotNow('The build before has more.');
    },
    takeOver: async (openBefore: readonly string[]): Promise<void> => {
      await store.keys();
      const kept = await keptLanguages();
      await change((before) => ({
        languages: [...new Set([...before.languages, ...kept])],
        openBefore,
        hasLeftovers: true,
      }));
      for (const [name] of await oldCaches()) {
        await keepScriptsOf(await storage.open(name));
        await storage.delete(name);
      }
    },
    keepLanguage: async (lang: string): Promise<void> => {
      const { languages: known, tryAfter, altered, lack } = await state();
      // The last one opened comes first: it is the one to answer in.
      if (known[0] !== lang)
        await change((before) => ({
          languages: [lang, ...before.languages.filter((other) => other !== lang)],
        }));
      const passOver = new Set(now().getTime() < tryAfter ? altered : []);
      const isWhole = (await missingOf(lang)).every((path) => passOver.has(path));
      if (!isWhole) await keepAll([lang], passOver).finally(countLack);
      else if (lack > 0) await countLack();
    },
    clear: async (openNow: readonly string[]): Promise<void> => {
      const remembered = await state();
      if (!mayClear(remembered, openNow)) return;
      const packs: Record<string, Pack> = {};
      for (const name of [SHARED, ...remembered.languages]) {
        const pack = await library.pack(name);
        if (!pack) return;
        packs[name] = pack;
      }
      for (const key of await store.keys()) if (!isWanted(key, packs, settings)) await store.remove(key);
      await change(() => ({ hasLeftovers: false, openBefore: [] }));
    },
  };
}
