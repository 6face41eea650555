/**
 * `npm run e2e:stress`: the browser tests again and again, on a slow processor and a busy machine, to
 * find those that pass only when nothing is late. Needs both builds.
 *
 *   npm run e2e:stress -- --rounds 3 --slow 4 --quiet learn play-kill:105
 *
 * `--rounds` (ten) is how often, `--slow` (four) how many times slower every page runs, `--quiet`
 * leaves out the dots; the rest is handed to Playwright, as file names or `--grep`. Every failure is
 * named with its round; what failed at least once is listed at the end, and is the exit code.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failureTable, rowsOf, type Report, type Row } from './browser-report.ts';

const { values, tokens } = parseArgs({
  strict: false,
  allowPositionals: true,
  tokens: true,
  options: {
    rounds: { type: 'string', default: '10' },
    slow: { type: 'string', default: '4' },
    quiet: { type: 'boolean', default: false },
  },
});
const rounds = Number(values['rounds']);
const slow = Number(values['slow']);
if (!Number.isInteger(rounds) || rounds < 1 || !(slow >= 1)) {
  console.error('--rounds is a whole number from 1, --slow a number from 1.');
  process.exit(2);
}
const forPlaywright = tokens.flatMap((token) => {
  if (token.kind === 'positional') return [token.value];
  if (token.kind !== 'option' || ['rounds', 'slow', 'quiet'].includes(token.name)) return [];
  return [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`];
});

const FOLDER = 'test-results/stress';
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

/** A process for each core that never rests while this one lives. */
const BURN = 'const parent = process.ppid; while (process.ppid === parent);';
const burners: readonly ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', BURN], { stdio: 'ignore' }),
);
let running: ChildProcess | null = null;
process.on('exit', () => {
  for (const burner of burners) burner.kill('SIGKILL');
  running?.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

function runRound(round: number): Promise<readonly Row[]> {
  const report = resolve(`${FOLDER}/round-${round}.json`);
  const reporter = values['quiet'] ? 'json' : 'dot,json';
  return new Promise((done) => {
    running = spawn(
      'playwright',
      ['test', '--config', 'test/playwright.config.ts', `--reporter=${reporter}`, ...forPlaywright],
      {
        stdio: ['ignore', values['quiet'] ? 'ignore' : 'inherit', 'inherit'],
        env: { ...process.env, CPU_SLOWDOWN: String(slow), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
    running.on('close', (code) => done(readRound(report, code)));
  });
}

/** A run that failed and named nothing is a failure, too. */
function readRound(report: string, code: number | null): readonly Row[] {
  const nothing = { name: 'outside of any test', isFailed: true, seconds: 0, error: `exit code ${code}` };
  try {
    const rows = rowsOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
    return code === 0 || rows.some(({ isFailed }) => isFailed) ? rows : [...rows, nothing];
  } catch {
    return [nothing];
  }
}

const all: (readonly Row[])[] = [];
for (let round = 1; round <= rounds; round++) {
  const started = performance.now();
  const rows = await runRound(round);
  all.push(rows);
  const failed = rows.filter(({ isFailed }) => isFailed);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `round ${round} of ${rounds}: ${rows.length - failed.length} passed, ${failed.length} failed, ${seconds} s`,
  );
  for (const { name, error } of failed) console.log(`  ${name}: ${error}`);
}

const table = failureTable(all);
console.log(table.length === 0 ? `\nNothing failed in ${rounds} rounds.` : '\nFailed at least once:');
for (const line of table) console.log(line);
process.exit(table.length > 0 ? 1 : 0);
