/** A test that no runner finds is green for ever: both runners are asked what they would run. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';

function answerOf(command: string, ...args: readonly string[]): unknown {
  const { stdout } = spawnSync(`node_modules/.bin/${command}`, args, {
    encoding: 'utf8',
    // The variables of the run this test is part of would change what the inner one prints.
    env: { PATH: process.env['PATH'] },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

const fromHere = (file: string): string => relative('.', file);

function filesOfVitest(): readonly string[] {
  const listed = answerOf('vitest', 'list', '--config', 'test/vitest.config.ts', '--filesOnly', '--json');
  return (listed as { readonly file: string }[]).map(({ file }) => fromHere(file));
}

function filesOfPlaywright(): readonly string[] {
  const listed = answerOf(
    'playwright',
    'test',
    '-c',
    'test/playwright.config.ts',
    '--list',
    '--reporter=json',
  );
  const { config, suites } = listed as {
    readonly config: { readonly rootDir: string };
    readonly suites: readonly { readonly file: string }[];
  };
  return suites.map(({ file }) => fromHere(`${config.rootDir}/${file}`));
}

test('every file of tests belongs to exactly one runner', () => {
  const written = globSync('{src,test}/**/*.{test,spec}.{ts,tsx}').toSorted();
  const run = [...new Set(filesOfVitest()), ...new Set(filesOfPlaywright())].toSorted();
  expect(run).toEqual(written);
});
