/**
 * `npm test`: every check there is, side by side where they can be, and one line at the end that adds them up.
 * A step without tests of its own counts as one.
 */
import { spawn } from 'node:child_process';
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

/** Colours only in a terminal: a stored log is read as plain text. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
/** Playwright forces colours on its workers, and Node then warns about `NO_COLOR` in each of them. */
const PLAIN_WORKERS = process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' };

/** Runs a command; what it prints is kept for the end of its step, or seen at once. */
type Run = (args: readonly string[], env?: Readonly<Record<string, string | undefined>>) => Promise<boolean>;

function runInto(print: ((text: string) => void) | null): Run {
  return ([command, ...rest], env = {}) =>
    new Promise((done) => {
      const all = { ...process.env, ...PLAIN, ...env };
      const child = spawn(command!, rest, {
        stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
        env: all,
      });
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print!);
      child.on('error', () => done(false)).on('close', (code) => done(code === 0));
    });
}

async function step(name: string, work: (run: Run) => Promise<Count>, isSeen = false): Promise<void> {
  const started = performance.now();
  let printed = `\n── ${name}\n`;
  if (isSeen) process.stdout.write(printed);
  const { passed, failed } = await work(runInto(isSeen ? null : (text) => (printed += text)));
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
  if (!isSeen) process.stdout.write(printed);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
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

async function vitest(run: Run, project: string): Promise<Count> {
  const report = `${RESULTS}/${project}.json`;
  const args = ['--config', 'test/vitest.config.ts', '--project', project, '--reporter=dot'];
  const ok = await run(['vitest', 'run', ...args, '--reporter=json', `--outputFile.json=${report}`]);
  return counted(ok, report, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function playwright(run: Run, executable: string): Promise<Count> {
  const report = `${RESULTS}/browser.json`;
  const args = ['--config', 'test/playwright.config.ts', '--reporter=dot,json'];
  const ok = await run(['playwright', 'test', ...args], {
    ...PLAIN_WORKERS,
    CHROMIUM_PATH: executable,
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report),
  });
  return counted(ok, report, (json) => {
    const { stats } = json as { stats: { expected: number; unexpected: number } };
    return { passed: stats.expected, failed: stats.unexpected };
  });
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** Both builds, one after the other: Astro keeps files of its own that two at once would mix up. */
async function build(): Promise<boolean> {
  let isBuilt = false;
  await step('build', async (run) => {
    const atRoot = await run(['astro', 'build', '--silent']);
    const below = await run(['astro', 'build', '--silent'], {
      BASE_PATH: '/games/posthorn/',
      OUT_DIR: './dist-subpath',
    });
    isBuilt = atRoot && below;
    return { passed: Number(atRoot) + Number(below), failed: Number(!atRoot) + Number(!below) };
  });
  return isBuilt;
}

/** What needs only the sources. */
async function readSources(): Promise<void> {
  await step('lint', async (run) => one(await run(['oxlint'])));
  await step('unused code', async (run) => one(await run(['knip', '--no-progress'])));
  await step('format', async (run) => one(await run(['prettier', '--check', '.', '--log-level', 'warn'])));
  await step('unit tests', (run) => vitest(run, 'unit'));
}

const browserTests = (isBuilt: boolean, chromium: string | null): Promise<void> =>
  step('browser tests', async (run) => (isBuilt && chromium ? playwright(run, chromium) : one(false)), true);

/** Says what is wrong where no Chromium can be had. */
const chromiumOrNone = (): Promise<string | null> =>
  ensureChromium().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return null;
  });

// The browser tests take longest, and they wait for the builds alone: all else is done beside the two.
// The types wait for the builds as well, because Astro writes down what it knows of them.
// Chromium is installed meanwhile, where there is none: that is mostly waiting for the network.
const reading = readSources();
const [isBuilt, chromium] = await Promise.all([build(), chromiumOrNone()]);
await Promise.all([
  browserTests(isBuilt, chromium),
  reading.then(async () => {
    await step('types', async (run) => one(await run(['astro', 'check'])));
    await step('tests of the built files', async (run) => (isBuilt ? vitest(run, 'built') : one(false)));
  }),
]);

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
