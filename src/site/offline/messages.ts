/** What a page and the worker say to each other. A page sends a port along on which it is answered. */

export type FromPage =
  /** A page is open: is its language kept? `mayFetch` is false where data is to be saved. */
  | { readonly type: 'opened'; readonly lang: string; readonly mayFetch: boolean }
  /** Does this worker's build have all of these scripts? Answered with `Known`. */
  | { readonly type: 'knows'; readonly scripts: readonly string[] }
  /** Which of these addresses below the base are kept? Answered with `Kept`. */
  | { readonly type: 'which-kept'; readonly paths: readonly string[] }
  /** Sent to both workers: the waiting one takes over, and the active one stops fetching. */
  | { readonly type: 'take-over' };

/** Sent at once, and again when there is news. */
export interface OfflineState {
  readonly isReady: boolean;
  /** The page came from the device, because the network did not deliver it. */
  readonly isFromDevice: boolean;
}

export type Known = boolean;
export type Kept = readonly string[];

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Pages of another build may send other messages: those are not answered. */
export function readMessage(data: unknown): FromPage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, lang, mayFetch, scripts, paths } = data as Record<string, unknown>;
  if (type === 'opened' && typeof lang === 'string') return { type, lang, mayFetch: mayFetch === true };
  if (type === 'knows' && isTexts(scripts)) return { type, scripts };
  if (type === 'which-kept' && isTexts(paths)) return { type, paths };
  return type === 'take-over' ? { type } : null;
}
