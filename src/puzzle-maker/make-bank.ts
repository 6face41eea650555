/**
 * Makes candidates for the bank. Equal seeds and equal players make equal puzzles on every device.
 * `make-on-demand.ts` makes the puzzles that a reader waits for.
 */
import type { Banked } from '../puzzle-bank/code.ts';
import { legalFromGame } from './generate-legal.ts';
import { fromGame } from './generate-route.ts';
import type { Player } from './simple-player.ts';
import type { Kind } from '../puzzle-bank/types.ts';

/** The puzzles of one seeded game, and `null` at each pause, when the caller can do something else. */
export const puzzlesOf = (
  kind: Kind,
  seed: string,
  most: number,
  player: Player,
): Generator<Banked | null> =>
  kind === 'legal' ? legalFromGame(seed, player) : fromGame(kind, seed, most, player, Infinity);
