/** The chunks name modules by their paths: one that has moved would silently go into another file. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHUNKS } from '../../../src/tools/build/chunks.js';

describe.each(CHUNKS.map(([name, ...paths]) => [name ?? 'none', paths] as const))('chunk %s', (_, paths) => {
  test.each(paths)('%s exists', (path) => expect(existsSync(path)).toBe(true));
});

test('no path is named twice', () => {
  const paths = CHUNKS.flatMap(([, ...each]) => each);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
