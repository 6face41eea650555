/** How a turn begins, goes on and ends (rules 4.1, 5.5, 5.6, 11.1). */
import { canDraw } from './cards.ts';
import type { Log } from './events.ts';
import { startHandIn, startLastHandIn, takeToken } from './modules/officials.ts';
import type { Draft, Step } from './types.ts';

/** The steps that a turn can be in before anybody has acted in it. */
const TURN_STEPS: readonly Step[] = ['draw', 'play', 'finish'];

/** Asks for a card if one can be had, and otherwise goes on without it. */
export function toDraw(draft: Draft, log: Log): void {
  const { turn } = draft;
  draft.player = turn.player;
  if (canDraw(draft)) {
    draft.step = 'draw';
    return;
  }
  log?.push({ type: 'draw-skipped', player: turn.player, which: turn.drawn === 0 ? 1 : 2 });
  toPlay(draft, log);
}

/** A player without a card skips the play as well. */
export function toPlay(draft: Draft, log: Log): void {
  const { player } = draft.turn;
  if (draft.players[player]!.hand.length > 0) {
    draft.step = 'play';
    return;
  }
  draft.step = 'finish';
  log?.push({ type: 'play-skipped', player });
}

/** An empty hand calls the postmaster, if he can help at all: token, hand-in, then the help. */
export function beginTurn(draft: Draft, player: number, log: Log): void {
  const forced = draft.players[player]!.hand.length === 0 && canDraw(draft);
  draft.player = player;
  draft.turn = { player, official: null, forced, drawn: 0, laid: 0, moves: null };
  log?.push({ type: 'turn-began', player });
  if (forced) {
    draft.turn.official = 'postmaster';
    log?.push({ type: 'called', player, official: 'postmaster', forced: true });
    if (draft.tokenStacks !== null) {
      takeToken(draft, 'postmaster', log);
      if (startHandIn(draft, log)) return;
    }
  }
  toDraw(draft, log);
}

/** The round is always finished: with the end tile taken, the game ends after the last seat's turn. */
export function endTurn(draft: Draft, log: Log): void {
  const { player } = draft.turn;
  log?.push({ type: 'turn-ended', player });
  const isLastSeat = player === draft.players.length - 1;
  if (!isLastSeat || draft.stacks.end.length > 0) {
    beginTurn(draft, isLastSeat ? 0 : player + 1, log);
    return;
  }
  if (!startLastHandIn(draft, log)) endGame(draft, log);
}

/**
 * For puzzles, which are solved alone: all players but `player` sit out. A turn of another player ends at
 * once, with the checks at the end of a round, until it is `player`'s turn or the game is over.
 */
export function sitOutUntil(draft: Draft, player: number): void {
  while (draft.turn.player !== player && TURN_STEPS.includes(draft.step)) endTurn(draft, null);
}

export function endGame(draft: Draft, log: Log): void {
  draft.step = 'over';
  log?.push({ type: 'game-ended' });
}
