/** The automatic players: from a player's view, a seed and a budget to an action and its reason. */
import { nextBelow, seedRandom, type Action, type PlayerView } from '../engine/index.ts';
import { beginnersPick } from './beginner.ts';
import type { Budget } from './budget.ts';
import { candidates } from './candidates.ts';
import type { Candidate } from './position-features.ts';
import type { Reason } from './reasons.ts';
import { determinize } from './determinize.ts';
import { search, type Progress } from './search.ts';

export const LEVELS = ['beginner', 'solid', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

export interface Choice {
  readonly action: Action;
  readonly reason: Reason;
}

export interface Request {
  readonly level: Level;
  readonly view: PlayerView;
  readonly seed: string;
  readonly budget: Budget;
}

/** Thinks in small steps; between two of them the caller may stop it for good. */
export function* think({ level, view, seed, budget }: Request): Generator<Progress, Choice> {
  if (view.viewer !== view.player || view.step === 'over') throw new RangeError('nothing to decide');
  const found = candidates(determinize(view, seed));
  if (found.length === 1) return { action: found[0]!.action, reason: { code: 'only-choice' } };
  if (view.step === 'seat') return choiceOf(found[nextBelow(seedRandom(seed), found.length)]!);
  switch (level) {
    case 'beginner':
      return choiceOf(beginnersPick(found, seed));
    case 'solid':
      return choiceOf(found[0]!);
    case 'strong':
      return choiceOf(yield* search(view, seed, budget.nodes));
  }
}

const choiceOf = ({ action, reason }: Candidate): Choice => ({ action, reason });

/** The same in one go. */
export function choose(request: Request): Choice {
  const thinking = think(request);
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  return step.value;
}
