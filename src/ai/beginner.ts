/**
 * The mistakes people make in their first games: officials are forgotten, a route is closed as soon
 * as it brings a coach or a tile, the second-best card looks as good as the best.
 */
import { nextBelow, seedRandom, type ActionType } from '../engine/index.ts';
import type { Candidate } from './position-features.ts';

/** `found` from the best down, and not empty. */
export function beginnersPick(found: readonly Candidate[], seed: string): Candidate {
  const dice = seedRandom(seed);
  const happens = (times: number, of: number): boolean => nextBelow(dice, of) < times;
  const closing = found.find(({ action }) => action.type === 'close' && action.houses.length > 0);
  if (closing && (brings(closing) ? happens(2, 3) : happens(1, 5))) return closing;
  const unaided = found.filter(({ action }) => action.type !== 'call');
  const seen = unaided.length > 0 && happens(1, 3) ? unaided : found;
  // Slips are limited to cards and carriage moves: no route is discarded, no closing missed by mistake.
  const isSlip = happens(1, 6) && seen.length > 1 && SLIPS.includes(seen[1]!.action.type);
  return seen[isSlip ? 1 : 0]!;
}

/** Beginners tend to close for a coach or a tile that they can see. */
const brings = ({ reason }: Candidate): boolean =>
  reason.code === 'close-tile' || (reason.code === 'close-coach' && !reason.wainwright);

const SLIPS: readonly ActionType[] = ['draw', 'play', 'discard', 'advance'];
