/** What is shown in place of a page that neither the network nor the device has. */
import { SHARED, type Settings } from './pack.ts';

/**
 * Paths below the base, the best first: the offline page in the language that was asked for, then in those
 * that are kept, at last the language chooser, which is in all languages.
 */
export function fallbackPaths(
  path: string,
  languages: readonly string[],
  packs: Settings['packs'],
): readonly string[] {
  const known = Object.keys(packs).filter((name) => name !== SHARED);
  const asked = known.filter((lang) => path === lang || path.startsWith(`${lang}/`));
  const best = [...asked, ...languages.filter((lang) => known.includes(lang))];
  return [...new Set(best.map((lang) => `${lang}/offline/`)), ''];
}
