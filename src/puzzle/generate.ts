/**
 * Makes puzzles. Equal seeds and equal players make equal puzzles, anywhere: `npm run puzzles` fills the
 * bank with them, and the page's worker the endless mode.
 */
import type { Banked } from './code.ts';
import { legalFromGame } from './generate-legal.ts';
import { fromGame } from './generate-route.ts';
import { simple, type Player } from './simple-player.ts';
import type { Kind, PuzzleLevel } from './types.ts';

/** The puzzles of one seeded game, and `null` whenever there is time for something else. */
export const puzzlesOf = (
  kind: Kind,
  seed: string,
  most: number,
  player: Player,
): Generator<Banked | null> =>
  kind === 'legal' ? legalFromGame(seed, player) : fromGame(kind, seed, most, player);

/** Turns of a puzzle made while somebody waits: four take long to prove. */
const MOST_TURNS = 3;

/** A seed that has brought nothing in so many games is given up: another one may be quicker. */
const MOST_GAMES = 60;

/** A puzzle made while somebody waits. */
export function* make(kind: Kind, level: PuzzleLevel, seed: string): Generator<null, Banked | null> {
  for (let game = 0; game < MOST_GAMES; game++) {
    for (const banked of puzzlesOf(kind, `${seed}/${game}`, MOST_TURNS, simple)) {
      if (banked?.puzzle.level === level) return banked;
      yield null;
    }
  }
  return null;
}
