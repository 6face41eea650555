/**
 * `npm run golden`: what the golden games show together, and what they do not. With `--add N`, N games
 * of each recipe are played in search of the rest, and those that show it are stored. Stored games are
 * never changed. The exit code is 1 while something is missing.
 */
import { parseArgs } from 'node:util';
import { coverageOf, ITEMS } from './golden/coverage.ts';
import { search } from './golden/search.ts';
import { addGame, readGames, recordOf } from './golden/store.ts';

const USAGE = 'usage: npm run golden -- [--add N] [--seed S]    N from 1 to 100000, S letters and digits';

interface Options {
  /** 0: nothing is added. */
  readonly add: number;
  readonly seed: string;
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: { add: { type: 'string' }, seed: { type: 'string', default: '' } },
    });
    if (!/^[a-z0-9]{0,20}$/.test(values.seed)) return null;
    if (values.add === undefined) return { add: 0, seed: values.seed };
    const isCount = /^[1-9]\d{0,5}$/.test(values.add) && Number(values.add) <= 100_000;
    return isCount ? { add: Number(values.add), seed: values.seed } : null;
  } catch {
    return null;
  }
}

const options = readOptions();
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const met = new Set<string>();
  for (const game of readGames()) {
    const record = recordOf(game);
    const shown = coverageOf(record);
    const fresh = [...shown].filter((item) => !met.has(item));
    for (const item of shown) met.add(item);
    console.log(`${game.name}: ${record.actions.length} actions, ${shown.size} items, ${fresh.length} new`);
  }
  const missing = ITEMS.filter((item) => !met.has(item));
  const found = options.add > 0 ? search(missing, options.add, options.seed) : [];
  for (const { name, record, brings } of found) {
    addGame(name, record);
    const fresh = brings.filter((item) => !met.has(item));
    for (const item of fresh) met.add(item);
    console.log(`added ${name}: ${record.actions.length} actions; ${fresh.join('; ')}`);
  }
  const gaps = ITEMS.filter((item) => !met.has(item));
  console.log(`${ITEMS.length - gaps.length} of ${ITEMS.length} items met`);
  for (const gap of gaps) console.log(`missing: ${gap}`);
  process.exitCode = gaps.length > 0 ? 1 : 0;
}
