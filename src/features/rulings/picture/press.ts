/** Makes the pictures: fonts are read once, a frame is painted once for all rulings of a group. */
import { dayColours } from './day-colours.ts';
import { drawFrame, drawRuling } from './drawing.ts';
import {
  layOutFrame,
  layOutRuling,
  SIZE,
  VERDICT_INKS,
  WINDOW,
  type FrameWords,
  type RulingWords,
} from './layout.ts';
import { readLetters } from './letters.ts';
import { paint, paletteOf, printInto } from './palette.ts';
import { pngOf } from './png.ts';

export interface Press {
  /** As numbers in a palette, in which the paper is 0. */
  readonly frame: (words: FrameWords) => Promise<Uint8Array>;
  readonly ruling: (words: RulingWords) => Promise<Uint8Array>;
  readonly png: (frame: FrameWords, ruling: RulingWords) => Promise<Buffer>;
}

export async function setUpPress(tokens: string): Promise<Press> {
  const colour = dayColours(tokens);
  const letters = await readLetters();
  const ramp = (ink: string, shades: number) => ({ colour: colour(ink), shades });
  const shared = [
    ramp('paper-raised', 0),
    ramp('paper-sunk', 0),
    ramp('line', 0),
    ramp('accent', 1),
    ramp('ink', 5),
    // No shades of its own: its edges use those of ink.
    ramp('ink-soft', 0),
  ];
  /** Sixteen colours are enough as long as there is one verdict. */
  const paletteFor = ({ verdict }: RulingWords) =>
    paletteOf(colour('paper'), [...shared, ramp(VERDICT_INKS[verdict], 2)]);

  const frames = new Map<string, Promise<Uint8Array>>();
  const frame: Press['frame'] = (words) => {
    const key = JSON.stringify(words);
    const known =
      frames.get(key) ??
      paint(drawFrame(layOutFrame(words, letters), letters, colour), paletteOf(colour('paper'), shared));
    frames.set(key, known);
    return known;
  };
  const ruling: Press['ruling'] = (words) =>
    paint(drawRuling(layOutRuling(words, letters), letters, colour), paletteFor(words));
  return {
    frame,
    ruling,
    png: async (around, words) =>
      pngOf(
        printInto(await frame(around), SIZE.width, await ruling(words), WINDOW),
        SIZE.width,
        paletteFor(words),
      ),
  };
}
