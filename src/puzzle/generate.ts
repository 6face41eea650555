/**
 * Makes puzzles. Equal seeds make equal puzzles, anywhere: `npm run puzzles` fills the bank with them,
 * and the page's worker the endless mode.
 */
import type { Banked } from './code.ts';
import { legalFromGame } from './generate-legal.ts';
import { fromGame } from './generate-route.ts';
import type { Kind, PuzzleLevel } from './types.ts';

/** Turns of a puzzle made while somebody waits: four take long to prove. */
const MOST_TURNS = 3;

/** The puzzles of one seeded game; `null` between two steps, each about as long as a proof. */
export const puzzlesOf = (kind: Kind, seed: string, most = MOST_TURNS): Generator<Banked | null> =>
  kind === 'legal' ? legalFromGame(seed) : fromGame(kind, seed, most);

/**
 * Puzzles of a kind, or of one level of it, without end. Whoever asks takes the next until it is not
 * `null`; in between something else may be done, or nothing more.
 */
export function* generate(kind: Kind, level: PuzzleLevel | null, seed: string): Generator<Banked | null> {
  for (let game = 0; ; game++) {
    for (const banked of puzzlesOf(kind, `${seed}/${game}`)) {
      yield banked && (level === null || banked.puzzle.level === level) ? banked : null;
    }
  }
}
