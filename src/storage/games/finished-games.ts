/**
 * Games in both stores, as one list. The game in play is in localStorage, which writes at once; when
 * saved games fill a good part of it, finished ones move to the archive. A game leaves the first store
 * only when it has been read back from the second, so at every moment it is in at least one.
 */
import { parseSave } from './save.ts';
import { archivedText, archiveTexts, readArchive, type Archived } from '../device/archive.ts';
import { read, tryWrite } from '../device/device.ts';
import {
  gameKey,
  gameTexts,
  holdUnsaved,
  isUnsaved,
  putBackText,
  readGame,
  removeGame,
  storedIds,
  takeUpText,
  type ReadGame,
} from './saved-games.ts';

/** In characters. A browser stores about five million; a game of four with both modules has 36,000. */
const CROWDED = 1_500_000;
const ROOMY = 750_000;

export const isCrowded = (characters: number): boolean => characters > CROWDED;

/**
 * The archive, as from `readArchive`: with the first store read right after, no game is missing. Read again
 * if a game left the first store meanwhile, as it may have moved into the archive.
 */
export async function archivedGames(): Promise<Archived | null> {
  for (;;) {
    const before = storedIds();
    const archive = await readArchive();
    if (!archive || before.every((id) => read(gameKey(id)) !== null)) return archive;
  }
}

/** Of a game that is in both stores, the first has the newer text. */
export const gamesWith = (archive: Archived | null): Archived =>
  new Map([...(archive ?? []), ...gameTexts()]);

/** Takes a saved game up from wherever it is. */
export async function findGame(id: string): Promise<ReadGame> {
  const found = readGame(id);
  if (found.ok || found.why !== 'missing') return found;
  const text = await archivedText(id);
  if (text === undefined) return { ok: false, why: 'blocked' };
  return text === null ? found : takeUpText(id, text);
}

/** When it was last saved, or `null` for what is not a finished game. */
export function finishedAt(id: string, text: string): number | null {
  const parsed = parseSave(id, text);
  return parsed.ok && parsed.session.table.now.step === 'over' ? parsed.stamp.saved : null;
}

/** Moves finished games, the oldest first, until the first store is roomy. Whether anything has moved. */
export async function makeRoom(isEnough = CROWDED): Promise<boolean> {
  const texts = storedIds().flatMap((id) => {
    const text = read(gameKey(id));
    return typeof text === 'string' && !isUnsaved(id) ? [{ id, text }] : [];
  });
  let size = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (size <= isEnough) return false;
  const finished = texts
    .flatMap((game) => {
      const at = finishedAt(game.id, game.text);
      return at === null ? [] : [{ ...game, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  let hasMoved = false;
  for (const { id, text } of finished) {
    if (size <= Math.min(ROOMY, isEnough)) break;
    if (!(await moveToArchive(id, text))) break;
    size -= text.length;
    hasMoved = true;
  }
  return hasMoved;
}

async function moveToArchive(id: string, text: string): Promise<boolean> {
  const isUnchanged = (): boolean => read(gameKey(id)) === text;
  // A tab that throws the game away takes it out of the archive after that, so it must not be put there
  // later.
  if (!(await archiveTexts(new Map([[id, text]]), isUnchanged)) || (await archivedText(id)) !== text)
    return false;
  // Another tab may have gone on with it meanwhile: then the newer text stays where it is.
  if (isUnchanged()) tryWrite(gameKey(id), null);
  return true;
}

/**
 * Throws games away; `archived` are those known to be in the archive. Synchronous where none is, so that a
 * list can show it in the same moment. Returns whether they are gone: all of them, or where the archive does
 * not answer, none.
 */
export function removeGames(
  ids: readonly string[],
  archived: ReadonlySet<string>,
): boolean | Promise<boolean> {
  const removeHere = (): boolean => ids.map(removeGame).every(Boolean);
  const fromArchive = (): Promise<boolean> => archiveTexts(new Map(ids.map((id) => [id, null])));
  if (ids.some((id) => archived.has(id))) return fromArchive().then((isDone) => isDone && removeHere());
  const areGone = removeHere();
  // A tab may have moved one there since the list was made.
  void fromArchive();
  return areGone;
}

/** Brings back games that were thrown away, as they were. Whether all are there again. */
export function putBackGames(texts: ReadonlyMap<string, string>): boolean | Promise<boolean> {
  const homeless = [...texts].filter(([id, text]) => putBackText(id, text) !== 'stored');
  if (homeless.length === 0) return true;
  return archiveTexts(new Map(homeless)).then(
    (isDone) => isDone || homeless.map(([id, text]) => holdUnsaved(id, text)).every(Boolean),
  );
}
