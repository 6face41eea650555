import { useEffect, useRef, useState } from 'preact/hooks';
import { hashOf, placeOf, type PuzzlePlace } from '../model/address.ts';

/** Where the reader is on the puzzle page; nothing before the page is awake. */
export function usePuzzlePlace(): PuzzlePlace | null {
  const [place, setPlace] = useState<PuzzlePlace | null>(null);
  const now = useRef<PuzzlePlace | null>(null);
  useEffect(() => {
    const read = (): void => {
      // The skip link has an address too: it leads within the place one is at.
      if (now.current && document.getElementById(location.hash.slice(1))) {
        const hash = now.current.type === 'unknown' ? '' : hashOf(now.current);
        history.replaceState(null, '', hash || location.pathname);
        return;
      }
      now.current = placeOf(location.hash);
      setPlace(now.current);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return place;
}
