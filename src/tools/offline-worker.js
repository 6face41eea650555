// @ts-check
/**
 * What makes the site work without a network. `offline.js` puts this file into the build as `sw.js`,
 * with `OFFLINE` in front: the name of the build and, by set, its files with a digest of each.
 *
 * - A reader's language is kept as a whole, what all languages share first, so that a kept page has
 *   everything it needs. A file is kept only if it is the very one of this build: while a host is being
 *   updated, nothing is mixed.
 * - Files named by their content come from the cache. Pages and data come from the network, and from
 *   the cache when that fails or dawdles.
 * - A new build waits until no page of the old one is open, having fetched what was kept of it.
 */

/** @typedef {{ readonly build: string, readonly base: string, readonly firstDay: number, readonly weeks: number, readonly sets: Readonly<Record<string, Readonly<Record<string, string>>>> }} Offline */
/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Lasting */
/** @typedef {Lasting & { readonly request: Request, respondWith(answer: Promise<Response>): void }} Asked */
/** @typedef {Lasting & { readonly data: unknown }} Told */

const { build, base, firstDay, weeks, sets } = /** @type {{ OFFLINE: Offline }} */ (
  /** @type {unknown} */ (globalThis)
).OFFLINE;

const OURS = 'posthorn-';
const PUZZLES = 'puzzles';
const DAY = 86_400_000;
const WEEKS_AHEAD = 9;
/** Milliseconds after which a dawdling network is given up, if there is something to show. */
const PATIENCE = 4000;

const cacheName = (/** @type {string} */ set) => `${OURS}${build}-${set}`;
const pathOf = (/** @type {string} */ url) => new URL(url).pathname.slice(base.length);
const findIn = (/** @type {Cache | CacheStorage} */ place, /** @type {string} */ path) =>
  place.match(base + path, { ignoreSearch: true, ignoreVary: true });

async function digestOf(/** @type {Response} */ response) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes)).slice(0, 16);
}

async function keepSet(/** @type {string} */ name) {
  const cache = await caches.open(cacheName(name));
  for (const [path, digest] of Object.entries(sets[name] ?? {})) {
    if (await findIn(cache, path)) continue;
    // What is named by its content and was kept of another build is the same file.
    const known = path.startsWith('_astro/') ? await findIn(caches, path) : undefined;
    const response = known ?? (await fetch(base + path, { cache: 'no-cache' }));
    if (!response.ok || (await digestOf(response.clone())) !== digest)
      throw new Error(`${path} is of another build`);
    await cache.put(base + path, response);
  }
}

/** Puzzles of the weeks to come; those of weeks past are kept when somebody opens one. */
async function keepPuzzles(/** @type {readonly string[]} */ paths) {
  const cache = await caches.open(cacheName(PUZZLES));
  for (const path of paths) {
    if (await findIn(cache, path)) continue;
    const response = await fetch(base + path, { cache: 'no-cache' });
    if (response.ok) await cache.put(base + path, response);
  }
}

function weeksAhead() {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
  const week = Math.max(0, Math.floor((today - firstDay) / 7));
  return Array.from({ length: WEEKS_AHEAD }, (_, i) => `puzzles/week-${((week + i) % weeks) + 1}.json`);
}

async function keepLanguage(/** @type {string} */ lang) {
  await keepSet('shared');
  await keepSet(lang);
  await keepPuzzles(weeksAhead());
}

/** What was kept of another build is fetched of this one. */
async function keepAsBefore() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  for (const name of names) {
    const set = name.slice(name.lastIndexOf('-') + 1);
    if (set !== PUZZLES) await keepSet(set);
    else await keepPuzzles((await (await caches.open(name)).keys()).map(({ url }) => pathOf(url)));
  }
}

async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const old = names.filter((name) => !name.startsWith(`${OURS}${build}-`));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(/** @type {string} */ path) {
  for (const set of [...Object.keys(sets), PUZZLES]) {
    const found =
      (await caches.has(cacheName(set))) && (await findIn(await caches.open(cacheName(set)), path));
    if (found) return found;
  }
  return undefined;
}

/** From the network if it answers in time, else as it was kept. */
async function newest(/** @type {Request} */ request, /** @type {string} */ path) {
  const network = fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const first = /** @type {Response | undefined} */ (
    await Promise.race([network.catch(() => undefined), patience])
  );
  if (first?.ok) {
    if (/^(\w\w\/)?puzzles\/.+\.json$/.test(path))
      await (await caches.open(cacheName(PUZZLES))).put(base + path, first.clone());
    return first;
  }
  return (await kept(path)) ?? first ?? network;
}

addEventListener('install', (event) => /** @type {Lasting} */ (event).waitUntil(keepAsBefore()));

addEventListener('activate', (event) => {
  const { clients } = /** @type {{ clients: { claim(): Promise<void> } }} */ (
    /** @type {unknown} */ (globalThis)
  );
  /** @type {Lasting} */ (event).waitUntil(forgetOthers().then(() => clients.claim()));
});

addEventListener('message', (event) => {
  const { data, waitUntil } = /** @type {Told} */ (/** @type {unknown} */ (event));
  if (typeof data !== 'string' || !(data in sets)) return;
  // Offline, or between two builds: the next page tries again.
  waitUntil.call(
    event,
    keepLanguage(data).catch(() => undefined),
  );
});

addEventListener('fetch', (event) => {
  const { request, respondWith } = /** @type {Asked} */ (event);
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || !url.pathname.startsWith(base)) return;
  const path = pathOf(request.url);
  if (path === 'sw.js') return;
  const answer = path.startsWith('_astro/')
    ? findIn(caches, path).then((found) => found ?? fetch(request))
    : newest(request, path);
  respondWith.call(event, answer);
});
