/** Attempts of two devices: what is begun on one and not on the other comes along. */
import { isSame, withinRoom, type Attempt } from './attempts.ts';

export const mergeAttempts = (here: readonly Attempt[], there: readonly Attempt[]): readonly Attempt[] =>
  withinRoom([...here, ...there.filter((each) => !here.some((own) => isSame(own, each)))]);
