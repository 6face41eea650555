import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { putBack, rawOf, removeGame } from '../../game/play/keep.ts';

interface Removal {
  readonly isRemoved: boolean;
  readonly toggle: () => void;
  /** The keyboard stays with what has taken the place of the pressed button. */
  readonly root: RefObject<HTMLLIElement>;
}

/** A saved game that is thrown away, and had back as it was until the list is left. */
export function useRemoval(id: string): Removal {
  const [text, setText] = useState<string | null>(null);
  const root = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) root.current!.querySelector<HTMLElement>('a, button')?.focus();
    isPressed.current = false;
  }, [text]);
  const toggle = (): void => {
    isPressed.current = true;
    if (text === null) {
      const raw = rawOf(id);
      if (removeGame(id)) setText(raw);
    } else if (putBack(id, text)) setText(null);
  };
  return { isRemoved: text !== null, toggle, root };
}
