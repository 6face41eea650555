/** The bank's games are played and its puzzles measured by the automatic player `solid`. */
import { bestOf } from '../../../ai/candidates.ts';
import type { Player } from '../../../puzzle-maker/simple-player.ts';

export const solid: Player = (state) => bestOf(state).action;
