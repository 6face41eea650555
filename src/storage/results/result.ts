/** What is known on this device of one puzzle: how often it was tried, and how well it went. */
import type { Kind, PuzzleLevel } from '../../puzzle-bank/types.ts';
import type { Day } from '../../text/day.ts';
import type { Finished, Stars } from './finished.ts';

/** Of a puzzle that came back: how often it was solved since, and from which day on it is due. */
export interface Again {
  readonly step: number;
  readonly due: Day;
}

/** A daily puzzle and its own day: not kept; opened on it; solved in time. */
export const OWN_DAY = ['missed', 'opened', 'solved'] as const;
export type OwnDay = (typeof OWN_DAY)[number];

/** More than anybody makes; a text that claims more is not ours. */
export const MOST_TRIES = 1e6;

export interface Result {
  readonly id: string;
  /** The day it belongs to; none for practice. */
  readonly day: Day | null;
  readonly kind: Kind;
  readonly level: PuzzleLevel;
  /** Finished tries. A puzzle that was only opened has none, and its other figures are 0. */
  readonly tries: number;
  /** What the first try brought: the rating counts nothing else. */
  readonly firstStars: Stars;
  /** Of the best try. */
  readonly stars: Stars;
  readonly reached: number;
  readonly hints: number;
  readonly best: number;
  /** When the first and the last try ended, in milliseconds; of one without tries, when it was opened. */
  readonly first: number;
  readonly last: number;
  readonly ownDay: OwnDay;
  readonly again: Again | null;
}

/** After three years the same puzzles belong to other days: those are other results. */
export const keyOf = ({ id, day }: Pick<Result, 'id' | 'day'>): string => day ?? id;

/** By key. */
export type Results = ReadonlyMap<string, Result>;

/** The best was found, and not merely shown. */
export const isSolved = ({ stars, reached, best }: Pick<Finished, 'stars' | 'reached' | 'best'>): boolean =>
  stars > 0 && reached >= best;

export type Mark = 'solved' | 'partly' | 'failed';

/** How the calendar marks a puzzle; nothing as long as no try was finished. */
export function markOf(result: Result | undefined): Mark | null {
  if (!result || result.tries === 0) return null;
  return isSolved(result) ? 'solved' : result.stars > 0 ? 'partly' : 'failed';
}
