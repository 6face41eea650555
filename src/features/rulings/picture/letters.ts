/**
 * Text as outlines in the site's own typefaces: what is measured is what is drawn, and it looks the same
 * wherever it is painted, whatever fonts are there.
 */
import { readFile } from 'node:fs/promises';
import { Blob as FontData, Buffer as Run, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { FONT_SETS, type FontSet } from '../../../assets/fonts/sets.ts';

const STYLES = {
  heading: { family: 'piazzolla', weight: 650 },
  strong: { family: 'piazzolla', weight: 700 },
  text: { family: 'piazzolla', weight: 400 },
  label: { family: 'commissioner', weight: 550 },
} as const;
export type Style = keyof typeof STYLES;

/** The unit of outlines: so many make an em. */
export const EM = 1000;

/** A text in one line, in thousandths of an em. */
interface Outline {
  readonly width: number;
  /** A path as SVG writes it, from where the text begins on its line. */
  readonly d: string;
}

export type Letters = (text: string, style: Style) => Outline;

const SETS = Object.keys(FONT_SETS) as FontSet[];
const SCRIPTS: Readonly<Record<FontSet, string>> = { latin: 'Latn', polish: 'Latn', cyrillic: 'Cyrl' };

function setOf(letter: string): FontSet {
  const set = SETS.find((each) => FONT_SETS[each].includes(letter));
  if (!set) throw new Error(`The fonts have no “${letter}”: add it to src/assets/fonts/sets.ts`);
  return set;
}

/** Stretches of letters that are in the same file; a browser parts them in the same way. */
function runsOf(text: string): readonly (readonly [FontSet, string])[] {
  const runs: [FontSet, string][] = [];
  for (const letter of text) {
    const set = setOf(letter);
    const last = runs.at(-1);
    if (last?.[0] === set) last[1] += letter;
    else runs.push([set, letter]);
  }
  return runs;
}

/** A font of the site, unpacked as the shaper reads it. */
async function readFont(family: string, set: FontSet, weight: number): Promise<Font> {
  const packed = await readFile(`src/assets/fonts/${family}-${set}.woff2`);
  const font = new Font(
    new Face(new FontData(await subsetFont(packed, FONT_SETS[set], { targetFormat: 'sfnt' }))),
  );
  font.setScale(EM, EM);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

function shaped(font: Font, text: string, set: FontSet) {
  const run = new Run();
  run.addText(text);
  run.setDirection(Direction.LTR);
  run.setScript(SCRIPTS[set]);
  shape(font, run);
  return run.getGlyphInfosAndPositions();
}

/** The shaper's y goes up, SVG's goes down. */
const moved = (d: string, x: number): string =>
  d.replaceAll(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, right: string, up: string) => `${Math.round(x + Number(right))},${Math.round(-Number(up))}`,
  );

/** Reads the fonts; once is enough for any number of pictures. */
export async function readLetters(): Promise<Letters> {
  const fonts = new Map<string, Font>();
  for (const [style, { family, weight }] of Object.entries(STYLES))
    for (const set of SETS) fonts.set(`${style} ${set}`, await readFont(family, set, weight));

  const known = new Map<string, Outline>();
  return (text, style) => {
    const before = known.get(`${style} ${text}`);
    if (before) return before;
    let width = 0;
    let d = '';
    for (const [set, stretch] of runsOf(text)) {
      const font = fonts.get(`${style} ${set}`)!;
      for (const { codepoint: glyph, xAdvance = 0, xOffset = 0 } of shaped(font, stretch, set)) {
        if (glyph === 0) throw new Error(`src/assets/fonts has no letter for “${stretch}”`);
        d += moved(font.glyphToPath(glyph), width + xOffset);
        width += xAdvance;
      }
    }
    const outline = { width, d };
    known.set(`${style} ${text}`, outline);
    return outline;
  };
}
