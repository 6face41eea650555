import { useEffect } from 'preact/hooks';

/** As in `game-table.css`. */
const WIDE = '(min-width: 60rem) and (min-height: 38rem)';

/** On a small screen the table takes all of it; the rest of the page is above and below. */
export function useWholeScreen(root: { readonly current: HTMLElement | null }, id: string): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!matchMedia(WIDE).matches) root.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
