// @ts-check
/**
 * `client:seen`: hydrates an island when it has come into sight and the page has been painted, so that
 * no script competes with the first paint. An island that is not hydrated has nothing for Tab to stop
 * at: therefore the first Tab makes the observer look a screen ahead, and focus that enters an island
 * too early is moved back to its first stop.
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
    // Controls that need a script are rendered a moment later.
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
  // An island of which only a strip is at the lower edge of the screen shows nothing yet.
  observe('0px 0px -5%');
  document.addEventListener('keydown', onTab, true);

  const onFocus = async (/** @type {FocusEvent} */ { target, relatedTarget: from }) => {
    // Focus where Tab does not stop was set by the island itself, and stays there.
    const isByKey = target instanceof Element && target.matches(':focus-visible:not([tabindex="-1"])');
    const isFromBelow =
      from instanceof Node && !(element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_PRECEDING);
    if (isAwake || !isByKey || isFromBelow) return;
    await wakeOnce();
    const first = element.querySelector('[tabindex="0"], button, a[href]');
    // Only backwards, and only if focus has not moved on meanwhile.
    const isBefore =
      first && (first.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isBefore && document.activeElement === target) /** @type {HTMLElement} */ (first).focus();
  };
  element.addEventListener('focusin', onFocus, { once: true });
};

/**
 * Waits until the page is parsed: scripts may run earlier, and what an island reads from the page can be at
 * its end. That state comes before `DOMContentLoaded`, which waits for every other script of the page.
 */
const whole = () =>
  document.readyState === 'loading' &&
  new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
