/** Small things kept on this device. Storage may be full, blocked or tampered with: then nothing is kept. */
export type Keepsake =
  'lang' | 'theme' | 'longest-route' | 'booklet' | 'beside' | 'questions' | 'first-game' | 'play' | 'table';

const keyOf = (what: Keepsake): string => `posthorn.${what}`;

export function recall(what: Keepsake): string | null {
  try {
    return localStorage.getItem(keyOf(what));
  } catch {
    return null;
  }
}

export function remember(what: Keepsake, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(what));
    else localStorage.setItem(keyOf(what), value);
  } catch {
    // A private window or a full disk is no reason to stop; the choice holds for this page.
  }
}
