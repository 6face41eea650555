/** The manners of `npm run golden`; what the games hold is tested in test/golden. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { addGame, readGames, recordOf } from '../../../src/tools/scripts/golden/store.ts';
import { biasedGame } from '../../../src/tools/scripts/golden/biased-game.ts';

const golden = (...args: readonly string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync('node_modules/.bin/node', ['src/tools/scripts/golden.ts', ...args], { encoding: 'utf8' });

test('without arguments it lists the games and finds no gap', () => {
  const { status, stdout } = golden();
  expect(stdout).not.toContain('missing');
  for (const { name } of readGames()) expect(stdout).toContain(`${name}: `);
  expect(status).toBe(0);
}, 30_000);

test.each([[['--add', '0']], [['--seed', '../x']], [['--force']]])(
  'bad arguments %j get a usage line and exit code 2',
  (args) => {
    const { status, stderr } = golden(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^usage: /);
  },
);

test('a stored game is never written again', () => {
  const game = readGames()[0]!;
  expect(() => addGame(game.name, recordOf(game))).toThrow('EEXIST');
});

test('a recipe and a seed give the same game again', () => {
  expect(biasedGame('mixed', '1')).toEqual(biasedGame('mixed', '1'));
});
