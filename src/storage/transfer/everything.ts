/** Everything this device holds: counted, exported as one text, merged with another one, or erased. */
import type { FirstGameScript } from '../../table/model/first-game.ts';
import { makeResults } from '../results/results-text.ts';
import { emptyArchive, exchangeTexts, type Change } from '../device/archive-changes.ts';
import { hasRoomFor, LONGEST_BUNDLE, makeBundle, type Bundle, type Games } from './bundle.ts';
import { isBlocked, keysWith, PREFIX, read, tryWrite, writeAll } from '../device/device.ts';
import { archivedGames, gamesWith } from '../games/finished-games.ts';
import { newFirst, planFor, settingsHere, type Part, type Plan } from './plan-import.ts';
import {
  announceResults,
  forgetResults,
  readResults,
  unreadableResults,
  type Unkept,
} from '../results/puzzle-results.ts';
import { forgetGames } from '../games/saved-games.ts';

/** Whether both stores say what is in them. */
const isReached = (archive: Games | null): archive is Games => archive !== null && !isBlocked();

export interface Counted {
  readonly results: number;
  readonly games: number;
  /** Texts of results that cannot be read: they are in no count and stay where they are. */
  readonly unreadable: readonly string[];
  /** False where a store could not be reached: there may be more. */
  readonly isWhole: boolean;
}

export async function countHere(): Promise<Counted> {
  const archive = await archivedGames();
  return {
    results: countResults(),
    games: gamesWith(archive).size,
    unreadable: unreadableResults(),
    isWhole: isReached(archive),
  };
}

const countResults = (): number => [...readResults().values()].filter(({ tries }) => tries > 0).length;

export interface TakenOut {
  readonly text: string;
  /**
   * Why the file is not everything, if it is not: a store could not be reached; something that is kept
   * cannot be read; or the file is longer than any that can be taken in again.
   */
  readonly lack: 'unreached' | 'unreadable' | 'too-long' | null;
}

export async function everythingHere(): Promise<TakenOut> {
  const archive = await archivedGames();
  const results = readResults();
  const contents = {
    results: results.size > 0 ? makeResults(results) : null,
    games: gamesWith(archive),
    settings: settingsHere(),
  };
  const text = makeBundle(contents);
  if (!isReached(archive)) return { text, lack: 'unreached' };
  if (text.length > LONGEST_BUNDLE) return { text, lack: 'too-long' };
  return { text, lack: unreadableResults().length > 0 || !hasRoomFor(contents) ? 'unreadable' : null };
}

export type TakenIn =
  | {
      readonly ok: true;
      /** Results that were not here; likewise games. */
      readonly results: number;
      readonly games: number;
      /** Anything at all is other than before. */
      readonly hasChanged: boolean;
      /** Makes it as if the file had not been taken in. What has changed since stays. */
      readonly undo: () => Promise<Undone>;
    }
  /** The archive cannot be reached; other tabs write without a pause; or the store's own reason. */
  | { readonly ok: false; readonly why: Unkept | 'archive' | 'busy' };

type Refusal = Extract<TakenIn, { readonly ok: false }>['why'];

/** How often a plan is made anew because another tab wrote while this one waited for the archive. */
const MOST_PLANS = 5;

const NONE: Games = new Map();
const textIn = (archive: Games, id: string): string | null => archive.get(id) ?? null;
const reversed = ({ at, before, after }: Change): Change => ({ at, before: after, after: before });

/** What this import has put into the archive, by id. */
type Own = ReadonlyMap<string, Change>;

/**
 * Merges a file with what is here. When storage refuses any part of it, everything is as before. The
 * archive is written first: a game leaves the first store only when it has been read from the second.
 * After every wait the plan is made anew, and written at once: what other tabs wrote meanwhile is in it.
 */
