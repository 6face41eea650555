/**
 * This browser's storage, read and written safely. It may be full, blocked or changed by anybody: every
 * call says what came of it and none throws. A write is over when the call returns, so a page may show
 * what it has written.
 */
import { clearTrouble, reportTrouble, type Trouble } from './trouble.ts';

/** Everything of this site begins with it; what others keep on the same origin is left alone. */
export const PREFIX = 'posthorn.';

export type Written = 'stored' | Trouble;

/** `null` where there is none, `undefined` where storage is blocked. */
export function read(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Writes one text, as a whole or not at all; `null` removes it. The reader is told when it fails. */
export function write(key: string, text: string | null): Written {
  const outcome = tryWrite(key, text);
  if (outcome === 'stored') clearTrouble(key);
  else reportTrouble(key, outcome);
  return outcome;
}

/** As `write`, for callers that tell the reader in a place of their own. */
export function tryWrite(key: string, text: string | null): Written {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return 'stored';
  } catch (error) {
    return isFull(error) ? 'full' : 'blocked';
  }
}

/** Firefox had a name of its own for it. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);

/** Writes several texts, in order, all or none: where one of them finds no room, everything is as before. */
export function writeAll(writes: ReadonlyMap<string, string | null>): Written {
  const before: { readonly key: string; readonly text: string | null; readonly growth: number }[] = [];
  for (const [key, text] of writes) {
    const was = read(key);
    const outcome = was === undefined ? 'blocked' : tryWrite(key, text);
    if (outcome === 'stored') {
      before.push({ key, text: was!, growth: (was?.length ?? 0) - (text?.length ?? 0) });
      continue;
    }
    // What shrinks goes first, so that there is room again for what grows.
    for (const each of before.toSorted((a, b) => a.growth - b.growth)) tryWrite(each.key, each.text);
    return outcome;
  }
  return 'stored';
}

export function keysWith(prefix: string): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export const isBlocked = (): boolean => read(PREFIX) === undefined;

/**
 * Calls back when another tab may have changed something: at once, and when this tab wakes after a
 * sleep in which it heard nothing. `key` is `null` where anything may have changed. Returns how to stop.
 */
export function watch(onChange: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => onChange(key);
  const onWake = (): void => {
    if (document.visibilityState !== 'hidden') onChange(null);
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onWake);
  document.addEventListener('visibilitychange', onWake);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onWake);
    document.removeEventListener('visibilitychange', onWake);
  };
}
