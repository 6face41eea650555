/** What this device holds, and taking a file in: everything of it or nothing. */
import { gameIds, rawOf } from '../play/keep.ts';
import { keyOf as gameKey } from '../play/storage.ts';
import { KEEPSAKES, keepsakeKey, recall, type Keepsake } from '../remember.ts';
import { announceResults, readResults, resultsAsStored, unreadableResults } from '../results/keep.ts';
import { makeResults } from '../results/text.ts';
import { longestSetting, makeBundle, type Bundle, type Games, type Settings } from './bundle.ts';
import { mergeGames } from './merge-games.ts';
import { mergeSettings } from './merge-settings.ts';

const settingsHere = (): Settings =>
  Object.fromEntries(KEEPSAKES.map((name) => [name, recall(name)]).filter(([, text]) => text !== null));

/** With those that storage would not take. */
const gamesHere = (): Games =>
  new Map(
    gameIds().flatMap((id) =>
      [[id, rawOf(id)] as const].filter((entry): entry is readonly [string, string] => entry[1] !== null),
    ),
  );

export interface Counted {
  readonly results: number;
  readonly games: number;
  /** Texts of results that cannot be read: they are in no count and stay where they are. */
  readonly unreadable: readonly string[];
}

export const countHere = (): Counted => ({
  results: [...readResults().values()].filter(({ tries }) => tries > 0).length,
  games: gameIds().length,
  unreadable: unreadableResults(),
});

export function everythingHere(): string {
  const results = readResults();
  return makeBundle({
    results: results.size > 0 ? makeResults(results) : null,
    games: gamesHere(),
    settings: settingsHere(),
  });
}

export type TakenIn =
  /** `rest`: something of settings, progress or score sheets has come. */
  | { readonly ok: true; readonly results: number; readonly games: number; readonly rest: boolean }
  | { readonly ok: false; readonly why: 'full' | 'blocked' | 'newer' };

/** Merges a file with what is here. When storage refuses any part of it, everything is as before. */
export function takeIn(bundle: Bundle): TakenIn {
  const before = countHere();
  let rest: boolean;
  try {
    const writes = writesFor(bundle);
    if (typeof writes === 'string') return { ok: false, why: writes };
    rest = KEEPSAKES.some((name) => writes.has(keepsakeKey(name)));
    if (!writeAll(writes)) return { ok: false, why: 'full' };
  } catch {
    return { ok: false, why: 'blocked' };
  }
  announceResults();
  const after = countHere();
  return { ok: true, results: after.results - before.results, games: after.games - before.games, rest };
}

function writesFor({ results, games, settings }: Bundle): ReadonlyMap<string, string> | 'full' | 'newer' {
  const stored = resultsAsStored(results);
  if (typeof stored === 'string') return stored;
  const writes = new Map(results.size > 0 ? stored : []);
  const here = gamesHere();
  for (const [id, text] of mergeGames(here, games)) if (here.get(id) !== text) writes.set(gameKey(id), text);
  const chosen = settingsHere();
  for (const [name, text] of Object.entries(mergeSettings(chosen, settings)) as [Keepsake, string][]) {
    if (text === chosen[name]) continue;
    // What came together has to be read again, here and from the next file.
    if (text.length > longestSetting(name)) return 'full';
    writes.set(keepsakeKey(name), text);
  }
  return writes;
}

/** Whether there was room for all of it. */
function writeAll(writes: ReadonlyMap<string, string>): boolean {
  const before = new Map<string, string | null>();
  try {
    for (const [key, text] of writes) {
      before.set(key, localStorage.getItem(key));
      localStorage.setItem(key, text);
    }
    return true;
  } catch {
    // First what was added is taken away: then there is room for what was there.
    for (const key of before.keys()) localStorage.removeItem(key);
    for (const [key, text] of before) if (text !== null) localStorage.setItem(key, text);
    return false;
  }
}
