/**
 * Saved games: one text under one key. A tab closed in the middle of saving leaves either the old game
 * or the new one. What another tab wrote later is never overwritten, what cannot be read is kept until
 * the reader throws it away, and what cannot be stored lasts as long as the page. When there are many,
 * finished ones move to the archive (`finished-games.ts`).
 */
import { momentNow } from '../../text/moment.ts';
import { HIGHEST_REVISION, makeSave, parseSave, type SaveRefusal, type Stamp } from './save.ts';
import type { Session } from '../../table/model/session.ts';
import { keysWith, PREFIX, read, tryWrite, watch, type Written } from '../device/device.ts';
import { askToPersist } from '../device/persistence.ts';

const GAMES = `${PREFIX}game.`;

export const gameKey = (id: string): string => GAMES + id;

/** What this tab has read or written last of each game. */
const known = new Map<string, { readonly text: string; readonly stamp: Stamp }>();

/** Games that storage does not hold as they are now. */
const unsaved = new Map<string, Session>();

export const isUnsaved = (id: string): boolean => unsaved.has(id);
export const hasUnsaved = (): boolean => unsaved.size > 0;

export type Kept =
  | { readonly ok: true }
  /**
   * Storage is full or may not be used; another tab went on with the game; another tab went on, and this one
   * has moves that could not be saved, so that it is no longer one game; or no text can hold so long a game.
   */
  | { readonly ok: false; readonly why: 'full' | 'blocked' | 'newer-elsewhere' | 'split' | 'too-long' };

/** Saves the game as it is now. When that fails, the last saved text stays as it was. */
export function keepGame(session: Session, now = momentNow()): Kept {
  const kept = written(session, now);
  const isBehind = !kept.ok && kept.why === 'newer-elsewhere';
  // Another tab's game is the one that goes on, unless there are moves that only this tab has.
  if (isBehind && unsaved.has(session.id)) {
    unsaved.set(session.id, session);
    return { ok: false, why: 'split' };
  }
  if (kept.ok || isBehind) unsaved.delete(session.id);
  else unsaved.set(session.id, session);
  return kept;
}

/**
 * Saves a game that was only opened: that tells a tab that had it before. A finished one that is stored is
 * not written again: that would take it out of the archive for nothing.
 */
export const keepOpened = (session: Session): Kept =>
  session.table.now.step === 'over' && !isUnsaved(session.id) ? { ok: true } : keepGame(session);

function written(session: Session, now: number): Kept {
  const { id } = session;
  const before = read(gameKey(id));
  if (before === undefined) return { ok: false, why: 'blocked' };
  if (isNewer(id, before)) return { ok: false, why: 'newer-elsewhere' };
  const stamp = stampOf(id, now);
  const text = textOf(session, stamp);
  if (text === null) return { ok: false, why: 'too-long' };
  const outcome = tryWrite(gameKey(id), text);
  if (outcome !== 'stored') return { ok: false, why: outcome };
  known.set(id, { text, stamp });
  if (session.table.done.length > 0) askToPersist();
  return { ok: true };
}

function stampOf(id: string, now: number): Stamp {
  const last = known.get(id)?.stamp;
  const revision = Math.min((last?.revision ?? 0) + 1, HIGHEST_REVISION);
  return { revision, begun: last?.begun ?? now, saved: now };
}

function textOf(session: Session, stamp: Stamp): string | null {
  try {
    return makeSave(session, stamp);
  } catch {
    return null;
  }
}

/**
 * Whether another tab has written a newer text. Of two tabs at the same revision, the one that finds the
 * other's text is too late. A text that is only broken is no reason not to write the game as this tab knows
 * it.
 */
function isNewer(id: string, text: string | null): boolean {
  const mine = known.get(id);
  if (text === null || text === mine?.text) return false;
  const theirs = parseSave(id, text);
  if (!theirs.ok) return theirs.code === 'save-format' || theirs.code === 'rules-version';
  return theirs.stamp.revision >= (mine?.stamp.revision ?? 0);
}

/** Another tab has gone on with the game since this one read or saved it. */
export const isNewerElsewhere = (id: string): boolean => isNewer(id, read(gameKey(id)) ?? null);

/**
 * Calls `onNewer` when another tab has gone on with the game, also after this tab slept; and `onRoom` when
 * another tab has changed something else, so that there may be room. Returns how to stop listening.
 */
export const watchGame = (id: string, onNewer: () => void, onRoom: () => void): (() => void) =>
  watch((key) => {
    if (key !== null && key !== gameKey(id)) onRoom();
    else if (isNewerElsewhere(id)) onNewer();
  });

export type ReadGame =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly why: 'missing' | 'blocked' }
  | { readonly ok: false; readonly why: 'unreadable'; readonly refusal: SaveRefusal };

/**
 * Takes a saved game up: from then on this tab may save it. What could not be saved in this tab takes
 * precedence over the stored text.
 */
export function readGame(id: string): ReadGame {
  const here = unsaved.get(id);
  if (here) return { ok: true, session: here };
  const text = read(gameKey(id));
  if (text === undefined) return { ok: false, why: 'blocked' };
  return text === null ? { ok: false, why: 'missing' } : takeUpText(id, text);
}

/** Takes up a game whose text is known, from wherever. */
export function takeUpText(id: string, text: string): ReadGame {
  const parsed = parseSave(id, text);
  if (!parsed.ok) return { ok: false, why: 'unreadable', refusal: parsed };
  known.set(id, { text, stamp: parsed.stamp });
  return { ok: true, session: parsed.session };
}

/** The game as another tab has left it, instead of what only this one has. */
export function takeOverGame(id: string): ReadGame {
  unsaved.delete(id);
  return readGame(id);
}

/** The last text of a game: as it would be stored, or as it is stored, even if it cannot be read. */
export function rawOf(id: string, now = momentNow()): string | null {
  const here = unsaved.get(id);
  return (here && textOf(here, stampOf(id, now))) ?? read(gameKey(id)) ?? null;
}

export const storedIds = (): readonly string[] => keysWith(GAMES).map((key) => key.slice(GAMES.length));

export const gameIds = (): readonly string[] => [...new Set([...unsaved.keys(), ...storedIds()])];

/** All games outside the archive, by id, with those that storage would not take. */
export const gameTexts = (): ReadonlyMap<string, string> =>
  new Map(gameIds().flatMap((id) => [[id, rawOf(id)] as const].filter(hasText)));

const hasText = (entry: readonly [string, string | null]): entry is readonly [string, string] =>
  entry[1] !== null;

/** Whether it is gone. */
export function removeGame(id: string): boolean {
  known.delete(id);
  const wasHere = unsaved.delete(id);
  return tryWrite(gameKey(id), null) === 'stored' || wasHere;
}

/**
 * Brings back a game that was thrown away, under the name it had. If storage has that name again, another tab
 * has gone on with the game since: that is the later text, and stays.
 */
export const putBackText = (id: string, text: string): Written =>
  typeof read(gameKey(id)) === 'string' ? 'stored' : tryWrite(gameKey(id), text);

/**
 * Holds a game that storage has no room for as long as the page lasts. Returns whether the text is a game.
 */
export function holdUnsaved(id: string, text: string): boolean {
  const parsed = parseSave(id, text);
  if (parsed.ok) unsaved.set(id, parsed.session);
  return parsed.ok;
}

/** Everything was erased: no tab may bring it back. */
export function forgetGames(): void {
  known.clear();
  unsaved.clear();
}
