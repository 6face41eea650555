/** CRC-32, by a table of each byte's remainder: a saved game has some thousand bytes, saved at every step. */
const STEPS = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

/** CRC-32 as in zip and PNG. It finds every change within 32 bits in a row, so every changed character. */
export function crc32(bytes: Iterable<number>): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ STEPS[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}

/** The checksum of a text, as it is written at the end of one. */
export const checkOf = (text: string): string =>
  crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
