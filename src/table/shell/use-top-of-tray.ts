import type { RefObject } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Tab } from './Tabs.tsx';

/**
 * What is asked for is answered at the top of the tray: brings it into sight when the tray's end or
 * another tab is looked at. Whoever types has the answer beside the line.
 */
export function useTopOfTray(root: RefObject<HTMLElement>, setTab: (tab: Tab) => void): () => void {
  return useCallback(() => {
    if (document.activeElement?.closest('.command-line')) return;
    if (!root.current?.querySelector('.table-now')?.checkVisibility()) setTab('now');
    for (const part of root.current?.querySelectorAll('.table-tray, .table-side') ?? []) part.scrollTop = 0;
  }, []);
}
