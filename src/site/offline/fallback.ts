/** What is shown in place of a page that neither the network nor the device has. */
import { SHARED, type Settings } from './pack.ts';

/**
 * In the language that was asked for, else in one that is kept; the chooser speaks all of them. Each
 * is below the base, the best first.
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