export async function takeIn(bundle: Bundle, script: FirstGameScript): Promise<TakenIn> {
  let own: Own = new Map();
  const refused = async (why: Refusal): Promise<TakenIn> => {
    await exchangeTexts([...own.values()].map(reversed));
    return { ok: false, why };
  };
  for (let left = MOST_PLANS; left > 0; left -= 1) {
    const archive = (await archivedGames()) ?? (bundle.games.size === 0 ? NONE : null);
    if (!archive) return refused(isBlocked() ? 'blocked' : 'archive');
    own = new Map([...own].filter(([id, { after }]) => textIn(archive, id) === after));
    const plan = planFor(bundle, without(own, archive), script);
    if (typeof plan === 'string') return refused(plan);
    const second = plan.parts.flatMap((part) => part.second);
    const missing = second.filter(({ at, after }) => textIn(archive, at) !== after);
    if (missing.length === 0) {
      const resultsBefore = countResults();
      const outcome = writeAll(texts(newFirst(plan.parts.flatMap(({ first }) => first))));
      if (outcome !== 'stored') return refused(outcome);
      announceResults();
      await takeOutStrays(own, second);
      return said(plan, countResults() - resultsBefore);
    }
    const outcome = await exchangeTexts(
      missing.map((change) => ({ ...change, before: textIn(archive, change.at) })),
    );
    if (outcome === 'failed') return refused('full');
    if (outcome === 'done') own = new Map([...own, ...missing.map((change) => [change.at, change] as const)]);
  }
  return refused('busy');
}

const said = ({ parts, added }: Plan, results: number): TakenIn => ({
  ok: true,
  results,
  games: added,
  hasChanged: parts.length > 0,
  undo: () => undoTakeIn(parts),
});

const texts = (changes: readonly Change[]): ReadonlyMap<string, string | null> =>
  new Map(changes.filter(({ before, after }) => before !== after).map(({ at, after }) => [at, after]));

/** The archive as it would be without this import. */
const without = (own: Own, archive: Games): Games =>
  new Map(
    [...archive].flatMap(([id, text]) => {
      const before = own.has(id) ? own.get(id)!.before : text;
      return before === null ? [] : [[id, before] as const];
    }),
  );

/** Reverts what only an earlier plan had put there. */
const takeOutStrays = (own: Own, second: readonly Change[]): Promise<unknown> =>
  exchangeTexts(
    [...own.values()].filter(({ at }) => second.every((change) => change.at !== at)).map(reversed),
  );

export type Undone = 'whole' | 'partly' | 'not';

/** Reverts only what is still as the import left it: what was done since is not written over. */
async function undoTakeIn(parts: readonly Part[]): Promise<Undone> {
  const archive = (await archivedGames()) ?? (parts.every(({ second }) => second.length === 0) ? NONE : null);
  if (!archive || isBlocked()) return 'not';
  const standing = parts.filter(
    ({ first, second }) =>
      first.every(({ at, after }) => (read(at) ?? null) === after) &&
      second.every(({ at, after }) => textIn(archive, at) === after),
  );
  // In the opposite order, so that new texts are removed only when the old ones are back; unless there is no
  // room for that.
  const back = newFirst(standing.flatMap(({ first }) => first))
    .map(reversed)
    .toReversed();
  if (writeAll(texts(back)) !== 'stored' && writeAll(texts(back.toReversed())) !== 'stored') return 'not';
  // This tab remembers the results of the file: its next write must not bring them back.
  forgetResults();
  const outcome = await exchangeTexts(standing.flatMap(({ second }) => second).map(reversed));
  return outcome === 'done' && standing.length === parts.length ? 'whole' : 'partly';
}

/** Erases everything this site keeps on this device, in both stores. Whether nothing is left. */
export async function eraseEverything(): Promise<boolean> {
  for (const key of keysWith(PREFIX)) tryWrite(key, null);
  forgetGames();
  forgetResults();
  const isEmptied = await emptyArchive();
  return isEmptied && !isBlocked() && keysWith(PREFIX).length === 0;
}
