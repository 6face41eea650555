/**
 * `npm run e2e:stress`: the browser tests again and again, on a busy machine, on a slow processor and over
 * a slow line, to find those that pass only when nothing is late. Needs both builds.
 *
 *   npm run e2e:stress -- --rounds 3 --slow 4 --load 1 --late 0 learn play-kill:105
 *
 * The `--rounds` (ten) take turns in what they make hard. The busy ones run `--load` (four) tests a core,
 * so that each waits for the others. The slow ones run one test a core, and every page `--slow` (two) times
 * slower. Not both at once: a slowed page keeps its core busy also while it waits, and several of them
 * starve the machine instead of the page. The late ones let every answer of the host come up to `--late`
 * (400) milliseconds later, so that scripts, texts and letters come in another order each time.
 * `--load 1 --slow 1 --late 0` is a quiet machine. The rest is handed to Playwright, as file names or
 * `--grep`. Every failure is named with its round; what failed at least once is listed at the end, and is
 * the exit code.
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
    slow: { type: 'string', default: '2' },
    load: { type: 'string', default: '4' },
    late: { type: 'string', default: '400' },
  },
});
const rounds = Number(values['rounds']);
const slow = Number(values['slow']);
const load = Number(values['load']);
const late = Number(values['late']);
if (![rounds, load].every((each) => Number.isInteger(each) && each >= 1) || !(slow >= 1) || !(late >= 0)) {
  console.error('--rounds and --load are whole numbers from 1, --slow is a number from 1, --late from 0.');
  process.exit(2);
}
const forPlaywright = tokens.flatMap((token) => {
  if (token.kind === 'positional') return [token.value];
  if (token.kind !== 'option' || ['rounds', 'slow', 'load', 'late'].includes(token.name)) return [];
  return [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`];
});

const FOLDER = 'test-results/stress';
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

let running: ChildProcess | null = null;
// Only this signal lets Playwright stop the site it serves, too, before it goes.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!running) process.exit(130);
    running.once('close', () => process.exit(130));
    running.kill('SIGINT');
  });

interface Kind {
  readonly name: string;
  readonly atOnce: number;
  readonly slow: number;
  readonly late: number;
}

const CORES = availableParallelism();
const EASY: Kind = { name: 'quiet', atOnce: CORES, slow: 1, late: 0 };
const HARD: readonly Kind[] = [
  ...(load > 1 ? [{ ...EASY, name: 'busy', atOnce: load * CORES }] : []),
  ...(slow > 1 ? [{ ...EASY, name: `${slow} times slower`, slow }] : []),
  // Tests that wait for the line leave the processor free for others.
  ...(late > 0 ? [{ ...EASY, name: `up to ${late} ms late`, atOnce: 2 * CORES, late }] : []),
];
const KINDS = HARD.length > 0 ? HARD : [EASY];
const kindOf = (round: number): Kind => KINDS[(round - 1) % KINDS.length]!;

function runRound(round: number): Promise<readonly Row[]> {
  const kind = kindOf(round);
  const report = resolve(`${FOLDER}/round-${round}.json`);
  return new Promise((done) => {
    running = spawn(
      'playwright',
      ['test', '--config', 'test/playwright.config.ts', '--reporter=json', ...forPlaywright],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          CPU_SLOWDOWN: String(kind.slow),
          TESTS_AT_ONCE: String(kind.atOnce),
          ANSWERS_LATE: String(kind.late),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
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
  const { name: kind, atOnce } = kindOf(round);
  console.log(
    `round ${round} of ${rounds}, ${kind}, ${atOnce} at once: ` +
      `${rows.length - failed.length} passed, ${failed.length} failed, ${seconds} s`,
  );
  for (const { name, error } of failed) console.log(`  ${name}: ${error}`);
}

const table = failureTable(all);
console.log(table.length === 0 ? `\nNothing failed in ${rounds} rounds.` : '\nFailed at least once:');
for (const line of table) console.log(line);
process.exit(table.length > 0 ? 1 : 0);
