/**
 * `npm run fonts`: cuts the two type families down to the letters the site uses.
 *
 * The result is committed, so a build needs neither the full families nor this script. Run it when
 * a test says that a text uses a character the fonts do not have: add it to `src/assets/fonts/sets.ts` first.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FONT_SETS, type FontSet } from '../../assets/fonts/sets.ts';

const FAMILIES = [
  { name: 'piazzolla', weight: { min: 400, max: 700, default: 400 } },
  // Controls and figures are all set in one weight, which halves the file.
  { name: 'commissioner', weight: 550 },
] as const;

/** Which file of the full family holds the letters of a set. */
const SOURCES: Record<FontSet, string> = { latin: 'latin', polish: 'latin-ext', cyrillic: 'cyrillic' };

for (const family of FAMILIES) {
  for (const set of Object.keys(FONT_SETS) as FontSet[]) {
    const source = `node_modules/@fontsource-variable/${family.name}/files/${family.name}-${SOURCES[set]}-wght-normal.woff2`;
    const target = `src/assets/fonts/${family.name}-${set}.woff2`;
    const font = await subsetFont(await readFile(source), FONT_SETS[set], {
      targetFormat: 'woff2',
      variationAxes: { wght: family.weight },
      keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'],
      noHinting: true,
    });
    await writeFile(target, font);
    console.log(`${target}  ${(font.length / 1024).toFixed(1)} KB`);
  }
}
