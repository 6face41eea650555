/** What a player may see: no order of the pile, no other hands, no seated clergy, no random state. */
import type { CityId, GroupId } from './data/map.ts';
import { GROUPS } from './data/map.ts';
import type { PlayerState, State } from './types.ts';

export interface SeenPlayer extends Omit<PlayerState, 'hand' | 'clergy'> {
  /** Cards in the hand; everybody sees how many they are. */
  readonly cards: number;
  /** The hand itself, if it is the viewer's own. */
  readonly hand: readonly CityId[] | null;
  /** The carriages in which a clergyman of this player sits. His rank is hidden, even from the owner. */
  readonly seated: readonly GroupId[] | null;
}

export interface PlayerView extends Omit<State, 'random' | 'pile' | 'players'> {
  /** `null` for an onlooker. */
  readonly viewer: number | null;
  readonly pileSize: number;
  readonly players: readonly SeenPlayer[];
}

export function viewFor(state: State, player: number | null): PlayerView {
  if (player !== null && state.players[player] === undefined) throw new RangeError(`no player ${player}`);
  const { random: _random, pile, players, ...seen } = state;
  return {
    ...seen,
    viewer: player,
    pileSize: pile.length,
    players: players.map(({ hand, clergy, ...rest }, seat) => ({
      ...rest,
      cards: hand.length,
      hand: seat === player ? hand : null,
      seated: clergy && GROUPS.filter((group) => clergy[group] !== undefined),
    })),
  };
}
