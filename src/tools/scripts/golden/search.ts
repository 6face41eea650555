/** Looks for few and short games that show what is missing. */
import type { GameRecord } from '../../../engine/index.ts';
import { coverageOf } from './coverage.ts';
import { RECIPES } from './recipes.ts';
import { biasedGame } from './biased-game.ts';

export interface Found {
  readonly name: string;
  readonly record: GameRecord;
  /** What it shows of what was missing. */
  readonly brings: readonly string[];
}

/** Plays that many games of each recipe and keeps the fewest that show what can be shown. */
export function search(missing: readonly string[], games: number, seed: string): readonly Found[] {
  const candidates = Object.keys(RECIPES).flatMap((recipe) =>
    Array.from({ length: games }, (_, i) => candidateOf(recipe, `${seed}${i}`, missing)),
  );
  return cover(candidates.filter((candidate) => candidate !== null));
}

function candidateOf(recipe: string, seed: string, missing: readonly string[]): Found | null {
  const record = biasedGame(recipe, seed);
  if (!record) return null;
  const met = coverageOf(record);
  const brings = missing.filter((name) => met.has(name));
  return brings.length > 0 ? { name: `${recipe}-${seed}`, record, brings } : null;
}

/** The rarest thing first, each time by the game that shows the most for its length. */
function cover(candidates: readonly Found[]): readonly Found[] {
  const chosen: Found[] = [];
  let open = candidates.map((found) => ({ found, fresh: found.brings }));
  while (open.length > 0) {
    const rarest = rarestOf(open.map(({ fresh }) => fresh));
    const best = open
      .filter(({ fresh }) => fresh.includes(rarest))
      .reduce((a, b) => (worth(b.found, b.fresh) > worth(a.found, a.fresh) ? b : a));
    chosen.push(best.found);
    open = open
      .map(({ found, fresh }) => ({ found, fresh: fresh.filter((name) => !best.fresh.includes(name)) }))
      .filter(({ fresh }) => fresh.length > 0);
  }
  return withoutIdle(chosen);
}

/** Drops games that show nothing beyond the others: later choices can make an early one superfluous. */
const withoutIdle = (chosen: readonly Found[]): readonly Found[] =>
  chosen.reduce((kept, found) => {
    const rest = kept.filter((other) => other !== found);
    const isIdle = found.brings.every((name) => rest.some(({ brings }) => brings.includes(name)));
    return isIdle ? rest : kept;
  }, chosen);

/** A file costs something, whatever its length. */
const FILE = 600;

const worth = ({ record }: Found, fresh: readonly string[]): number =>
  fresh.length / (record.actions.length + FILE);

function rarestOf(lists: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>();
  for (const names of lists) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] < a[1] ? b : a))[0];
}
