import type { RefObject } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Tab } from './Tabs.tsx';

/**
 * Answers appear at the top of the tray: scrolls there, and leaves a tab that hides it. Not while the
 * command line has the focus: the answer to a typed command is beside the line.
 */
export function useTopOfTray(root: RefObject<HTMLElement>, setTab: (tab: Tab) => void): () => void {
  return useCallback(() => {
    if (document.activeElement?.closest('.command-line')) return;
    if (!root.current?.querySelector('.table-now')?.checkVisibility()) setTab('now');
    for (const part of root.current?.querySelectorAll('.table-tray, .table-side') ?? []) part.scrollTop = 0;
  }, []);
}
