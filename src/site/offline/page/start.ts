/**
 * Makes the site work offline, once the page is idle, and shows the state. A new version never reloads a page
 * by itself: the reader presses a button when it suits.
 */
import type { FromPage, Known, OfflineState } from '../messages.ts';
import { ask } from './ask.ts';
import { createSign } from './sign.ts';

/** Not by `i18n/paths.ts`: every page has this script, and needs no list of pages for it. */
const BASE = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/**
 * The scripts this page is made of, below the base. Being named by content, they also determine what they
 * fetch in turn.
 */
const ownScripts = (): readonly string[] =>
  Array.from(document.querySelectorAll('script[src], astro-island'), (element) =>
    (element.getAttribute('src') ?? element.getAttribute('component-url') ?? '').slice(BASE.length),
  ).filter((path) => path.startsWith('_astro/'));

/** In milliseconds, for a page that never comes to rest. */
const LONGEST_WAIT = 10_000;

const say = (worker: ServiceWorker | null, message: FromPage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(message);

/**
 * Finds this deployment's registration. Registering again would wait for a check for a new version, which a
 * dead network can hold up. Scopes are compared because the registration of a deployment above this one on
 * the same origin matches too.
 */
async function ownRegistration(mayRegister: boolean): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(BASE);
  if (found && new URL(found.scope).pathname === BASE) return found;
  return mayRegister ? navigator.serviceWorker.register(`${BASE}sw.js`) : undefined;
}

export function startOffline(): void {
  const root = document.querySelector<HTMLElement>('.offline-sign');
  if (!import.meta.env.PROD || !root || !('serviceWorker' in navigator)) return;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  // The reader did not choose the offline page: its language must be neither fetched nor taken as the one to
  // answer in.
  const isStandIn = document.querySelector('.try-again') !== null;
  const mayFetch = !connection?.saveData && !isStandIn;
  const workers = navigator.serviceWorker;
  let registration: ServiceWorkerRegistration | undefined;
  let isTaking = false;

  const show = createSign(root, () => {
    isTaking = true;
    if (!registration?.waiting) return location.reload();
    for (const worker of [registration.active, registration.waiting]) say(worker, { type: 'take-over' });
  });
  const showConnection = (): void => show({ isOffline: !navigator.onLine });

  const greet = (worker: ServiceWorker | null): void => {
    if (!worker) return;
    const lang = document.documentElement.lang;
    ask<OfflineState>(worker, { type: 'opened', lang, mayFetch }, ({ isReady, isFromDevice }) =>
      show({ isReady, isOffline: isFromDevice || !navigator.onLine }),
    );
  };
  /** A worker of another build than the one this page was opened under. */
  const meet = (worker: ServiceWorker): void =>
    ask<Known>(worker, { type: 'knows', scripts: ownScripts() }, (knows) => {
      if (!knows) show({ hasNewVersion: true });
      // This page is of that build already, or nothing in its scripts has changed.
      else if (worker === registration?.waiting) say(worker, { type: 'take-over' });
    });
  const watch = (found: ServiceWorkerRegistration): void => {
    const follow = (installing: ServiceWorker | null): void =>
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && workers.controller) meet(installing);
      });
    if (found.waiting) meet(found.waiting);
    // Opening the page may have begun it already.
    follow(found.installing);
    found.addEventListener('updatefound', () => follow(found.installing));
  };
  const begin = async (): Promise<void> => {
    registration = await ownRegistration(mayFetch);
    if (!registration) return;
    watch(registration);
    let wasControlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // Another window has taken the new version: this one is told, and goes on with what it has.
      if (isTaking) location.reload();
      else if (wasControlled && workers.controller) meet(workers.controller);
      greet(workers.controller);
      wasControlled = true;
    });
    // A first worker is not active yet: it claims this page once it is.
    greet(registration.active);
  };

  addEventListener('online', showConnection);
  addEventListener('offline', showConnection);
  showConnection();
  // Registration may be refused, as in a private window: then only offline use is missing.
  const tryOnce = (): void => void begin().catch(() => {});
  const start = (): unknown =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(tryOnce, { timeout: LONGEST_WAIT })
      : setTimeout(tryOnce);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
