import { useEffect, useRef, useState } from 'preact/hooks';
import { hashOf, placeOf, type Place } from './lobby/address.ts';

const LOBBY: Place = { type: 'lobby' };

/** The address says which place is shown, so that Back and Forward lead between lobby and game. */
export function usePlace(): readonly [Place, (place: Place) => void] {
  const [place, setPlace] = useState<Place>(LOBBY);
  const now = useRef(place);
  useEffect(() => {
    const read = (): void => {
      // The skip link changes the hash too, but stays within the current place: restore its address.
      if (document.getElementById(location.hash.slice(1))) {
        history.replaceState(null, '', hashOf(now.current) || location.pathname);
        return;
      }
      now.current = placeOf(location.hash);
      setPlace(now.current);
      delete document.documentElement.dataset['opening'];
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return [place, (next) => void (location.hash = hashOf(next))];
}
