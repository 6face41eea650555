/** Pixels that are numbers in a palette, as a PNG file (W3C Portable Network Graphics, colour type 3). */
import { crc32, deflateSync } from 'node:zlib';
import type { Rgb } from './palette.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Four bits a pixel, in a palette; the only compression and filtering there are; all rows in order.
  data.set([4, 3, 0, 0, 0], 8);
  return data;
}

/** Two pixels a byte; every row begins with how it is filtered: not at all. */
function rowsOf(numbers: Uint8Array, width: number): Buffer {
  const rows = Buffer.alloc((width / 2 + 1) * (numbers.length / width));
  let to = 0;
  for (let row = 0; row < numbers.length; row += width) {
    to++;
    for (let i = row; i < row + width; i += 2) rows[to++] = (numbers[i]! << 4) | numbers[i + 1]!;
  }
  return rows;
}

/** At most sixteen colours, and an even number of pixels in a row. */
export const pngOf = (numbers: Uint8Array, width: number, palette: readonly Rgb[]): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, numbers.length / width)),
    chunk('PLTE', Buffer.from(palette.flat())),
    // The higher levels take many times as long for a tenth less.
    chunk('IDAT', deflateSync(rowsOf(numbers, width), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
