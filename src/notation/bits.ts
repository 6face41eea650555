/** Numbers as bits, bits as bytes, bytes as base64url without padding. */

export interface BitWriter {
  readonly bytes: number[];
  /** Bits used, over all bytes. */
  length: number;
}

/** The highest bit first. */
export function writeBits(writer: BitWriter, value: number, width: number): void {
  for (let bit = width - 1; bit >= 0; bit--) {
    const at = writer.length >> 3;
    if (at === writer.bytes.length) writer.bytes.push(0);
    if ((value >>> bit) & 1) writer.bytes[at]! |= 0x80 >> (writer.length & 7);
    writer.length += 1;
  }
}

export interface BitReader {
  readonly bytes: Uint8Array;
  /** In bits; greater than the length of the data once more was read than there is. */
  position: number;
}

/** Past the end all bits are 0; `isCutShort` detects that. */
export function readBits(reader: BitReader, width: number): number {
  let value = 0;
  for (let i = 0; i < width; i++) {
    const { position } = reader;
    const byte = reader.bytes[position >> 3] ?? 0;
    value = (value << 1) | ((byte >> (7 - (position & 7))) & 1);
    reader.position += 1;
  }
  return value;
}

export const isCutShort = ({ bytes, position }: BitReader): boolean => position > bytes.length * 8;

/** Nothing but the zeros that fill the last byte is left. */
export const isAtEnd = (reader: BitReader): boolean => {
  const left = reader.bytes.length * 8 - reader.position;
  return left < 8 && readBits({ ...reader }, left) === 0;
};

/** Enough bits to tell that many things apart. */
export const widthOf = (count: number): number => (count > 1 ? 32 - Math.clz32(count - 1) : 0);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.slice(i, i + 3) as [number, number?, number?];
    const digits = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    for (const digit of digits.slice(0, Math.min(4, bytes.length - i + 1))) text += ALPHABET[digit];
  }
  return text;
}

/** The index of the first character outside the alphabet, or -1. */
export const badCharacter = (text: string): number => text.search(/[^A-Za-z0-9_-]/);

/** `null` where the text ends within a byte, or fills the last one with anything but zeros. */
export function fromBase64url(text: string): Uint8Array | null {
  const bits = text.length * 6;
  const bytes = new Uint8Array(bits >> 3);
  let held = 0;
  let count = 0;
  let at = 0;
  for (const character of text) {
    held = ((held << 6) | ALPHABET.indexOf(character)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (held >> count) & 0xff;
  }
  return count < 6 && (held & ((1 << count) - 1)) === 0 ? bytes : null;
}
