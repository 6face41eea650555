/**
 * The sign in the footer: ready to use offline, offline now, or a new version is available. Its texts are in
 * the page; this module shows one of them.
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
    // Only later changes are read aloud: a state from before the page opened is no news.
    requestAnimationFrame(() => root.setAttribute('aria-live', 'polite'));
  };
}
