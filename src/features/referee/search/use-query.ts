import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { hashFor, queryOf } from './address.ts';

/** Milliseconds without input after which the query counts as settled. */
const PAUSE = 300;

export interface Query {
  readonly typed: string;
  /** The same after a pause: what the address keeps and the screen reader is told about. */
  readonly settled: string;
  /** The address could not be read. */
  readonly isBroken: boolean;
  readonly type: (text: string) => void;
  /** Settles without waiting for the pause: the field loses the focus, perhaps because the page is left. */
  readonly settle: () => void;
}

/** What was typed before hydration: the field is in the static HTML. */
const typedEarly = (id: string): string =>
  typeof document === 'undefined'
    ? ''
    : ((document.getElementById(id) as HTMLInputElement | null)?.value ?? '');

/** The text of the field with this id, kept in the address. `onAsked`: the address asks for the search. */
export function useQuery(id: string, onAsked: () => void): Query {
  const [typed, setTyped] = useState(() => typedEarly(id));
  const [settled, setSettled] = useState('');
  const [isBroken, setBroken] = useState(false);
  const timer = useRef(0);
  const asked = useRef(onAsked);
  asked.current = onAsked;

  const keep = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = 0;
    setSettled(text);
    history.replaceState(history.state, '', hashFor(text) || location.pathname);
  };
  const type = (text: string): void => {
    setTyped(text);
    setBroken(false);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => keep(text), PAUSE);
  };
  const settle = (): void => {
    if (timer.current > 0) keep(typed);
  };

  // A layout effect, before the first paint: a letter typed in between would be overwritten.
  useLayoutEffect(() => {
    const read = (): void => {
      const query = queryOf(location.hash);
      if (query === undefined) return;
      clearTimeout(timer.current);
      timer.current = 0;
      setTyped(query ?? '');
      setSettled(query ?? '');
      setBroken(query === null);
      asked.current();
    };
    if (typed === '') read();
    else type(typed);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return { typed, settled, isBroken, type, settle };
}
