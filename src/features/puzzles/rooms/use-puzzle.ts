import { useCallback, useEffect, useState } from 'preact/hooks';
import type { BankAddress } from '../../../puzzle-bank/addresses.ts';
import type { Puzzle } from '../../../puzzle-bank/types.ts';
import { loadPuzzle } from './load-puzzle.ts';

export type Loaded =
  { readonly type: 'loading' | 'failed' | 'missing' } | { readonly type: 'ready'; readonly puzzle: Puzzle };

const LOADING: Loaded = { type: 'loading' };

/** The puzzle at an address; `again` tries once more. */
export function usePuzzle(address: BankAddress | null): {
  readonly loaded: Loaded;
  readonly again: () => void;
} {
  const [loaded, setLoaded] = useState(LOADING);
  const [tries, setTries] = useState(0);
  const key = address && `${address.id} ${address.path} ${address.at}`;
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loaded): void => {
      if (isWanted) setLoaded(next);
    };
    if (!address) show({ type: 'missing' });
    else {
      show(LOADING);
      loadPuzzle(address).then(
        (puzzle) => show(puzzle ? { type: 'ready', puzzle } : { type: 'missing' }),
        () => show({ type: 'failed' }),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [key, tries]);
  return { loaded, again: useCallback(() => setTries((n) => n + 1), []) };
}
