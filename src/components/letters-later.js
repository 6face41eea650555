// @ts-check
{
  /*
   * Our letters are fetched once the page has been painted with those that stand in for them: on a
   * slow line the words come first. The two styles before this script begin with the rules that name
   * the files; those are taken out, and the same faces are added after the first paint. Not as rules:
   * a new rule would have every face that stands in looked for on the device once more. Without
   * scripts the rules hold from the start.
   */
  const second = /** @type {HTMLStyleElement} */ (document.currentScript?.previousElementSibling);
  const first = /** @type {HTMLStyleElement} */ (second.previousElementSibling);
  const faces = [first, second].flatMap((style) => {
    const sheet = /** @type {CSSStyleSheet} */ (style.sheet);
    return [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      sheet.deleteRule(0);
      const said = (/** @type {string} */ name) => rule.style.getPropertyValue(name);
      return new FontFace(said('font-family'), said('src'), {
        weight: said('font-weight'),
        style: said('font-style'),
        unicodeRange: said('unicode-range'),
        display: /** @type {FontDisplay} */ (said('font-display')),
      });
    });
  });
  new PerformanceObserver((seen, observer) => {
    if (!seen.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    for (const face of faces) document.fonts.add(face);
  }).observe({ type: 'paint', buffered: true });
}
