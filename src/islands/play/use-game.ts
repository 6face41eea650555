import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import {
  hasUnsaved,
  keepGame,
  readGame,
  takeOverGame,
  watchGame,
  type Kept,
  type ReadGame,
} from '../../game/play/keep.ts';
import { go, type PlayIntent, type Session } from '../../game/play/session.ts';

/** Why a game is not being saved. */
export type Unsaved = Extract<Kept, { readonly ok: false }>['why'];

export type Game =
  | { readonly type: 'none' }
  | { readonly type: 'open'; readonly session: Session; readonly unsaved: Unsaved | null }
  | { readonly type: 'shut'; readonly read: Extract<ReadGame, { readonly ok: false }> };

const NONE: Game = { type: 'none' };

export interface GameHandle {
  readonly game: Game;
  readonly send: (intent: PlayIntent) => void;
  /** The game as another tab has left it. */
  readonly takeOver: () => void;
}

/** The game with this id, saved after every step, unless another tab has it. */
export function useGame(id: string | null): GameHandle {
  const [game, show] = useState<Game>(NONE);
  const now = useRef(game);
  const set = useCallback((next: Game): void => {
    now.current = next;
    show(next);
  }, []);
  useEffect(() => set(id === null ? NONE : opened(id)), [id]);
  useEffect(() => {
    if (id === null) return;
    return watchGame(
      id,
      () => {
        if (now.current.type === 'open') set(saved(now.current.session));
      },
      () => {
        if (now.current.type === 'open' && now.current.unsaved === 'full') set(saved(now.current.session));
      },
    );
  }, [id]);
  useEffect(() => {
    if (!hasUnsaved()) return;
    addEventListener('beforeunload', askBeforeLoss);
    return () => removeEventListener('beforeunload', askBeforeLoss);
  }, [game]);
  const send = useCallback((intent: PlayIntent): void => set(moved(now.current, intent)), []);
  const takeOver = useCallback((): void => {
    if (id !== null) set(shown(takeOverGame(id)));
  }, [id]);
  return { game, send, takeOver };
}

/** The browser asks whether the page shall really be left. */
function askBeforeLoss(event: Event): void {
  if (hasUnsaved()) event.preventDefault();
}

const opened = (id: string): Game => shown(readGame(id));

const shown = (read: ReadGame): Game => (read.ok ? saved(read.session) : { type: 'shut', read });

const isPaused = (unsaved: Unsaved | null): boolean => unsaved === 'newer-elsewhere' || unsaved === 'split';

/** What another tab has gone on with waits here until it is taken over. */
function moved(game: Game, intent: PlayIntent): Game {
  if (game.type !== 'open' || isPaused(game.unsaved)) return game;
  const session = go(game.session, intent);
  return session === game.session ? game : saved(session);
}

/** To save it also when it is only opened tells a tab that had it before. */
function saved(session: Session): Game {
  const kept = keepGame(session);
  return { type: 'open', session, unsaved: kept.ok ? null : kept.why };
}
