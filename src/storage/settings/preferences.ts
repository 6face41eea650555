/** Small texts kept on this device: choices, and how far somebody has come. Read with distrust. */
import { PREFIX, read, watch, write, type Written } from '../device/device.ts';
import { createSlot, type Slot } from '../device/slot.ts';

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

interface Follower {
  readonly what: Keepsake;
  seen: string | null;
}
const followers = new Set<Follower>();

/** A text that cannot be stored holds for this page only; the reader is told. */
export function remember(what: Keepsake, text: string | null): Written {
  const outcome = write(keepsakeKey(what), text);
  // This tab's own choice is not reported to its followers; what another tab then makes of it is.
  for (const each of followers) if (each.what === what) each.seen = recall(what);
  return outcome;
}

/** Calls back with what another tab has chosen since. Returns how to stop. */
export function follow(what: Keepsake, onChange: (text: string | null) => void): () => void {
  const follower: Follower = { what, seen: recall(what) };
  followers.add(follower);
  const stop = watch(() => {
    const now = recall(what);
    if (now !== follower.seen) onChange((follower.seen = now));
  });
  return () => {
    followers.delete(follower);
    stop();
  };
}

export const slotOf = (what: Keepsake): Slot =>
  createSlot({ read: () => read(keepsakeKey(what)), write: (text) => remember(what, text) });
