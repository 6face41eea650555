// @ts-check
/**
 * `client:seen`: brings an island to life when it has come into sight and the page has been painted,
 * so that no script competes with the first picture.
 * @type {import('astro').ClientDirective}
 */
// oxlint-disable-next-line import/no-default-export -- Astro asks for it
export default (load, _options, element) => {
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(wake));
  });
  for (const child of element.children) observer.observe(child);
};
