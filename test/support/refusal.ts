/** One row of the tables of refusals. */
import type { Code, State } from '../../src/engine/index.ts';

export type Refused = readonly [name: string, state: () => State, action: unknown, code: Code, facts: object];
