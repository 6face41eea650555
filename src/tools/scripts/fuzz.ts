/**
 * `npm run fuzz -- --games N --seed S`: random and hostile games with every invariant on. The first
 * thing that breaks is printed as a record that can be played again, and the exit code is 1.
 */
import { parseArgs } from 'node:util';
import { playHostileGame, type FuzzFailure } from './hostile-game.ts';

const USAGE = 'usage: npm run fuzz -- [--games N] [--seed S]    N from 1 to 1000000, S any text';

interface Options {
  readonly games: number;
  readonly seed: string;
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
    });
    const games = /^[1-9]\d{0,6}$/.test(values.games) ? Number(values.games) : 0;
    return games > 0 && games <= 1_000_000 ? { games, seed: values.seed } : null;
  } catch {
    return null;
  }
}

function report({ problem, config, actions }: FuzzFailure): void {
  console.error(problem);
  console.error(JSON.stringify({ config, actions }));
}

function main(options: Options): number {
  let actions = 0;
  let refusals = 0;
  let ended = 0;
  for (let i = 0; i < options.games; i++) {
    const result = playHostileGame(`${options.seed}/${i}`);
    if (!result.ok) {
      console.error(`game ${i} of seed ${options.seed}:`);
      report(result);
      return 1;
    }
    actions += result.actions;
    refusals += result.refusals;
    ended += result.ended ? 1 : 0;
  }
  console.log(JSON.stringify({ games: options.games, seed: options.seed, ended, actions, refusals }));
  return 0;
}

const options = readOptions();
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = main(options);
