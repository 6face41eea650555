// @ts-check
{
  /*
   * Our letters are fetched once the page has been painted with those that stand in for them: on a
   * slow line the words come first. The two styles before this script begin with the rules that name
   * the files; those are taken out and put back after the first paint. Without scripts they hold from
   * the start.
   */
  const second = /** @type {HTMLStyleElement} */ (document.currentScript?.previousElementSibling);
  const first = /** @type {HTMLStyleElement} */ (second.previousElementSibling);
  const putBack = [first, second].flatMap((style) => {
    const sheet = /** @type {CSSStyleSheet} */ (style.sheet);
    return [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      sheet.deleteRule(0);
      return () => sheet.insertRule(rule.cssText);
    });
  });
  new PerformanceObserver((seen, observer) => {
    if (!seen.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    for (const put of putBack) put();
  }).observe({ type: 'paint', buffered: true });
}
