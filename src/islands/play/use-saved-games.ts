import { useEffect, useState } from 'preact/hooks';
import { listGames, type GameCard } from '../../game/play/game-cards.ts';
import { isBlocked } from '../../game/play/storage.ts';

export interface SavedList {
  readonly games: readonly GameCard[];
  readonly isBlocked: boolean;
}

/** The games kept on this device, also when another tab plays one. */
export function useSavedGames(): SavedList {
  const [saved, setSaved] = useState<SavedList>({ games: [], isBlocked: false });
  useEffect(() => {
    const read = (): void => setSaved({ games: listGames(), isBlocked: isBlocked() });
    read();
    addEventListener('storage', read);
    addEventListener('pageshow', read);
    return () => {
      removeEventListener('storage', read);
      removeEventListener('pageshow', read);
    };
  }, []);
  return saved;
}
