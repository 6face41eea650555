// @ts-check
{
  /*
   * Handles a script of this page that could not be loaded: most likely a new version has replaced it on the
   * host while the page was open. In the head and inline, because the missing script may be any of them.
   * Shows a sentence with a button. If the host has the page and the reader has not touched it yet, the page
   * is reloaded automatically, once: after that, only the sentence is shown.
   */
  let isTouched = false;
  let isSaid = false;
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(type, () => void (isTouched = true), { capture: true, once: true });

  /** Whether this page has not been reloaded: what a reload did not heal, another one will not. */
  const isFirstTime = () => {
    const [entry] = performance.getEntriesByType('navigation');
    return /** @type {PerformanceNavigationTiming | undefined} */ (entry)?.type !== 'reload';
  };
  const say = () => {
    const notice = /** @type {HTMLElement | null} */ (document.querySelector('.part-missing'));
    if (!notice) return;
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  const tell = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
    else say();
  };
  const canBeHad = async () => {
    const signal = AbortSignal.timeout?.(10_000);
    const page = await fetch(location.href, { cache: 'no-cache', signal }).catch(() => undefined);
    return page?.ok === true;
  };
  const heal = async () => {
    if (isSaid) return;
    isSaid = true;
    const mayReload = () => !isTouched && isFirstTime();
    if (mayReload() && (await canBeHad()) && mayReload()) location.reload();
    else tell();
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/_astro/')) void heal();
    },
    true,
  );
  // Dynamic imports that fail; each browser words the error differently. Astro tries an island twice.
  const onLost = (/** @type {unknown} */ error) => {
    if (error instanceof TypeError && /import|module/i.test(error.message)) void heal();
  };
  addEventListener('unhandledrejection', ({ reason }) => onLost(reason));
  addEventListener('astro:hydration-error', (event) =>
    onLost(/** @type {CustomEvent<{ error: unknown }>} */ (event).detail.error),
  );
}
