// @ts-check
{
  /*
   * Our letters are fetched once the page has been painted with those that stand in for them: on a
   * slow line the words come first. The two styles before this script begin with the rules that name
   * the files; those are taken out, and the same faces are added after the first paint. Not as rules:
   * a new rule would have every face that stands in looked for on the device once more. Those the
   * language is written with come in together: each one that came alone would have the page laid out
   * anew, with lines that break in yet another place. Without scripts the rules hold from the start.
   */
  const NAMES = ['src', 'font-family', 'font-weight', 'unicode-range'];
  const second = /** @type {HTMLStyleElement} */ (document.currentScript?.previousElementSibling);
  const first = /** @type {HTMLStyleElement} */ (second.previousElementSibling);
  const faces = [first, second].flatMap((style) => {
    const sheet = /** @type {CSSStyleSheet} */ (style.sheet);
    return [...sheet.cssRules].flatMap((rule) => {
      const said = NAMES.map((name) => /** @type {CSSFontFaceRule} */ (rule).style?.getPropertyValue(name));
      const [src, family, weight, unicodeRange] = /** @type {[string, string, string, string]} */ (said);
      if (!src) return [];
      sheet.deleteRule(0);
      return new FontFace(family, src, { weight, unicodeRange, display: 'swap' });
    });
  });
  new PerformanceObserver((seen, observer) => {
    if (!seen.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    /** @type {Record<string, string>} */
    const letters = { pl: 'U+100', ru: 'U+400' };
    const own = ['U+20', letters[document.documentElement.lang] ?? 'U+20'];
    const needed = faces.filter(({ unicodeRange }) => own.some((from) => unicodeRange.startsWith(from)));
    void Promise.allSettled(needed.map((face) => face.load())).then(() => {
      for (const face of faces) document.fonts.add(face);
    });
  }).observe({ type: 'paint', buffered: true });
}
