import { useLayoutEffect } from 'preact/hooks';

/** As in `table-layout.css`. */
const WIDE = '(min-width: 60rem) and (min-height: 38rem)';

/**
 * On a small screen, scrolls to the table, which fills the screen; the rest of the page is above and
 * below. Not without an id: then something else on the page is to be read first.
 */
export function useWholeScreen(root: { readonly current: HTMLElement | null }, id: string | null): void {
  useLayoutEffect(() => {
    if (id === null) return undefined;
    // After the effects of the page around it, which scroll to the top, and before anything is painted.
    const frame = requestAnimationFrame(() => {
      if (!matchMedia(WIDE).matches) root.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
