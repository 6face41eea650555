/** What moves a replay besides its buttons: the clock while it plays, and the keyboard. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { PACE, type Replay, type ReplayIntent } from './replay-state.ts';

const KEYS: Readonly<Record<string, ReplayIntent>> = {
  ArrowLeft: { type: 'step', by: -1 },
  ArrowRight: { type: 'step', by: 1 },
  Home: { type: 'first' },
  End: { type: 'last' },
  ' ': { type: 'toggle' },
};

/** With Shift, by whole turns. */
const SHIFTED: Readonly<Record<string, ReplayIntent>> = {
  ArrowLeft: { type: 'turn', by: -1 },
  ArrowRight: { type: 'turn', by: 1 },
};

/** Where these keys mean something else. */
const TAKEN = 'input, select, textarea, [role="slider"], [role="application"]';
const PRESSED = 'button, a, summary';

export function useReel(replay: Replay, send: (intent: ReplayIntent) => void): void {
  const { isPlaying, at, speed } = replay;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => send({ type: 'tick' }), PACE[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed]);
  // A layout effect: a key pressed right after the first render must count.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const intent = (event.shiftKey ? SHIFTED : KEYS)[event.key];
      const { target } = event;
      if (!intent || (target instanceof Element && target.closest(TAKEN))) return;
      if (event.key === ' ' && target instanceof Element && target.closest(PRESSED)) return;
      event.preventDefault();
      send(intent);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
