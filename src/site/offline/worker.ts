/**
 * The service worker: thin handlers around the modules beside it. The build writes it as `sw.js`
 * (`src/tools/build/offline`), with the settings in front. How it works is in `README.md`.
 */
import { createCaretaker } from './caretaker.ts';
import { digestOf } from './digest.ts';
import { fallbackPaths } from './fallback.ts';
import { openLibrary } from './library.ts';
import { readMessage, type FromPage, type OfflineState } from './messages.ts';
import { LITTLE_PATIENCE, newest, PATIENCE, type Asker } from './newest.ts';
import { keyOf, SHARED } from './pack.ts';
import { routeOf, type Kind } from './route.ts';
import { scope, type FetchedEvent, type ToldEvent } from './scope.ts';
import { openStore } from './store.ts';

const settings = scope.OFFLINE;
const { base, packs } = settings;
/** Milliseconds for one file of at most some hundred KB. */
const LONGEST_FETCH = 60_000;
/** Aborted when this worker is to be replaced, which cannot happen as long as it is busy. */
const replaced = new AbortController();
/** A connection that stalls must not hold up what waits behind it. */
const fetchingEnds = (): AbortSignal => {
  const late = AbortSignal.timeout(LONGEST_FETCH);
  // Older browsers cannot join the two.
  return AbortSignal.any?.([late, replaced.signal]) ?? late;
};
const store = openStore(caches, base);
const library = openLibrary(store, settings);
const care = createCaretaker({
  storage: caches,
  store,
  library,
  settings,
  fetch: (path, cache) => fetch(base + path, { cache, priority: 'low', signal: fetchingEnds() }),
  now: () => new Date(),
});

/** Errors are swallowed on purpose: a full disk or a lost network must not cost the reader the answer. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
const openWindows = async (): Promise<readonly string[]> =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    .filter(({ url }) => url.startsWith(location.origin + base))
    .map(({ id }) => id);
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Windows whose page came from the device. In memory only: the page asks soon after, while this worker still
 * runs.
 */
const fromDevice = new Set<string>();
/** Those of them for which the network was slow: resolves to whether it answered after all. */
const late = new Map<string, Promise<boolean>>();
/** The build of the page in a window, where it was found out. */
const builds = new Map<string, Asker>();
/** Tasks run one after the other: several windows ask for the same. */
let work: Promise<unknown> = Promise.resolve();

/** What a reader opens is kept too, if it is the very file of this build. */
async function keepAside(path: string, response: Response): Promise<void> {
  const { digest, isKept } = await library.known(path);
  if (!digest || isKept || !response.ok) return;
  const bytes = await response.arrayBuffer();
  if ((await digestOf(bytes)) === digest)
    await store.put(keyOf(path, digest), new Response(bytes, { headers: response.headers }));
}

async function fallback(path: string): Promise<Response | undefined> {
  if ((await library.known(`${path}/`)).isKept) return Response.redirect(`${base}${path}/`);
  const languages = await care.keptLanguages().catch(() => []);
  for (const each of fallbackPaths(path, languages, packs)) {
    const page = await library.kept(each);
    if (page) return page;
  }
  return undefined;
}

async function answer(event: FetchedEvent, kind: Kind, path: string): Promise<Response> {
  const isNavigation = event.request.mode === 'navigate';
  const patience = fromDevice.has(event.clientId) ? LITTLE_PATIENCE : PATIENCE;
  try {
    const { response, isFromDevice, comesLate, build } = await newest({
      kind,
      asker: builds.get(event.clientId) ?? 'unknown',
      network: () => fetch(event.request),
      known: () => library.known(path).catch(() => ({ digest: undefined, isKept: false })),
      kept: () => library.kept(path).catch(() => undefined),
      hasOurScripts: (html) => hasAll(scriptsIn(html)),
      patience: () => new Promise((resolve) => setTimeout(resolve, patience)),
    });
    if (isNavigation) builds.set(event.resultingClientId, build);
    if (isNavigation && isFromDevice) fromDevice.add(event.resultingClientId);
    if (isNavigation && comesLate) late.set(event.resultingClientId, comesLate);
    if (!isFromDevice) event.waitUntil(quietly(keepAside(path, response.clone())));
    return response;
  } catch (error) {
    const page = isNavigation ? await fallback(path).catch(() => undefined) : undefined;
    if (!page) throw error;
    fromDevice.add(event.resultingClientId);
    return page;
  }
}

async function script(event: FetchedEvent, path: string): Promise<Response> {
  const kept = await store.read(path).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(event.request);
  event.waitUntil(quietly(keepAside(path, response.clone())));
  return response;
}

const scriptsIn = (html: string): readonly string[] => html.match(/\b_astro\/[\w.$-]+\.js\b/g) ?? [];

/** Whether this build has all of these scripts; assumed as long as nothing of it is kept. */
async function hasAll(scripts: readonly string[]): Promise<boolean> {
  const files = (await library.pack(SHARED))?.files;
  return !files || scripts.every((path) => Object.hasOwn(files, path));
}

type Opened = FromPage & { readonly type: 'opened' };

async function sayState(event: ToldEvent, { lang }: Opened): Promise<void> {
  const isReady = await care.isReady(lang);
  const isFromDevice = fromDevice.has(event.source?.id ?? '');
  event.ports[0]?.postMessage({ isReady, isFromDevice } satisfies OfflineState);
}

/** The network was only slow and has answered: the sign must stop saying otherwise. */
async function sayWhenLate(event: ToldEvent, opened: Opened): Promise<void> {
  const id = event.source?.id ?? '';
  if (!(await late.get(id))) return;
  fromDevice.delete(id);
  await sayState(event, opened);
}

async function keepOpened(event: ToldEvent, opened: Opened): Promise<void> {
  if (opened.mayFetch) {
    await quietly(care.keepLanguage(opened.lang));
    await sayState(event, opened);
  }
  // Files that another build has just fetched must not be thrown away.
  const { installing, waiting } = scope.registration;
  if (!installing && !waiting) await care.clear(await openWindows());
}

async function onMessage(event: ToldEvent): Promise<unknown> {
  const message = readMessage(event.data);
  const reply = (what: unknown): void => event.ports[0]?.postMessage(what);
  switch (message?.type) {
    case 'opened': {
      if (!care.languages.includes(message.lang)) return undefined;
      // Sent before the work below: what another window has requested may take its time.
      const said = quietly(sayState(event, message));
      // Not waited for: a host that never answers must not keep the worker from being replaced.
      void quietly(sayWhenLate(event, message));
      work = quietly(work.then(() => keepOpened(event, message)));
      return Promise.all([said, work]);
    }
    case 'knows':
      return reply(await hasAll(message.scripts));
    case 'which-kept': {
      const kept = await Promise.all(message.paths.map(async (path) => (await library.known(path)).isKept));
      return reply(message.paths.filter((_, i) => kept[i]));
    }
    case 'take-over':
      replaced.abort();
      return scope.skipWaiting();
    case undefined:
      return undefined;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(care.renew(!savesData())));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    openWindows()
      .then((windows) => quietly(care.takeOver(windows)))
      .then(() => scope.clients.claim()),
  ),
);

scope.addEventListener('message', (event) => event.waitUntil(quietly(onMessage(event))));

scope.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const route = routeOf({ method, url, isNavigation: mode === 'navigate' }, location.origin, base);
  if (route.type === 'script') event.respondWith(script(event, route.path));
  if (route.type === 'newest') event.respondWith(answer(event, route.kind, route.path));
});
