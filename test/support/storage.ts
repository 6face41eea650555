/** Stand-ins for the browser's storage: one that works, one that is forbidden. */
import { afterEach, vi } from 'vitest';

/** A storage that works, already holding `content`. */
export function workingStorage(content: Readonly<Record<string, string>> = {}): Map<string, string> {
  const kept = new Map(Object.entries(content));
  vi.stubGlobal('localStorage', {
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => void kept.set(key, String(value)),
    removeItem: (key: string): void => void kept.delete(key),
    key: (index: number): string | null => [...kept.keys()][index] ?? null,
    get length(): number {
      return kept.size;
    },
  });
  return kept;
}

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** A storage that throws on every call, as in a private window or with a full disk. */
export function throwingStorage(): void {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

/** A storage that can be read, but takes nothing more. */
export function fullStorage(content: Readonly<Record<string, string>> = {}): Map<string, string> {
  const kept = workingStorage(content);
  localStorage.setItem = refuse;
  return kept;
}

/** Blocked cookies: even to look at the storage throws. */
export function forbiddenStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});
