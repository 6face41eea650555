import { useEffect, useRef, useState } from 'preact/hooks';
import { hashOf, placeOf, type PuzzlePlace } from '../model/address.ts';

/** The place that the page's address names; `null` before hydration. */
export function usePuzzlePlace(): PuzzlePlace | null {
  const [place, setPlace] = useState<PuzzlePlace | null>(null);
  const now = useRef<PuzzlePlace | null>(null);
  useEffect(() => {
    const read = (): void => {
      // The skip link sets a hash too, but stays within the current place: put that place's address back.
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
