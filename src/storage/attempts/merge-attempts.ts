/** Merges the attempts of two devices: those that only the other one has are added. */
import { isSame, withinRoom, type Attempt } from './attempts.ts';

export const mergeAttempts = (here: readonly Attempt[], there: readonly Attempt[]): readonly Attempt[] =>
  withinRoom([...here, ...there.filter((each) => !here.some((own) => isSame(own, each)))]);
