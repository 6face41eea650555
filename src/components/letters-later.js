// @ts-check
{
  /*
   * Our letters are fetched once the page has been painted with those that stand in for them: on a
   * slow line the words come first. The two styles before this script name the files; what they name
   * is taken out and brought back after the first paint. Without scripts it holds from the start.
   */
  const second = document.currentScript?.previousElementSibling;
  /** @type {CSSStyleDeclaration[]} */
  const faces = [];
  for (const style of [second?.previousElementSibling, second]) {
    const sheet = style instanceof HTMLStyleElement ? style.sheet : null;
    for (let i = (sheet?.cssRules.length ?? 0) - 1; i >= 0; i--) {
      const rule = sheet?.cssRules[i];
      if (!(rule instanceof CSSFontFaceRule)) continue;
      faces.push(rule.style);
      sheet?.deleteRule(i);
    }
  }
  const bringBack = () => {
    for (const face of faces) {
      const of = (/** @type {string} */ name) => face.getPropertyValue(name);
      document.fonts.add(
        new FontFace(of('font-family'), of('src'), {
          weight: of('font-weight'),
          unicodeRange: of('unicode-range'),
          display: 'swap',
        }),
      );
    }
  };
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((seen, observer) => {
      if (seen.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      bringBack();
    }).observe({ type: 'paint', buffered: true });
  } else addEventListener('load', bringBack);
}
