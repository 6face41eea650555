/** The browser's storage of games: one key a game, one text a key. It may be full, blocked or tampered with. */
const PREFIX = 'posthorn.game.';

export const keyOf = (id: string): string => `${PREFIX}${id}`;

/** `null` where there is none, `undefined` where storage is blocked. */
export function stored(id: string): string | null | undefined {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return undefined;
  }
}

/** A single write, which either happens as a whole or not at all. */
export function store(id: string, text: string): 'stored' | 'full' | 'blocked' {
  try {
    localStorage.setItem(keyOf(id), text);
    return 'stored';
  } catch (error) {
    return isFull(error) ? 'full' : 'blocked';
  }
}

/** Firefox had a name of its own for it. */
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);

/** Whether it is gone. */
export function unstore(id: string): boolean {
  try {
    localStorage.removeItem(keyOf(id));
    return true;
  } catch {
    return false;
  }
}

export function storedIds(): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

export const isBlocked = (): boolean => stored('') === undefined;
