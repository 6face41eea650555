/**
 * Results on this device: one text under one key. Every write takes in what another tab has written
 * since, so two tabs never undo each other. Lines that cannot be read are set aside under keys of their
 * own and never thrown away, and the others stay in use; what cannot be stored lasts as long as the page.
 */
import type { Finished } from './finished.ts';
import { mergeResults } from './merge-results.ts';
import { resultAfter, resultOfOpening } from './update-result.ts';
import { keyOf, type Results } from './result.ts';
import { isTooMuch, makeResults, parseResults, salvageResults } from './results-text.ts';
import { checkOf } from '../../notation/crc32.ts';
import { keysWith, PREFIX, read, watch, writeAll, type Written } from '../device/device.ts';
import { askToPersist } from '../device/persistence.ts';
import { clearTrouble, reportTrouble } from '../device/trouble.ts';

const KEY = `${PREFIX}results`;
/** Key prefix of unreadable lines; each set is stored under it and its checksum. */
const ASIDE = `${PREFIX}results-aside.`;

/** Storage or the text is full; storage may not be used; or newer pages than these have written there. */
export type Unkept = 'full' | 'blocked' | 'newer';

/** Everything this tab knows, also what storage would not take. */
let known: Results = new Map();
let unkept: Unkept | null = null;
/** The stored text that was parsed last: only another one is parsed again. */
let parsedText: string | null = null;

/** Why the newest results are not stored, if they are not. */
export const whyUnkept = (): Unkept | null => unkept;

interface Stored {
  readonly results: Results;
  readonly broken: readonly string[];
}

/** `null` for what newer pages have written. */
function storedIn(text: string): Stored | null {
  const parsed = parseResults(text);
  if (parsed.ok) return { results: parsed.results, broken: [] };
  return parsed.code === 'results-newer' ? null : salvageResults(text);
}

const NOTHING: Stored = { results: new Map(), broken: [] };

/**
 * All results, with what other tabs have written by now. Results in memory are merged in only while storage
 * would not take them, or where stored lines are damaged: otherwise results that were erased, or whose import
 * was undone, would come back with this tab's next write.
 */
export function readResults(): Results {
  const text = read(KEY);
  if (text === undefined) unkept = 'blocked';
  else if (text !== parsedText) {
    const stored = text === null ? NOTHING : storedIn(text);
    if (stored) {
      const isAllStored = unkept === null && stored.broken.length === 0;
      known = isAllStored ? stored.results : mergeResults(known, stored.results);
    }
    parsedText = text;
  }
  return known;
}

/** Stores that a puzzle is shown; only the first time is news. */
export function keepOpening(opened: Parameters<typeof resultOfOpening>[0]): void {
  if (!readResults().has(keyOf(opened))) keepResults(new Map([[keyOf(opened), resultOfOpening(opened)]]));
}

/** A try has ended. Returns whether that is stored. */
export function keepFinished(finished: Finished): boolean {
  const key = keyOf(finished);
  askToPersist();
  return keepResults(new Map([[key, resultAfter(readResults().get(key), finished)]]));
}

/** Whether a try that ended at `at` is among the results. */
export function isCounted(finished: Pick<Finished, 'id' | 'day' | 'at'>): boolean {
  const result = readResults().get(keyOf(finished));
  return result !== undefined && result.tries > 0 && result.last >= finished.at;
}

/** Returns whether everything known is stored. */
function keepResults(more: Results): boolean {
  known = mergeResults(readResults(), more);
  const outcome = storeKnown(more);
  unkept = outcome === 'stored' ? null : outcome;
  announceResults();
  return unkept === null;
}

function storeKnown(more: Results): Written | Unkept {
  const writes = resultsAsStored(more);
  if (typeof writes === 'string') {
    if (writes !== 'newer') reportTrouble(KEY, writes);
    return writes;
  }
  const outcome = writeAll(writes);
  if (outcome === 'stored') {
    parsedText = writes.get(KEY)!;
    clearTrouble(KEY);
  } else reportTrouble(KEY, outcome);
  return outcome;
}

/**
 * The texts that storage would hold with these results too, by key, in the order in which they must be
 * written: unreadable lines are set aside before the text is written over. Or why nothing can be written:
 * storage is blocked, newer pages have written there, or it would be more than can be read.
 */
export function resultsAsStored(more: Results): ReadonlyMap<string, string> | Unkept {
  const text = read(KEY);
  if (text === undefined) return 'blocked';
  const stored = text === null ? null : storedIn(text);
  if (text !== null && !stored) return 'newer';
  const merged = mergeResults(readResults(), more);
  const after = makeResults(merged);
  if (isTooMuch(merged, after)) return 'full';
  const broken = stored?.broken.join('\n') ?? '';
  return new Map([...(broken === '' ? [] : [[ASIDE + checkOf(broken), broken] as const]), [KEY, after]]);
}

const RESULTS_EVENT = 'posthorn:results';

export const announceResults = (): void => void document.dispatchEvent(new Event(RESULTS_EVENT));

/** Forgets the results in memory: an import was undone, or everything was erased. */
export function forgetResults(): void {
  known = new Map();
  parsedText = null;
  unkept = null;
  announceResults();
}

/** Texts that once were results and cannot be read: kept, and taken out as they are. */
export function unreadableResults(): readonly string[] {
  const text = read(KEY) ?? null;
  const stored = text === null ? { broken: [] } : storedIn(text);
  const now = text !== null && !stored ? text : (stored?.broken.join('\n') ?? '');
  const aside = keysWith(ASIDE).map((key) => read(key) ?? '');
  return [...new Set([now, ...aside])].filter((each) => each !== '');
}

/** Tells when results change, here or in another tab. Returns how to stop listening. */
export function watchResults(onChange: () => void): () => void {
  const stop = watch((key) => {
    if (key === KEY || key === null) onChange();
  });
  document.addEventListener(RESULTS_EVENT, onChange);
  return () => {
    stop();
    document.removeEventListener(RESULTS_EVENT, onChange);
  };
}
