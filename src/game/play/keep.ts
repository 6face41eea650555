/**
 * Saved games. A tab closed in the middle of saving leaves either the old game or the new one. What
 * another tab wrote later is never overwritten, what cannot be read is kept until the reader throws
 * it away, and what cannot be stored lasts as long as the page.
 */
import { makeSave, parseSave, type SaveRefusal, type Stamp } from './save.ts';
import type { Session } from './session.ts';
import { keyOf, store, stored, storedIds, unstore } from './storage.ts';

/** What this tab has read or written last of each game. */
const known = new Map<string, { readonly text: string; readonly stamp: Stamp }>();

/** Games that storage does not hold as they are now. */
const unsaved = new Map<string, Session>();

export const isUnsaved = (id: string): boolean => unsaved.has(id);
export const hasUnsaved = (): boolean => unsaved.size > 0;

export type Kept =
  | { readonly ok: true }
  /**
   * Storage is full or may not be used; another tab went on, and with what could not be saved here it
   * is no longer one game; or no text can hold so long a game.
   */
  | { readonly ok: false; readonly why: 'full' | 'blocked' | 'newer-elsewhere' | 'split' | 'too-long' };

/** Saves the game as it is now. When that fails, the last saved text stays as it was. */
export function keepGame(session: Session, now = Date.now()): Kept {
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

function written(session: Session, now: number): Kept {
  const { id } = session;
  const before = stored(id);
  if (before === undefined) return { ok: false, why: 'blocked' };
  if (isNewer(id, before)) return { ok: false, why: 'newer-elsewhere' };
  const stamp = stampOf(id, now);
  const text = textOf(session, stamp);
  if (text === null) return { ok: false, why: 'too-long' };
  const outcome = store(id, text);
  if (outcome !== 'stored') return { ok: false, why: outcome };
  known.set(id, { text, stamp });
  return { ok: true };
}

function stampOf(id: string, now: number): Stamp {
  const last = known.get(id)?.stamp;
  return { revision: (last?.revision ?? 0) + 1, begun: last?.begun ?? now, saved: now };
}

function textOf(session: Session, stamp: Stamp): string | null {
  try {
    return makeSave(session, stamp);
  } catch {
    return null;
  }
}

/**
 * Of two tabs at the same revision, the one that finds the other's text is too late. A text that is
 * only broken is no reason not to write the game as this tab knows it.
 */
function isNewer(id: string, text: string | null): boolean {
  const mine = known.get(id);
  if (text === null || text === mine?.text) return false;
  const theirs = parseSave(id, text);
  if (!theirs.ok) return theirs.code === 'save-format' || theirs.code === 'rules-version';
  return theirs.stamp.revision >= (mine?.stamp.revision ?? 0);
}

/** Another tab has gone on with the game since this one read or saved it. */
export const isNewerElsewhere = (id: string): boolean => isNewer(id, stored(id) ?? null);

/**
 * Tells as soon as it can be known, also to a tab that slept, that another tab has gone on; and that
 * one has thrown something away, so that there may be room. Returns how to stop listening.
 */
export function watchGame(id: string, onNewer: () => void, onRoom: () => void): () => void {
  const look = (): void => {
    if (isNewerElsewhere(id)) onNewer();
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === keyOf(id)) look();
    else if (newValue === null) onRoom();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}

export type ReadGame =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly why: 'missing' | 'blocked' }
  | { readonly ok: false; readonly why: 'unreadable'; readonly refusal: SaveRefusal };

/** Takes a saved game up: from now on this tab may save it. What only this tab has goes before what is saved. */
export function readGame(id: string): ReadGame {
  const here = unsaved.get(id);
  if (here) return { ok: true, session: here };
  const text = stored(id);
  if (text === undefined) return { ok: false, why: 'blocked' };
  if (text === null) return { ok: false, why: 'missing' };
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

/** The last text of a game: as it would be stored, or as it is, also of one that cannot be read. */
export function rawOf(id: string, now = Date.now()): string | null {
  const here = unsaved.get(id);
  return (here && textOf(here, stampOf(id, now))) ?? stored(id) ?? null;
}

export const gameIds = (): readonly string[] => [...new Set([...unsaved.keys(), ...storedIds()])];

/** Whether it is gone. */
export function removeGame(id: string): boolean {
  known.delete(id);
  const wasHere = unsaved.delete(id);
  return unstore(id) || wasHere;
}

/** Brings back what was thrown away. Whether it is there again. */
export function putBack(id: string, text: string): boolean {
  if (store(id, text) === 'stored') return true;
  const parsed = parseSave(id, text);
  if (parsed.ok) unsaved.set(id, parsed.session);
  return parsed.ok;
}
