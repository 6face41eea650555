/** Small texts kept on this device: choices, and how far somebody has come. Read with distrust. */
import { PREFIX, read, watch, write, type Written } from './device.ts';
import { createSlot, type Slot } from './slot.ts';

export const KEEPSAKES = [
  'lang',
  'theme',
  'longest-route',
  'booklet',
  'beside',
  'questions',
  'first-game',
  'play',
  'table',
  'attempts',
  'endless',
  'sheets',
  'sheet-draft',
] as const;
export type Keepsake = (typeof KEEPSAKES)[number];

export const keepsakeKey = (what: Keepsake): string => PREFIX + what;

export const recall = (what: Keepsake): string | null => read(keepsakeKey(what)) ?? null;

/** What finds no room holds for this page; the reader is told. */
export const remember = (what: Keepsake, text: string | null): Written => write(keepsakeKey(what), text);

/** Calls back with what another tab has chosen since. Returns how to stop. */
export function follow(what: Keepsake, onChange: (text: string | null) => void): () => void {
  let seen = recall(what);
  return watch(() => {
    const now = recall(what);
    if (now !== seen) onChange((seen = now));
  });
}

export const slotOf = (what: Keepsake): Slot =>
  createSlot({ read: () => read(keepsakeKey(what)), write: (text) => remember(what, text) });
