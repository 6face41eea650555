/** The map in the engine's README names every rule, and only files that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from '../../src/engine/index.ts';

const rows = readFileSync('src/engine/README.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every rule has one row', () => {
  expect(rows.flatMap((row) => row[1]!.split(', ')).toSorted()).toEqual(Object.keys(RULES).toSorted());
});

test('every file it names exists', () => {
  const named = rows.flatMap((row) => [
    ...[...row[2]!.matchAll(/`([\w/.-]+\.ts)`/g)].map((match) => `src/engine/${match[1]}`),
    ...[...row[3]!.matchAll(/`([\w/.-]+\.ts)`/g)].map((match) => `test/engine/${match[1]}`),
  ]);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
