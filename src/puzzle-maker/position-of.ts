/** Converts the state of a played game to a position, from which a puzzle can begin. */
import type { Module, PlayerCount, PlayerState, Position, PositionPlayer, State } from '../engine/index.ts';

/** Whether a position can express this state: its step, and all that has happened in the turn. */
export const isPosition = ({ step, turn, player, queue }: State): boolean =>
  turn.player === player &&
  queue.length === 0 &&
  (step === 'draw' || step === 'play' || step === 'finish') &&
  (step === 'draw' ? turn.drawn === 0 : !turn.forced);

const playerOf = ({
  tokens,
  clergy,
  hand,
  route,
  houses,
  coach,
  tiles,
  points,
}: PlayerState): PositionPlayer => ({
  hand,
  route,
  houses,
  coach,
  tiles,
  ...(tokens && { tokens, points }),
  ...(clergy && { clergy }),
});

/** The options are those of the default edition: a puzzle has the same answer under every booklet. */
export function positionOf(state: State): Position {
  const { step, turn, modules, players, carriages, waitingRoom } = state;
  return {
    config: {
      players: players.length as PlayerCount,
      ...(modules.length > 0 && { modules: modules as Module[] }),
    },
    player: state.player,
    ...(step !== 'draw' && { step: step as 'play' | 'finish' }),
    ...(step !== 'draw' && turn.official && { turn: { official: turn.official } }),
    players: players.map(playerOf),
    market: state.market,
    pile: state.pile,
    discard: state.discard,
    ...(carriages && { carriages }),
    ...(waitingRoom && { waitingRoom }),
  };
}
