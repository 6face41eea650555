import { useLayoutEffect } from 'preact/hooks';

/** As in `game-table.css`. */
const WIDE = '(min-width: 60rem) and (min-height: 38rem)';

/**
 * On a small screen the table takes all of it; the rest of the page is above and below. Without an id it
 * stays where it is: something else on the page is to be read first.
 */
export function useWholeScreen(root: { readonly current: HTMLElement | null }, id: string | null): void {
  useLayoutEffect(() => {
    if (id === null) return undefined;
    // After the effects of the page around it, which begin at the top, and before anything is painted.
    const frame = requestAnimationFrame(() => {
      if (!matchMedia(WIDE).matches) root.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
