import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeRecord } from '../../../src/notation/record.ts';
import { runGame } from '../../../src/tools/scripts/game.ts';
import { scriptedGame } from '../../../src/tools/scripts/scripted-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'posthorn-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'game.txt');
  writeFileSync(file, text);
  return file;
}

const ARGS = ['--players', '3', '--modules', 'officials,audience', '--seed', 'x', '--edition', 'smart-ru'];

describe('playing', () => {
  test('prints the game, the scores and the link', () => {
    const { code, out, error } = runGame([...ARGS, '--print']);
    const lines = out.split('\n');
    expect([code, error]).toEqual([0, '']);
    expect(lines[0]).toBe('posthorn 1; players 3; edition smart-ru; modules officials audience; seed "x"');
    expect(lines[1]).toMatch(/^seating: Blue seat baden=\d /);
    expect(lines[2]).toMatch(/^1\. Blue: draw /);
    expect(lines.slice(-5, -2).map((line) => line.split(':')[0])).toEqual(['# Blue', '# Red', '# Yellow']);
    expect(lines.at(-2)).toMatch(/^# (Blue|Red|Yellow) wins/);
    expect(lines.at(-1)).toMatch(/^# AQ[\w-]+$/);
  });

  test('without --print, the scores and the link alone', () => {
    const { out } = runGame(ARGS);
    expect(runGame([...ARGS, '--print']).out.endsWith(`\n${out}`)).toBe(true);
    expect(out.split('\n')).toHaveLength(5);
  });

  test('is a script too', () => {
    const { status, stdout } = spawnSync('node', ['src/tools/scripts/game.ts', ...ARGS], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, `${runGame(ARGS).out}\n`]);
  });
});

describe('replaying', () => {
  const printed = runGame([...ARGS, '--print']).out;
  const result = runGame(ARGS).out;

  test.each<[string, () => string]>([
    ['what it printed', () => printed],
    ['the link it printed', () => `${printed.split('# ').at(-1)}\n`],
    [
      'a record',
      () =>
        makeRecord(
          scriptedGame(
            { players: 3, modules: ['officials', 'audience'], seed: 'x', edition: 'smart-ru' },
            2000,
          ).record,
        ),
    ],
  ])('%s gives the same result', (_, text) => {
    const { code, out, error } = runGame(['--replay', fileWith(text())]);
    expect([code, error, out]).toEqual([0, '', result]);
  });

  test('an unfinished game has no winner', () => {
    const { code, out } = runGame(['--replay', fileWith('posthorn 1; players 2')]);
    expect(code).toBe(0);
    expect(out).toContain('# not over: step draw');
  });

  test('the first illegal action is named with its reason and facts', () => {
    const text = '{"config":{"players":2},"actions":[{"type":"draw","from":"deck"},{"type":"end"}]}';
    const { code, out, error } = runGame(['--replay', fileWith(text)]);
    expect([code, out]).toEqual([1, '']);
    const [sentence, facts] = error.split('\n');
    expect(sentence).toMatch(/^Blue, turn 1: .*at this moment\. Now draw a card/);
    expect(JSON.parse(facts!)).toMatchObject({
      code: 'illegal-action',
      index: 1,
      verdict: { code: 'wrong-step', rule: '4.1', step: 'draw', type: 'end' },
    });
  });

  test('a text that is no game is refused, and the place named', () => {
    const { code, error } = runGame(['--replay', fileWith('posthorn 1; players 2\n1. Blue: fly')]);
    expect(code).toBe(1);
    expect(error).toContain('“fly”. See line 2, column 10.\n{');
    expect(runGame(['--replay', fileWith('AQEAAAAAAAAA')])).toMatchObject({ code: 1 });
  });
});

describe('bad arguments get a usage line and exit code 2', () => {
  test.each<[string, readonly string[]]>([
    ['an unknown option', ['--fast']],
    ['an argument of no option', ['seven']],
    ['an option without its value', ['--players']],
    ['five players', ['--players', '5']],
    ['players in words', ['--players', 'two']],
    ['an unknown module', ['--modules', 'rome']],
    ['an unknown edition', ['--edition', 'toString']],
    ['a long seed', ['--seed', 'x'.repeat(65)]],
    ['a file that is not there', ['--replay', join(folder, 'nowhere')]],
    ['a replay and a game', ['--replay', fileWith(''), '--players', '3']],
  ])('%s', (_, args) => {
    const { code, out, error } = runGame(args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('\nusage: npm run game -- ');
  });

  test('from the shell as well', () => {
    const { status, stderr } = spawnSync('node', ['src/tools/scripts/game.ts', '--fast'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('usage:');
  });
});
