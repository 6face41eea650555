import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { listGames, type GameCard } from './game-cards.ts';
import { isBlocked, watch } from '../../../storage/device/device.ts';
import {
  archivedGames,
  gamesWith,
  makeRoom,
  putBackGames,
  removeGames,
} from '../../../storage/games/finished-games.ts';
import { gameTexts, isUnsaved } from '../../../storage/games/saved-games.ts';

type Texts = ReadonlyMap<string, string>;

export interface SavedList {
  readonly games: readonly GameCard[];
  /** Removed here: each can be restored unchanged until the list is unmounted. */
  readonly removed: Texts;
  /** `blocked`: nothing can be stored. `unreached`: the archive did not answer; there may be more games. */
  readonly trouble: 'blocked' | 'unreached' | null;
  readonly remove: (ids: readonly string[]) => void;
  readonly restore: (ids: readonly string[]) => void;
}

const NONE: Texts = new Map();

/** The games stored on this device, updated when another tab plays one. Archived games are loaded later. */
export function useSavedGames(): SavedList {
  const [texts, setTexts] = useState(NONE);
  const [removed, setRemoved] = useState(NONE);
  const [isUnreached, setUnreached] = useState(false);
  /** Last answer of the archive, kept if a later request fails: the games in it are not gone. */
  const archive = useRef(NONE);
  const isHere = useRef(true);
  const reload = useCallback(async (): Promise<void> => {
    const second = await archivedGames();
    if (second) archive.current = second;
    if (!isHere.current) return;
    setUnreached(second === null);
    setTexts(gamesWith(archive.current));
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
    // Read again: another tab may have gone on with one since the list was made.
    const gone = new Map([...texts, ...gameTexts()].filter(([id]) => ids.includes(id)));
    whenDone(removeGames(ids, new Set(archive.current.keys())), () =>
      setRemoved((before) => new Map([...before, ...gone])),
    );
  };
  const restore = (ids: readonly string[]): void => {
    const back = new Map([...removed].filter(([id]) => ids.includes(id)));
    whenDone(putBackGames(back), () => {
      // A reload in the meantime may have replaced the list by one without them.
      setTexts((before) => new Map([...before, ...back, ...gameTexts()]));
      setRemoved((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
    });
  };
  return {
    games: useList(texts, removed),
    removed,
    trouble: texts !== NONE && isBlocked() ? 'blocked' : isUnreached ? 'unreached' : null,
    remove,
    restore,
  };
}

/** Calls `show` synchronously if the outcome is known already. */
function whenDone(outcome: boolean | Promise<boolean>, show: () => void): void {
  if (outcome === true) show();
  else if (outcome !== false) void outcome.then((isDone) => isDone && show());
}

/** Reading games takes a while: they are read again only when one of their texts has changed. */
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
