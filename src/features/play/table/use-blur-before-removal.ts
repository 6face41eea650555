import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { afterPaint } from './use-after-paint.ts';

/** What is gone as soon as it was pressed. */
const GOING = '.decisions, .ends, .looking, .is-main, .hand li:last-child > .is-raised';

/**
 * What goes with being pressed lets go of the keyboard before: to take out what has it, the browser
 * would lay out the page in the middle of the change. What then stays after all has it back.
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
