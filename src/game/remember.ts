/** Small things kept on this device. Storage may be full, blocked or tampered with: then nothing is kept. */
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
] as const;
export type Keepsake = (typeof KEEPSAKES)[number];

export const keepsakeKey = (what: Keepsake): string => `posthorn.${what}`;

export function recall(what: Keepsake): string | null {
  try {
    return localStorage.getItem(keepsakeKey(what));
  } catch {
    return null;
  }
}

export function remember(what: Keepsake, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keepsakeKey(what));
    else localStorage.setItem(keepsakeKey(what), value);
  } catch {
    // A private window or a full disk is no reason to stop; the choice holds for this page.
  }
}
