import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { afterPaint } from './use-after-paint.ts';

/** Controls that are removed as soon as they are pressed. */
const GOING = '.decisions, .ends, .looking, .is-main, .hand li:last-child > .is-raised';

/**
 * Blurs a control before it is removed: removing a focused element forces layout in the middle of the
 * change. Refocuses it if it survives.
 */
export function useBlurBeforeRemoval(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const letGo = ({ target }: Event): void => {
      const { activeElement: had, body } = document;
      if (!(had instanceof HTMLElement) || !(target as Element).closest(GOING)?.contains(had)) return;
      had.blur();
      afterPaint(() => {
        if (document.activeElement === body && had.checkVisibility()) had.focus({ preventScroll: true });
      });
    };
    const element = root.current!;
    element.addEventListener('click', letGo, true);
    return () => element.removeEventListener('click', letGo, true);
  }, [root]);
}
