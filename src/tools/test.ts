/**
 * `npm test`: every check there is, in the order in which a failure is cheapest to find, and one
 * line at the end that adds them up. A step without tests of its own counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const RESULTS = 'test-results';
const totals = { passed: 0, failed: 0 };
const failures: string[] = [];

/** A log that is kept is read as text: colours only where somebody looks on. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const [command, ...rest] = args;
  const all = { ...process.env, ...PLAIN, ...env };
  return spawnSync(command!, rest, { stdio: 'inherit', env: all }).status === 0;
}

function step(name: string, work: () => Count): void {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = work();
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Counts from a runner's report; a runner that failed without naming a test counts as one failure. */
function counted(ok: boolean, file: string, read: (report: unknown) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(project: string): Count {
  const report = `${RESULTS}/${project}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = run(['vitest', 'run', '--config', 'test/vitest.config.ts', '--project', project, ...reporters]);
  return counted(ok, report, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function playwright(executable: string): Count {
  const report = `${RESULTS}/browser.json`;
  const ok = run(['playwright', 'test', '--config', 'test/playwright.config.ts', '--reporter=dot,json'], {
    CHROMIUM_PATH: executable,
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report),
  });
  return counted(ok, report, (json) => {
    const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

step('types', () => one(run(['astro', 'check'])));
step('lint', () => one(run(['oxlint'])));
step('format', () => one(run(['prettier', '--check', '.', '--log-level', 'warn'])));
step('unit tests', () => vitest('unit'));
let isBuilt = false;
step('build', () => {
  const atRoot = run(['astro', 'build', '--silent']);
  const below = run(['astro', 'build', '--silent'], {
    BASE_PATH: '/games/posthorn/',
    OUT_DIR: './dist-subpath',
  });
  isBuilt = atRoot && below;
  return { passed: Number(atRoot) + Number(below), failed: Number(!atRoot) + Number(!below) };
});
step('tests of the built files', () => (isBuilt ? vitest('built') : one(false)));
step('browser tests', () => {
  if (!isBuilt) return one(false);
  try {
    return playwright(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  }
});

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
