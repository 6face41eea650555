/** What a file would change here, before anything of it is written. Synchronous throughout. */
import type { FirstGameScript } from '../../table/model/first-game.ts';
import type { Change } from '../device/archive-changes.ts';
import { longestSetting, type Bundle, type Games, type Settings } from './bundle.ts';
import { read } from '../device/device.ts';
import { finishedAt, isCrowded } from '../games/finished-games.ts';
import { kinOf, mergeGames } from '../games/merge-games.ts';
import { mergeSettings } from '../settings/merge-settings.ts';
import { KEEPSAKES, keepsakeKey, recall, type Keepsake } from '../settings/preferences.ts';
import { resultsAsStored, type Unkept } from '../results/puzzle-results.ts';
import { gameKey, gameTexts } from '../games/saved-games.ts';

/** Changes that can only be undone together: a game and what was set beside it, results and what was set aside. */
export interface Part {
  /**
   * In the first store, by key. Includes keys that do not change: if one has changed since, the part may not
   * be undone.
   */
  readonly first: readonly Change[];
  /** In the archive, by id. */
  readonly second: readonly Change[];
}

export interface Plan {
  readonly parts: readonly Part[];
  /** Games that were not here. */
  readonly added: number;
}

export const settingsHere = (): Settings =>
  Object.fromEntries(KEEPSAKES.map((name) => [name, recall(name)]).filter(([, text]) => text !== null));

/** New texts first: a text that is written over may have moved into one of them. */
export const newFirst = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => Number(a.before !== null) - Number(b.before !== null));

/** The plan for a file, or why nothing of it can be taken in. */
export function planFor(
  { results, games, settings }: Bundle,
  archive: Games,
  script: FirstGameScript,
): Plan | Unkept {
  const stored = resultsAsStored(results);
  if (typeof stored === 'string') return stored;
  const chosen = settingsHere();
  const together = (Object.entries(mergeSettings(chosen, settings, script)) as [Keepsake, string][]).filter(
    ([name, text]) => text !== chosen[name],
  );
  // What was merged has to be read again, here and from the next file.
  if (together.some(([name, text]) => text.length > longestSetting(name))) return 'full';
  const here = new Map([...archive, ...gameTexts()]);
  const merged = mergeGames(here, games);
  const parts = [
    { first: [...(results.size > 0 ? stored : [])].map(([key, text]) => keyChange(key, text)), second: [] },
    ...gameParts(archive, here, merged),
    ...together.map(([name, text]) => ({ first: [keyChange(keepsakeKey(name), text)], second: [] })),
  ];
  return { parts: parts.filter(isChanging), added: merged.size - here.size };
}

const keyChange = (key: string, after: string | null): Change => ({
  at: key,
  before: read(key) ?? null,
  after,
});

const isChanging = ({ first, second }: Part): boolean =>
  [...first, ...second].some(({ before, after }) => before !== after);

/** A finished game goes into the archive where the first store is crowded. */
function gameParts(archive: Games, here: Games, merged: Games): readonly Part[] {
  const parts = new Map<string, { readonly first: Change[]; readonly second: Change[] }>();
  let characters = [...gameTexts().values()].reduce((sum, { length }) => sum + length, 0);
  for (const [id, text] of merged) {
    if (here.get(id) === text) continue;
    characters += text.length;
    const isForArchive = isCrowded(characters) && finishedAt(id, text) !== null;
    const part = parts.get(kinOf(id)) ?? { first: [], second: [] };
    parts.set(kinOf(id), part);
    part.first.push(keyChange(gameKey(id), isForArchive ? null : text));
    if (isForArchive) part.second.push({ at: id, before: archive.get(id) ?? null, after: text });
  }
  return [...parts.values()];
}
