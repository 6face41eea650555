import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** If the focused element is removed or hidden, by whatever cause, focuses `fallback`. */
export function useKeptFocus(root: RefObject<HTMLElement>, fallback: RefObject<HTMLElement>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const keep = (event: FocusEvent): void => {
      last.current = event.target as Element;
    };
    const element = root.current;
    element?.addEventListener('focusin', keep);
    return () => element?.removeEventListener('focusin', keep);
  }, [root]);
  useLayoutEffect(() => {
    const was = last.current;
    if (!was || was.checkVisibility()) return;
    last.current = null;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === was)
      fallback.current?.focus({ preventScroll: true });
  });
}
