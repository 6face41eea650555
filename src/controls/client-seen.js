// @ts-check
/**
 * `client:seen`: brings an island to life when it has come into sight and the page has been painted,
 * so that no script competes with the first picture. What sleeps has nothing for Tab to stop at:
 * therefore Tab looks a screen ahead, and whoever gets in too early is led back to the first stop.
 * @type {import('astro').ClientDirective}
 */
// oxlint-disable-next-line import/no-default-export -- Astro asks for it
export default (load, _options, element) => {
  /** @type {IntersectionObserver} */
  let observer;
  /** @type {Promise<void> | null} */
  let waking = null;
  let isAwake = false;

  const wake = async () => {
    observer.disconnect();
    document.removeEventListener('keydown', onTab, true);
    await whole();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    const hydrate = await load();
    await hydrate();
    // What can be pressed only by script is drawn a moment later.
    await frame();
    await frame();
    isAwake = true;
  };
  const wakeOnce = () => (waking ??= wake());

  /** @param {string} rootMargin */
  const observe = (rootMargin) => {
    const onSight = (/** @type {IntersectionObserverEntry[]} */ entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void wakeOnce();
    };
    observer = new IntersectionObserver(onSight, { rootMargin });
    for (const child of element.children) observer.observe(child);
  };
  const onTab = (/** @type {KeyboardEvent} */ { key }) => {
    if (key !== 'Tab') return;
    document.removeEventListener('keydown', onTab, true);
    observer.disconnect();
    observe('100%');
  };
  // A strip at the lower edge shows nothing of it yet.
  observe('0px 0px -5%');
  document.addEventListener('keydown', onTab, true);

  const onFocus = async (/** @type {FocusEvent} */ { target, relatedTarget: from }) => {
    // Where Tab does not stop, the island itself has put the keyboard, and there it stays.
    const isByKey = target instanceof Element && target.matches(':focus-visible:not([tabindex="-1"])');
    const isFromBelow =
      from instanceof Node && !(element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_PRECEDING);
    if (isAwake || !isByKey || isFromBelow) return;
    await wakeOnce();
    const first = element.querySelector('[tabindex="0"], button, a[href]');
    // Back, never on; and not who has gone on meanwhile.
    const isBefore =
      first && (first.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isBefore && document.activeElement === target) /** @type {HTMLElement} */ (first).focus();
  };
  element.addEventListener('focusin', onFocus, { once: true });
};

/**
 * Scripts may be there before the page is: what an island reads off it can stand at its end. That end is
 * read before `DOMContentLoaded`, which waits for every other script of the page.
 */
const whole = () =>
  document.readyState === 'loading' &&
  new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
