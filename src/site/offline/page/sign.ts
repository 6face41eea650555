/**
 * The sign in the footer: ready to use offline, offline now, a new version is there. What it says is in
 * the page; this shows one of it.
 */
export interface Signs {
  readonly isReady: boolean;
  readonly isOffline: boolean;
  readonly hasNewVersion: boolean;
}

export type Sign = 'new' | 'offline' | 'ready';

/** One at a time, the most urgent. */
export const signOf = ({ isReady, isOffline, hasNewVersion }: Signs): Sign | null =>
  hasNewVersion ? 'new' : isOffline ? 'offline' : isReady ? 'ready' : null;

export function createSign(root: HTMLElement, onTake: () => void) {
  let signs: Signs = { isReady: false, isOffline: false, hasNewVersion: false };
  root.querySelector('button')?.addEventListener('click', onTake);
  return (news: Partial<Signs>): void => {
    const before = signOf(signs);
    signs = { ...signs, ...news };
    const shown = signOf(signs);
    root.dataset['ready'] = String(signs.isReady);
    if (shown === before) return;
    root.dataset['sign'] = shown ?? '';
    for (const text of root.querySelectorAll<HTMLElement>('[data-says]'))
      text.hidden = text.dataset['says'] !== shown;
    // What was so before the page opened is no news to be read aloud.
    requestAnimationFrame(() => root.setAttribute('aria-live', 'polite'));
  };
}
