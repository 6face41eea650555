import { crc32 as zlib } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from '../../src/notation/crc32.ts';
import { fc } from '../support/property.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('the check value of CRC-32, and of nothing', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
  expect(crc32([])).toBe(0);
});

test('is what zip and PNG have', () => {
  expect(crc32(Array.from({ length: 256 }, (_, byte) => byte)), 'each step of the table').toBe(
    zlib(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
  );
  fc.assert(fc.property(fc.uint8Array(), (data) => crc32(data) === zlib(data)));
});
