/** What can be asked of the maker: a kind, a level and a seed, which together name one puzzle for ever. */
import type { PuzzleLevel, RoutePuzzle } from '../puzzle-bank/types.ts';

export type MadeKind = RoutePuzzle['kind'];

export interface Order {
  readonly kind: MadeKind;
  readonly level: PuzzleLevel;
  readonly seed: string;
}

/** The levels of each kind that come of a game often enough to wait for. */
export const MADE_LEVELS: Readonly<Record<MadeKind, readonly PuzzleLevel[]>> = {
  line: [2, 3, 4, 5],
  closing: [1, 2, 3, 4, 5],
  plan: [3, 4, 5],
  coach: [2, 3, 4],
  sweep: [2, 3, 4, 5],
  last: [1, 2, 3, 4],
  officials: [2, 3, 4, 5],
  rome: [2, 3, 4, 5],
};

export const MADE_KINDS = Object.keys(MADE_LEVELS) as readonly MadeKind[];

/** The level, or the nearest one that is made. */
export const nearestLevel = (kind: MadeKind, level: number): PuzzleLevel =>
  MADE_LEVELS[kind].reduce((best, each) => (Math.abs(each - level) < Math.abs(best - level) ? each : best));

export const orderId = ({ kind, level, seed }: Order): string => `endless-${kind}-${level}-${seed}`;

/** `null` for what cannot be one. */
export function orderOf(id: string): Order | null {
  const parts = /^endless-([a-z]+)-([1-5])-([a-z0-9]{1,12})$/.exec(id);
  const kind = MADE_KINDS.find((name) => name === parts?.[1]);
  const level = Number(parts?.[2]) as PuzzleLevel;
  return parts && kind && MADE_LEVELS[kind].includes(level) ? { kind, level, seed: parts[3]! } : null;
}
