/** The words of a source without its tags and signs. */
export const plainText = (source: string): string =>
  source
    .replace(/<[^>]*>/g, '')
    .replace(/^\s*(?:\d+\.|[-*])\s/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
