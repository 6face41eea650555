// @ts-check
{
  /*
   * The web fonts are loaded only after the first paint, which uses the fallback faces: on a slow line the
   * text comes first. The styles before this script begin with the rules that name the font files; those
   * rules are deleted, and the same faces are added after the first paint. Not as rules: a new rule would
   * make the browser look up every fallback face on the device once more. The faces that the language is
   * written with are added together: each one that arrived alone would cause another layout, with different
   * line breaks. Without scripts the rules stay in force.
   */
  const NAMES = ['src', 'font-family', 'font-weight', 'unicode-range'];
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      const said = NAMES.map((name) => /** @type {CSSFontFaceRule} */ (rule).style?.getPropertyValue(name));
      const [src, family, weight, unicodeRange] = /** @type {[string, string, string, string]} */ (said);
      if (!src) return [];
      sheet.deleteRule(0);
      return new FontFace(family, src, { weight, unicodeRange, display: 'swap' });
    }),
  );
  // There is only one first contentful paint: nothing has to be disconnected. `Base.astro` fills in the code
  // point at which the language's letters besides the Latin ones begin.
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint')[0])
      void Promise.allSettled(
        faces.map((face) => /^U\+0*(20|LETTERS)-/.test(face.unicodeRange) && face.load()),
      ).then(() => faces.map((face) => document.fonts.add(face)));
  }).observe({ type: 'paint', buffered: true });
}
