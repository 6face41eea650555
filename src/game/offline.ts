/** Lets the site work without a network, once the page has been shown and nobody is waiting for anything. */

/** Milliseconds after the page is there: whoever only looks in has fetched nothing more. */
const PAUSE = 3000;

export function startOffline(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return;
  const begin = async (): Promise<void> => {
    // Not by `i18n/paths.ts`: every page has this script, and needs no list of pages for it.
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL.replace(/\/?$/, '/')}sw.js`);
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage(document.documentElement.lang);
  };
  // Refused, as in a private window: then there is no offline, and nothing else is missing.
  const start = (): void => void setTimeout(() => void begin().catch(() => {}), PAUSE);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
