/**
 * `npm run puzzles -- generate --kind K [--games N] [--most 3]`: goes on making candidates where it
 * stopped; the game's number is its seed. `choose [--practice 14]`: writes the bank anew, from what is
 * in it and from them.
 * `verify [--part 1/2]`: proves the whole bank anew. `report`: what it is made of.
 */
import { parseArgs } from 'node:util';
import { encode } from '../../puzzle-bank/code.ts';
import { puzzlesOf } from '../../puzzle-maker/make-bank.ts';
import { KINDS, type Kind } from '../../puzzle-bank/types.ts';
import { choose } from './puzzles/choose.ts';
import { keep, nextGame, readBank, writeBank } from './puzzles/files.ts';
import { flawOf } from './puzzles/prove.ts';
import { linesOf, report } from './puzzles/report.ts';
import { schedule } from './puzzles/schedule.ts';
import { solid } from './puzzles/solid.ts';

const USAGE =
  'usage: npm run puzzles -- generate --kind KIND [--games N] [--most TURNS] | choose [--practice N] [--weeks N] | verify [--part 1/2] | report';

function generate(kind: Kind, games: number, most: number): void {
  const first = nextGame(kind);
  const started = performance.now();
  let found = 0;
  for (let game = first; game < first + games; game++) {
    const lines = [...puzzlesOf(kind, `bank/${game}`, most, solid)].flatMap((banked) =>
      banked ? [encode(banked)] : [],
    );
    keep(kind, game, lines);
    found += lines.length;
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${kind}: ${found} of ${games} games from ${first}, ${seconds.toFixed(0)} s`);
}

/** Everything, or every n-th line from the first of a part. */
function verify(part: number, parts: number): boolean {
  const { daily, practice } = linesOf(readBank());
  const lines = [...daily, ...practice].filter((_, i) => i % parts === part);
  const started = performance.now();
  let failed = 0;
  for (const line of lines) {
    const flaw = flawOf(line);
    if (flaw === null) continue;
    failed += 1;
    console.error(`${line}\n  ${flaw}`);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${lines.length} proved in ${seconds.toFixed(0)} s, ${failed} failed`);
  return failed === 0;
}

function run(): boolean | null {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: text, games: text, most: text, practice: text, weeks: text, part: text },
  });
  const number = (name: 'games' | 'most' | 'practice' | 'weeks', otherwise: number): number =>
    /^[1-9]\d{0,5}$/.test(values[name] ?? '') ? Number(values[name]) : otherwise;
  switch (positionals[0]) {
    case 'generate': {
      const kind = KINDS.find((name) => name === values.kind);
      if (!kind) return null;
      generate(kind, number('games', 100), number('most', 3));
      return true;
    }
    case 'choose': {
      const bank = schedule(choose(readBank()), number('practice', 14), number('weeks', 158));
      if ('missing' in bank) console.error(`not enough candidates for ${bank.missing}`);
      else writeBank(bank);
      return !('missing' in bank);
    }
    case 'verify': {
      const [, part, parts] = /^([1-9])\/([1-9])$/.exec(values.part ?? '1/1') ?? [];
      return part === undefined ? null : verify(Number(part) - 1, Number(parts));
    }
    case 'report':
      report(readBank());
      return true;
    default:
      return null;
  }
}

function attempt(): boolean | null {
  try {
    return run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

const done = attempt();
if (done === null) console.error(USAGE);
process.exitCode = done ? 0 : done === null ? 2 : 1;
