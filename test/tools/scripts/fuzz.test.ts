/** A short fuzz on every run, and the tool's manners. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { playHostileGame } from '../../../src/tools/scripts/hostile-game.ts';

const fuzz = (...args: readonly string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync('node_modules/.bin/node', ['src/tools/scripts/fuzz.ts', ...args], { encoding: 'utf8' });

test.each(Array.from({ length: 60 }, (_, i) => `test/${i}`))('hostile game %s', (seed) => {
  expect(playHostileGame(seed)).toMatchObject({ ok: true });
});

describe('npm run fuzz', () => {
  test('plays and reports as JSON', () => {
    const { status, stdout } = fuzz('--games', '3', '--seed', 'x');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ games: 3, seed: 'x' });
  });

  test.each([[['--games', '0']], [['--games', 'many']], [['--games']], [['--fast']], [['7']]])(
    'bad arguments %j get a usage line and exit code 2',
    (args) => {
      const { status, stderr } = fuzz(...args);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^usage: /);
    },
  );
});
