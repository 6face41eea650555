/** The sensible actions of a state, each with its worth; `check` removes those that are illegal. */
import { check, type State } from '../engine/index.ts';
import { carriageCandidates, seatCandidates } from './audience.ts';
import { discardCandidates } from './discard.ts';
import { drawCandidates } from './draw.ts';
import { coachCandidates, finishCandidates } from './finish.ts';
import { layCandidates } from './lay.ts';
import { positionFeaturesOf, type Candidate } from './position-features.ts';
import { tokenCandidates } from './tokens.ts';

function propose(state: State): readonly Candidate[] {
  switch (state.step) {
    case 'seat':
      return seatCandidates(state);
    case 'draw':
      return drawCandidates(positionFeaturesOf(state));
    case 'play':
      return layCandidates(positionFeaturesOf(state));
    case 'finish':
      return finishCandidates(positionFeaturesOf(state));
    case 'coach':
      return coachCandidates(positionFeaturesOf(state));
    case 'carriage':
      return carriageCandidates(positionFeaturesOf(state));
    case 'discard':
      return discardCandidates(positionFeaturesOf(state));
    case 'hand-in':
    case 'last-hand-in':
      return tokenCandidates(positionFeaturesOf(state));
    case 'over':
      return [];
  }
}

/** From the best down. Reads the hand of the seat that acts, and what lies open; nothing hidden. */
export const candidates = (state: State): readonly Candidate[] =>
  propose(state)
    .filter(({ action }) => check(state, action).ok)
    .toSorted((a, b) => b.value - a.value);

/** The best legal candidate, found without sorting: simulated games call it for every action. */
export function bestOf(state: State): Candidate {
  let best: Candidate | null = null;
  for (const candidate of propose(state)) {
    if (best && candidate.value <= best.value) continue;
    if (check(state, candidate.action).ok) best = candidate;
  }
  return best!;
}
