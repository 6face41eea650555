/**
 * Results on this device: one text under one key. Every write takes in what another tab has written
 * since, so two tabs never undo each other. What cannot be read is set aside under a key of its own
 * and never thrown away; what cannot be stored lasts as long as the page.
 */
import { checkOf } from '../../notation/crc32.ts';
import type { Finished } from '../puzzle/finished.ts';
import { mergeResults } from './merge.ts';
import { resultAfter, resultOfOpening } from './record.ts';
import { keyOf, type Results } from './result.ts';
import { isTooMuch, makeResults, parseResults } from './text.ts';

const KEY = 'posthorn.results';
/** Unreadable texts, each under this and its checksum. */
const ASIDE = 'posthorn.results-aside.';

/** Storage or the text is full; storage may not be used; or newer pages than these have written there. */
export type Unkept = 'full' | 'blocked' | 'newer';

/** Everything this tab knows, also what storage would not take. */
let known: Results = new Map();
let unkept: Unkept | null = null;

/** Why the newest results are not stored, if they are not. */
export const whyUnkept = (): Unkept | null => unkept;

/** All results, with what other tabs have written by now. */
export function readResults(): Results {
  try {
    const text = localStorage.getItem(KEY);
    const parsed = text === null ? null : parseResults(text);
    if (parsed?.ok) known = mergeResults(known, parsed.results);
  } catch {
    unkept = 'blocked';
  }
  return known;
}

/** A puzzle is shown. Only the first time says something new. */
export function keepOpening(opened: Parameters<typeof resultOfOpening>[0]): void {
  if (!readResults().has(keyOf(opened))) keepResults(new Map([[keyOf(opened), resultOfOpening(opened)]]));
}

/** A try has ended. Returns whether that is stored. */
export function keepFinished(finished: Finished): boolean {
  const key = keyOf(finished);
  return keepResults(new Map([[key, resultAfter(readResults().get(key), finished)]]));
}

/** Returns whether everything known is stored. */
function keepResults(more: Results): boolean {
  known = mergeResults(readResults(), more);
  try {
    const writes = resultsAsStored(more);
    unkept = null;
    if (typeof writes === 'string') unkept = writes;
    else for (const [key, text] of writes) localStorage.setItem(key, text);
  } catch (error) {
    unkept = isFull(error) ? 'full' : 'blocked';
  }
  announceResults();
  return unkept === null;
}

/**
 * What storage would hold with these results too, by key, in the order in which it must be written:
 * an unreadable text is set aside before it is written over. Or why nothing can be written: newer pages
 * have, or it would be more than can be read.
 */
export function resultsAsStored(
  more: Results,
): readonly (readonly [key: string, text: string])[] | Exclude<Unkept, 'blocked'> {
  const text = localStorage.getItem(KEY);
  const parsed = text === null ? null : parseResults(text);
  if (parsed && !parsed.ok && parsed.code === 'results-newer') return 'newer';
  const merged = mergeResults(readResults(), more);
  const after = [KEY, makeResults(merged)] as const;
  if (isTooMuch(merged, after[1])) return 'full';
  return text === null || parsed?.ok ? [after] : [[ASIDE + checkOf(text), text], after];
}

const RESULTS_EVENT = 'posthorn:results';

export const announceResults = (): void => void document.dispatchEvent(new Event(RESULTS_EVENT));

/** Firefox had a name of its own for it. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);

/** Texts that once were results and cannot be read: kept, and taken out as they are. */
export function unreadableResults(): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    const texts = [KEY, ...keys.filter((key) => key.startsWith(ASIDE))].map((key) =>
      localStorage.getItem(key),
    );
    return [...new Set(texts)].filter((text) => text !== null && !parseResults(text).ok) as readonly string[];
  } catch {
    return [];
  }
}

/** Tells when results change, here or in another tab. Returns how to stop listening. */
export function watchResults(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onChange);
  document.addEventListener(RESULTS_EVENT, onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onChange);
    document.removeEventListener(RESULTS_EVENT, onChange);
  };
}
