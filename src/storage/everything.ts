/** Everything this device holds: counted, taken out as one text, joined by another one, or erased. */
import type { FirstGameScript } from '../game/first-game.ts';
import { makeResults } from '../game/results/text.ts';
import { archivedTexts, archiveTexts, emptyArchive } from './archive.ts';
import { longestSetting, makeBundle, type Bundle, type Games, type Settings } from './bundle.ts';
import { keysWith, PREFIX, read, tryWrite, writeAll } from './device.ts';
import { allGames, finishedAt, isCrowded } from './finished-games.ts';
import { mergeGames } from './merge-games.ts';
import { mergeSettings } from './merge-settings.ts';
import { KEEPSAKES, keepsakeKey, recall, type Keepsake } from './preferences.ts';
import {
  announceResults,
  forgetResults,
  readResults,
  resultsAsStored,
  unreadableResults,
} from './puzzle-results.ts';
import { forgetGames, gameKey, gameTexts } from './saved-games.ts';

const settingsHere = (): Settings =>
  Object.fromEntries(KEEPSAKES.map((name) => [name, recall(name)]).filter(([, text]) => text !== null));

export interface Counted {
  readonly results: number;
  readonly games: number;
  /** Texts of results that cannot be read: they are in no count and stay where they are. */
  readonly unreadable: readonly string[];
}

export const countHere = async (): Promise<Counted> => ({
  results: countResults(),
  games: (await allGames()).size,
  unreadable: unreadableResults(),
});

const countResults = (): number => [...readResults().values()].filter(({ tries }) => tries > 0).length;

export async function everythingHere(): Promise<string> {
  const results = readResults();
  return makeBundle({
    results: results.size > 0 ? makeResults(results) : null,
    games: await allGames(),
    settings: settingsHere(),
  });
}

export type TakenIn =
  | {
      readonly ok: true;
      readonly results: number;
      readonly games: number;
      /** Something of settings, progress or score sheets has come. */
      readonly rest: boolean;
      /** Makes it as if the file had not been taken in. What has changed since stays. */
      readonly undo: () => Promise<boolean>;
    }
  | { readonly ok: false; readonly why: 'full' | 'blocked' | 'newer' };

/** Texts by key or id; `null` for what is not there. */
type Texts = ReadonlyMap<string, string | null>;

/** Merges a file with what is here. When storage refuses any part of it, everything is as before. */
export async function takeIn(bundle: Bundle, script: FirstGameScript): Promise<TakenIn> {
  const resultsBefore = countResults();
  const archive = await archivedTexts();
  const here = new Map([...archive, ...gameTexts()]);
  const plan = planFor(bundle, here, script);
  if (typeof plan === 'string') return { ok: false, why: plan };
  const { first, second, added } = plan;
  const before: Texts = new Map([...first.keys()].map((key) => [key, read(key) ?? null]));
  const archiveBefore: Texts = new Map([...second.keys()].map((id) => [id, archive.get(id) ?? null]));
  // The archive first: a game leaves the first store only when it stands in the second.
  if (second.size > 0 && !(await archiveTexts(second))) return { ok: false, why: 'full' };
  const outcome = writeAll(first);
  if (outcome !== 'stored') {
    await archiveTexts(archiveBefore);
    return { ok: false, why: outcome };
  }
  announceResults();
  return {
    ok: true,
    results: countResults() - resultsBefore,
    games: added,
    rest: KEEPSAKES.some((name) => first.has(keepsakeKey(name))),
    undo: () => undoTakeIn({ before, after: first, archiveBefore, archiveAfter: second }),
  };
}

interface Plan {
  /** Writes to the first store, by key. */
  readonly first: Texts;
  /** Writes to the archive, by id. */
  readonly second: Texts;
  /** Games that were not here. */
  readonly added: number;
}

function planFor(
  { results, games, settings }: Bundle,
  here: Games,
  script: FirstGameScript,
): Plan | 'full' | 'blocked' | 'newer' {
  const stored = resultsAsStored(results);
  if (typeof stored === 'string') return stored;
  const first = new Map<string, string | null>(results.size > 0 ? stored : []);
  const second = new Map<string, string>();
  const merged = mergeGames(here, games);
  let characters = [...gameTexts().values()].reduce((sum, { length }) => sum + length, 0);
  for (const [id, text] of merged) {
    if (here.get(id) === text) continue;
    characters += text.length;
    const isForArchive = isCrowded(characters) && finishedAt(id, text) !== null;
    if (!isForArchive) first.set(gameKey(id), text);
    else {
      second.set(id, text);
      if (read(gameKey(id)) !== null) first.set(gameKey(id), null);
    }
  }
  const chosen = settingsHere();
  const together = Object.entries(mergeSettings(chosen, settings, script)) as [Keepsake, string][];
  for (const [name, text] of together) {
    if (text === chosen[name]) continue;
    // What came together has to be read again, here and from the next file.
    if (text.length > longestSetting(name)) return 'full';
    first.set(keepsakeKey(name), text);
  }
  return { first, second, added: merged.size - here.size };
}

interface Done {
  readonly before: Texts;
  readonly after: Texts;
  readonly archiveBefore: Texts;
  readonly archiveAfter: Texts;
}

/** Whether all of it is as before. */
async function undoTakeIn({ before, after, archiveBefore, archiveAfter }: Done): Promise<boolean> {
  const isUnchanged = ([key, text]: readonly [string, string | null]): boolean =>
    (read(key) ?? null) === text;
  const keys = [...after].filter(isUnchanged).map(([key]) => key);
  const isBack = writeAll(new Map(keys.map((key) => [key, before.get(key) ?? null]))) === 'stored';
  const archive = await archivedTexts();
  const ids = [...archiveAfter].filter(([id, text]) => (archive.get(id) ?? null) === text).map(([id]) => id);
  const isOut = await (ids.length === 0 ||
    archiveTexts(new Map(ids.map((id) => [id, archiveBefore.get(id) ?? null]))));
  // This tab remembers the results of the file: its next write must not bring them back.
  forgetResults();
  return isBack && isOut && keys.length === after.size && ids.length === archiveAfter.size;
}

/** Erases everything this site keeps on this device, in both stores. Whether nothing is left. */
export async function eraseEverything(): Promise<boolean> {
  const areGone = keysWith(PREFIX).map((key) => tryWrite(key, null) === 'stored');
  forgetGames();
  forgetResults();
  const isEmptied = (await archivedTexts()).size === 0 || (await emptyArchive());
  return areGone.every(Boolean) && isEmptied;
}
