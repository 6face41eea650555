/** One row of the tables of positions that cannot be, and the games they are of. */
import type { Config, Impossible } from '../../src/engine/index.ts';

export type ImpossibleRow = readonly [name: string, position: unknown, problem: Impossible];

export const TWO: Config = { players: 2, seed: 'x' };
export const OFFICIALS: Config = { ...TWO, modules: ['officials'] };
export const AUDIENCE: Config = { ...TWO, modules: ['audience'] };
