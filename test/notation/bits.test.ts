import { describe, expect, test } from 'vitest';
import {
  badCharacter,
  fromBase64url,
  isAtEnd,
  isCutShort,
  readBits,
  toBase64url,
  widthOf,
  writeBits,
} from '../../src/notation/bits.ts';
import { crc32 } from '../../src/notation/crc32.ts';
import { fc } from '../support/property.ts';

describe('bits', () => {
  test('come back as they were written', () => {
    const arbPiece = fc
      .integer({ min: 0, max: 31 })
      .chain((width) => fc.tuple(fc.integer({ min: 0, max: 2 ** width - 1 }), fc.constant(width)));
    fc.assert(
      fc.property(fc.array(arbPiece), (pieces) => {
        const writer = { bytes: [] as number[], length: 0 };
        for (const [value, width] of pieces) writeBits(writer, value, width);
        const reader = { bytes: Uint8Array.from(writer.bytes), position: 0 };
        for (const [value, width] of pieces) expect(readBits(reader, width)).toBe(value);
        expect(isAtEnd(reader)).toBe(true);
        expect(isCutShort(reader)).toBe(false);
      }),
    );
  });

  test('reading past the end is told', () => {
    const reader = { bytes: Uint8Array.of(255), position: 0 };
    expect(readBits(reader, 9)).toBe(0b111111110);
    expect(isCutShort(reader)).toBe(true);
  });

  test.each([
    ['a whole byte', [0, 0], 8],
    ['a bit that is set', [0b1000_0001], 7],
  ])('%s left over is not the end', (_, bytes, position) => {
    expect(isAtEnd({ bytes: Uint8Array.from(bytes), position })).toBe(false);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [120, 7],
    [128, 7],
    [129, 8],
  ])('%i things are told apart by %i bits', (count, width) => {
    expect(widthOf(count)).toBe(width);
  });
});

describe('base64url', () => {
  test('is what Node writes, and comes back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = toBase64url([...bytes]);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
    );
  });

  test.each(['A', 'AAAAA', 'AB', 'AAB'])('%s is not whole bytes', (text) => {
    expect(fromBase64url(text)).toBe(null);
  });

  test.each([
    ['', -1],
    ['AZaz09-_', -1],
    ['AA+A', 2],
    ['=', 0],
    ['AAé', 2],
  ])('the first character of %j that does not belong is at %i', (text, position) => {
    expect(badCharacter(text)).toBe(position);
  });
});

describe('crc32', () => {
  // The check value of the catalogue of CRCs, for CRC-32/ISO-HDLC.
  test('of 123456789 is cbf43926', () => {
    expect(crc32(Buffer.from('123456789')).toString(16)).toBe('cbf43926');
  });

  test('of nothing is 0', () => {
    expect(crc32([])).toBe(0);
  });
});
