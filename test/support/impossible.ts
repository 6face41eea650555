/** Positions that cannot be, and why: every code, and every sentence it can become. */
import { IMPOSSIBLE_MODULES } from './impossible-modules.ts';
import type { ImpossibleRow } from './impossible-row.ts';
import { IMPOSSIBLE_THINGS } from './impossible-things.ts';
import { IMPOSSIBLE_TURNS } from './impossible-turns.ts';

export const IMPOSSIBLE: readonly ImpossibleRow[] = [
  ...IMPOSSIBLE_THINGS,
  ...IMPOSSIBLE_MODULES,
  ...IMPOSSIBLE_TURNS,
];
