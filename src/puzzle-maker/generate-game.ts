/** Natural positions: the moments of games that a player plays against itself. */
import {
  draftOf,
  newGame,
  nextBelow,
  play,
  seedRandom,
  type Module,
  type PlayerCount,
  type State,
} from '../engine/index.ts';
import { isPosition } from './position-of.ts';
import type { Player } from './simple-player.ts';
import type { Kind } from '../puzzle-bank/types.ts';

/** No game of these players takes more; a longer one would not be natural. */
const MOST_ACTIONS = 2000;

const MODULES: Readonly<Partial<Record<Kind, readonly Module[]>>> = {
  officials: ['officials'],
  rome: ['audience'],
};

export const modulesOf = (kind: Kind): readonly Module[] => MODULES[kind] ?? [];

/** Two players half of the time; with a module always two, because its supply is made for so few. */
export function tableOf(kind: Kind, seed: string): PlayerCount {
  if (MODULES[kind]) return 2;
  return ([2, 2, 3, 4] as const)[nextBelow(seedRandom(`${seed}/table`), 4)]!;
}

/** Every moment of the game at which a position can begin, in order. Equal seeds play equal games. */
export function* momentsOf(
  players: PlayerCount,
  modules: readonly Module[],
  seed: string,
  player: Player,
): Generator<State> {
  const draft = draftOf(newGame({ players, modules, seed }));
  for (let i = 0; draft.step !== 'over' && i < MOST_ACTIONS; i++) {
    if (isPosition(draft)) yield draft;
    play(draft, player(draft));
  }
}
