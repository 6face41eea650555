/** The two a finished game was about: who won it, and who came nearest. */
import { scores, type State } from '../../../engine/index.ts';

export interface WinnerAndRival {
  readonly winner: number;
  /** The best of the others; of several, the next one clockwise after the winner. */
  readonly other: number;
}

export function winnerAndRivalOf(end: State): WinnerAndRival | null {
  const { players, winner } = scores(end);
  if (end.step !== 'over' || winner === null) return null;
  const others = players.slice(1).map((_, i) => (winner + 1 + i) % players.length);
  const other = others.reduce((best, each) => (players[each]!.total > players[best]!.total ? each : best));
  return { winner, other };
}
