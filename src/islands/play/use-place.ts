import { useEffect, useState } from 'preact/hooks';
import { hashOf, placeOf, type Place } from '../../game/lobby/address.ts';

/** The address is where we are: Back and Forward lead between lobby and game. */
export function usePlace(): readonly [Place, (place: Place) => void] {
  const [place, setPlace] = useState<Place>({ type: 'lobby' });
  useEffect(() => {
    const read = (): void => setPlace(placeOf(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return [place, (next) => void (location.hash = hashOf(next))];
}
