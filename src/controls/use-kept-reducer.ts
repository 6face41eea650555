/**
 * A reducer whose state outlives the page: reduce, store, then render. Storing in an effect would come after
 * the paint, and a reader who acts and leaves at once would lose what the page had already shown as done.
 */
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { watch } from '../storage/device/device.ts';

interface Keeping<State, Intent> {
  readonly reduce: (now: State, intent: Intent) => State;
  /** Stores the next state, and returns the one to show. */
  readonly keep: (next: State, before: State) => State;
  /** The state as another tab has left it; `null` while none has changed it. */
  readonly newer?: (now: State) => State | null;
}

interface KeptReducer<State, Intent> {
  readonly state: State;
  readonly send: (intent: Intent) => void;
  /** Shows what is stored already, or was never meant to be. */
  readonly show: (change: (now: State) => State) => void;
}

export function useKeptReducer<State, Intent>(
  start: () => State,
  keeping: Keeping<State, Intent>,
): KeptReducer<State, Intent> {
  const [state, render] = useState(start);
  // Two intents can come before the next render: each builds on the one before.
  const now = useRef(state);
  const latest = useRef(keeping);
  latest.current = keeping;
  const show = useCallback((change: (before: State) => State): void => {
    now.current = change(now.current);
    render(() => now.current);
  }, []);
  const send = useCallback((intent: Intent): void => {
    const { reduce, keep, newer } = latest.current;
    // What another tab did in the meantime has happened: this intent comes after it.
    const before = newer?.(now.current) ?? now.current;
    const next = reduce(before, intent);
    show(() => (next === before ? before : keep(next, before)));
  }, []);
  useLayoutEffect(
    () =>
      watch(() => {
        const theirs = latest.current.newer?.(now.current) ?? null;
        if (theirs !== null) show(() => theirs);
      }),
    [],
  );
  return { state, send, show };
}
