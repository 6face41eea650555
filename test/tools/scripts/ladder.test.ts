/** The ladder's command: what it prints, and what it refuses. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const ladder = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['src/tools/scripts/ladder.ts', ...args], { encoding: 'utf8' });

const MATCH = ['--seed', 'x', '--a', 'solid', '--b', 'beginner'];
const games = (out: string): readonly string[] => out.split('\n').filter((line) => line.startsWith('{'));

describe('npm run ladder', () => {
  test('plays every deal from both seats, and the same again', () => {
    const run = () => ladder(...MATCH, '--games', '2').stdout;
    const lines = games(run());
    expect(lines.map((line) => (JSON.parse(line) as { seats: unknown }).seats)).toEqual([
      ['solid', 'beginner'],
      ['beginner', 'solid'],
    ]);
    expect(games(run())).toEqual(lines);
  });

  test('a part of a match is that part, and with more players every seat has its turn', () => {
    const seats = (...args: readonly string[]): readonly string[] => games(ladder(...MATCH, ...args).stdout);
    const all = seats('--games', '3', '--players', '3', '--modules', 'officials,audience');
    expect(all.map((line) => (JSON.parse(line) as { seats: unknown }).seats)).toEqual([
      ['solid', 'beginner', 'beginner'],
      ['beginner', 'solid', 'beginner'],
      ['beginner', 'beginner', 'solid'],
    ]);
    expect(seats('--games', '1', '--from', '2', '--players', '3', '--modules', 'officials,audience')).toEqual(
      all.slice(2),
    );
  });

  test.each([
    ['a level that is none', ['--a', 'best', '--b', 'solid']],
    ['half a pair', ['--a', 'solid']],
    ['no games', ['--games', '0']],
    ['a part that begins nowhere', ['--from', 'x']],
    ['a fifth player', ['--players', '5']],
    ['a module that is none', ['--modules', 'rome']],
    ['an option that is none', ['--turns', '3']],
  ])('%s is refused', (_, args) => {
    const { status, stderr } = ladder(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('usage: npm run ladder');
  });
});
