/** The ladder's command: what it prints, and what it refuses. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const ladder = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['src/tools/ladder.ts', ...args], { encoding: 'utf8' });

describe('npm run ladder', () => {
  test('plays every deal from both seats, and the same again', () => {
    const run = () => ladder('--games', '2', '--seed', 'x', '--a', 'solid', '--b', 'beginner').stdout;
    const games = (out: string): readonly string[] => out.split('\n').filter((line) => line.startsWith('{'));
    const lines = games(run());
    expect(lines.map((line) => (JSON.parse(line) as { seats: unknown }).seats)).toEqual([
      ['solid', 'beginner'],
      ['beginner', 'solid'],
    ]);
    expect(games(run())).toEqual(lines);
  });

  test.each([
    ['a level that is none', ['--a', 'best', '--b', 'solid']],
    ['half a pair', ['--a', 'solid']],
    ['no games', ['--games', '0']],
    ['an option that is none', ['--turns', '3']],
  ])('%s is refused', (_, args) => {
    const { status, stderr } = ladder(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('usage: npm run ladder');
  });
});
