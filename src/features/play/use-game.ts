import { useCallback, useEffect } from 'preact/hooks';
import {
  hasUnsaved,
  keepGame,
  keepOpened,
  readGame,
  takeOverGame,
  watchGame,
  type Kept,
  type ReadGame,
} from '../../storage/games/saved-games.ts';
import { findGame, makeRoom } from '../../storage/games/finished-games.ts';
import { go, type PlayIntent, type Session } from '../../table/model/session.ts';
import { useKeptReducer } from '../../controls/use-kept-reducer.ts';

/** Why a game is not being saved. */
export type Unsaved = Extract<Kept, { readonly ok: false }>['why'];

type Game =
  | { readonly type: 'none' }
  | { readonly type: 'open'; readonly session: Session; readonly unsaved: Unsaved | null }
  | { readonly type: 'shut'; readonly read: Extract<ReadGame, { readonly ok: false }> };

const NONE: Game = { type: 'none' };

export interface GameHandle {
  readonly game: Game;
  readonly send: (intent: PlayIntent) => void;
  /** Takes over the game as another tab has left it. */
  readonly takeOver: () => void;
}

/** The game with this id, saved after every step, unless another tab has it. */
export function useGame(id: string | null): GameHandle {
  const {
    state: game,
    send,
    show,
  } = useKeptReducer<Game, PlayIntent>(() => NONE, {
    reduce: moved,
    keep: (next) => (next.type === 'open' ? saved(next.session) : next),
  });
  useEffect(() => {
    if (id === null) return show(() => NONE);
    const found = readGame(id);
    if (found.ok || found.why !== 'missing') return show(() => shown(found));
    let isWanted = true;
    show(() => NONE);
    void findGame(id).then((late) => isWanted && show(() => shown(late)));
    return () => void (isWanted = false);
  }, [id]);
  const saveAgain = useCallback(
    (isWanted: (unsaved: Unsaved | null) => boolean): void =>
      show((now) => (now.type === 'open' && isWanted(now.unsaved) ? saved(now.session) : now)),
    [],
  );
  useEffect(() => {
    if (id === null) return;
    return watchGame(
      id,
      () => saveAgain(() => true),
      () => saveAgain((unsaved) => unsaved === 'full'),
    );
  }, [id]);
  const isFull = game.type === 'open' && game.unsaved === 'full';
  useEffect(() => {
    if (isFull) void makeRoom(0).then((hasMoved) => hasMoved && saveAgain((unsaved) => unsaved === 'full'));
  }, [isFull]);
  useEffect(() => {
    if (!hasUnsaved()) return;
    addEventListener('beforeunload', askBeforeLoss);
    return () => removeEventListener('beforeunload', askBeforeLoss);
  }, [game]);
  const takeOver = useCallback((): void => {
    if (id !== null) show(() => shown(takeOverGame(id)));
  }, [id]);
  return { game, send, takeOver };
}

/** Makes the browser ask whether the page shall really be left. */
function askBeforeLoss(event: Event): void {
  if (hasUnsaved()) event.preventDefault();
}

function shown(read: ReadGame): Game {
  if (!read.ok) return { type: 'shut', read };
  return opened(read.session, keepOpened(read.session));
}

const isPaused = (unsaved: Unsaved | null): boolean => unsaved === 'newer-elsewhere' || unsaved === 'split';

/** Ignores intents while another tab has gone on with the game, until it is taken over. */
function moved(game: Game, intent: PlayIntent): Game {
  if (game.type !== 'open' || isPaused(game.unsaved)) return game;
  const session = go(game.session, intent);
  return session === game.session ? game : { ...game, session };
}

const saved = (session: Session): Game => opened(session, keepGame(session));

const opened = (session: Session, kept: Kept): Game => ({
  type: 'open',
  session,
  unsaved: kept.ok ? null : kept.why,
});
