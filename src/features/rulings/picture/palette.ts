/** Pictures in few colours: each pixel is the number of one in a palette, which keeps a file small. */
import sharp from 'sharp';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour printed on the paper, and how many shades its edges have in between. */
export interface Ramp {
  readonly colour: string;
  readonly shades: number;
}

function rgbOf(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const between = (from: Rgb, to: Rgb, part: number): Rgb => {
  const at = (i: 0 | 1 | 2): number => Math.round(from[i] + (to[i] - from[i]) * part);
  return [at(0), at(1), at(2)];
};

/** The paper is number 0. */
export const paletteOf = (paper: string, ramps: readonly Ramp[]): readonly Rgb[] => [
  rgbOf(paper),
  ...ramps.flatMap(({ colour, shades }) =>
    Array.from({ length: shades + 1 }, (_, i) =>
      between(rgbOf(paper), rgbOf(colour), (i + 1) / (shades + 1)),
    ),
  ),
];

const distance = (a: Rgb, b: Rgb): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

const nearest = (colour: Rgb, palette: readonly Rgb[]): number =>
  palette.reduce(
    (best, each, i) => (distance(each, colour) < distance(palette[best]!, colour) ? i : best),
    0,
  );

/** Paints a drawing, and says of each pixel which colour of the palette comes nearest. */
export async function paint(svg: string, palette: readonly Rgb[]): Promise<Uint8Array> {
  const painted = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const pixels = new Uint32Array(painted.buffer, painted.byteOffset, painted.length / 4);
  const numbers = new Uint8Array(pixels.length);
  const known = new Map<number, number>();
  const look = (i: number): number => {
    const [red, green, blue] = painted.subarray(i * 4, i * 4 + 3);
    const found = nearest([red!, green!, blue!], palette);
    known.set(pixels[i]!, found);
    return found;
  };
  let colour = 0;
  let number = 0;
  for (let i = 0; i < pixels.length; i++) {
    // Most pixels are as the one before.
    if (pixels[i] !== colour) {
      colour = pixels[i]!;
      number = known.get(colour) ?? look(i);
    }
    numbers[i] = number;
  }
  return numbers;
}

/** Copies a smaller picture into a larger one; the paper of the smaller one (0) is transparent. */
export function printInto(
  picture: Uint8Array,
  width: number,
  part: Uint8Array,
  window: { readonly x: number; readonly y: number; readonly width: number },
): Uint8Array {
  const both = picture.slice();
  for (let row = 0; row * window.width < part.length; row++) {
    const from = row * window.width;
    const to = (window.y + row) * width + window.x;
    for (let x = 0; x < window.width; x++) if (part[from + x] !== 0) both[to + x] = part[from + x]!;
  }
  return both;
}
