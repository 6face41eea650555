import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { listGames, type GameCard } from '../../game/play/game-cards.ts';
import { isBlocked, watch } from '../../storage/device.ts';
import { readArchive } from '../../storage/archive.ts';
import { makeRoom, putBackGames, removeGames } from '../../storage/finished-games.ts';
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
  const archived = useRef<ReadonlySet<string>>(new Set());
  const isHere = useRef(true);
  const reload = useCallback(async (): Promise<void> => {
    const second = (await readArchive()) ?? NONE;
    archived.current = new Set(second.keys());
    if (isHere.current) setTexts(new Map([...second, ...gameTexts()]));
  }, []);
  useEffect(() => {
    setTexts(gameTexts());
    void makeRoom().then(reload);
    const stop = watch(() => void reload());
    return () => {
      isHere.current = false;
      stop();
    };
  }, []);
  const remove = (ids: readonly string[]): void => {
    // As they are now: another tab may have gone on with one since the list was made.
    const gone = new Map([...texts, ...gameTexts()].filter(([id]) => ids.includes(id)));
    whenDone(removeGames(ids, archived.current), () => setRemoved((before) => new Map([...before, ...gone])));
  };
  const restore = (ids: readonly string[]): void =>
    whenDone(putBackGames(new Map([...removed].filter(([id]) => ids.includes(id)))), () =>
      setRemoved((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    );
  return {
    games: useList(texts, removed),
    removed,
    isBlocked: texts !== NONE && isBlocked(),
    remove,
    restore,
  };
}

/** In the same moment where that is possible. */
function whenDone(outcome: boolean | Promise<boolean>, show: () => void): void {
  if (outcome === true) show();
  else if (outcome !== false) void outcome.then((isDone) => isDone && show());
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
