import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { listGames, type GameCard } from '../../game/play/game-cards.ts';
import { isBlocked, watch } from '../../storage/device.ts';
import { allGames, makeRoom, putBackGames, removeGames } from '../../storage/finished-games.ts';
import { gameTexts, isUnsaved } from '../../storage/saved-games.ts';

type Texts = ReadonlyMap<string, string>;

export interface SavedList {
  readonly games: readonly GameCard[];
  /** Thrown away here: each can be had back as it was until the list is left. */
  readonly removed: Texts;
  readonly isBlocked: boolean;
  readonly remove: (ids: readonly string[]) => void;
  readonly restore: (ids: readonly string[]) => void;
}

const NONE: Texts = new Map();

/** The games kept on this device, also when another tab plays one. Those of the archive come a moment later. */
export function useSavedGames(): SavedList {
  const [texts, setTexts] = useState(NONE);
  const [removed, setRemoved] = useState(NONE);
  const isHere = useRef(true);
  const show = (found: Texts): void => {
    if (isHere.current) setTexts(found);
  };
  const reload = useCallback((): Promise<void> => allGames().then(show), []);
  useEffect(() => {
    show(gameTexts());
    void makeRoom().then(reload);
    const stop = watch(() => void reload());
    return () => {
      isHere.current = false;
      stop();
    };
  }, []);
  const remove = async (ids: readonly string[]): Promise<void> => {
    const gone = [...texts].filter(([id]) => ids.includes(id));
    if (await removeGames(ids)) setRemoved((before) => new Map([...before, ...gone]));
    await reload();
  };
  const restore = async (ids: readonly string[]): Promise<void> => {
    const back = new Map([...removed].filter(([id]) => ids.includes(id)));
    if (await putBackGames(back))
      setRemoved((before) => new Map([...before].filter(([id]) => !back.has(id))));
    await reload();
  };
  return {
    games: useList(texts, removed),
    removed,
    isBlocked: texts !== NONE && isBlocked(),
    remove: (ids) => void remove(ids),
    restore: (ids) => void restore(ids),
  };
}

/** To read a game takes a while: only those that have changed are read again. */
function useList(texts: Texts, removed: Texts): readonly GameCard[] {
  const known = useRef<readonly GameCard[]>([]);
  const last = useRef<Texts | null>(null);
  const all = new Map([...removed, ...texts]);
  const isSame =
    last.current?.size === all.size && [...all].every(([id, text]) => last.current!.get(id) === text);
  if (!isSame) {
    known.current = listGames(all, isUnsaved);
    last.current = all;
  }
  return known.current;
}
