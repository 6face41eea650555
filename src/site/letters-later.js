// @ts-check
{
  /*
   * Our letters are fetched once the page has been painted with those that stand in for them: on a
   * slow line the words come first. The styles before this script begin with the rules that name
   * the files; those are taken out, and the same faces are added after the first paint. Not as rules:
   * a new rule would have every face that stands in looked for on the device once more. Those the
   * language is written with come in together: each one that came alone would have the page laid out
   * anew, with lines that break in yet another place. Without scripts the rules hold from the start.
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
  // After this picture there is no other: nothing has to be disconnected. The layout puts in where the
  // letters begin that the language has besides the Latin ones.
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint')[0])
      void Promise.allSettled(
        faces.map((face) => /^U\+0*(20|LETTERS)-/.test(face.unicodeRange) && face.load()),
      ).then(() => faces.map((face) => document.fonts.add(face)));
  }).observe({ type: 'paint', buffered: true });
}
