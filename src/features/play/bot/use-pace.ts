/**
 * Moves of automatic players, one by one, so that each can be followed: every action stays on screen
 * for a while before the next is shown. The reader sets the speed, pauses, or goes straight to their turn.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../../ai/levels.ts';
import { actorOf, type PlayIntent, type Session } from '../../../table/model/session.ts';
import { PACE, type Speed } from '../../../table/model/settings.ts';

export interface Pace {
  readonly isPaused: boolean;
  /** An automatic player is to move. */
  readonly isTheirs: boolean;
  readonly togglePause: () => void;
  /** Everything up to the next person's move, or to the end, at once. */
  readonly skip: () => void;
}

export function usePace(
  session: Session,
  choice: Choice | null,
  speed: Speed,
  send: (intent: PlayIntent) => void,
): Pace {
  const [isPaused, setPaused] = useState(false);
  const [isSkipping, setSkipping] = useState(false);
  const { length } = session.table.done;
  const shownAt = useRef(0);
  const isTheirs = (actorOf(session)?.who ?? 'person') !== 'person';
  const isHeld = session.looking !== null || session.asks !== null || (isPaused && !isSkipping);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [length]);
  useEffect(() => {
    if (!isTheirs) setSkipping(false);
  }, [isTheirs]);
  useEffect(() => {
    if (!choice || isHeld || !isTheirs) return undefined;
    const act = (): void => send({ type: 'automatic', ...choice });
    const wait = isSkipping ? 0 : shownAt.current + PACE[speed] - performance.now();
    // A timer even without a wait: the page is painted between two actions.
    const timer = setTimeout(act, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [choice, isHeld, isTheirs, isSkipping, speed]);
  return {
    isPaused,
    isTheirs,
    togglePause: () => setPaused((was) => !was),
    skip: () => setSkipping(true),
  };
}
