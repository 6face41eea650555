/** The puzzle that the page without script shows with its solution. */
import type { Action, CityId } from '../../../engine/index.ts';
import type { RoutePuzzle } from '../../../puzzle-bank/types.ts';

const ROUTE: readonly CityId[] = ['freiburg', 'carlsruhe', 'mannheim', 'stuttgart', 'ulm', 'augsburg'];

/** Three houses either way; all of Baden brings its tile as well. */
export const SAMPLE: RoutePuzzle = {
  id: 'sample',
  kind: 'closing',
  level: 1,
  position: {
    config: { players: 2, seed: 'sample' },
    step: 'finish',
    players: [{ route: ROUTE, hand: ['lodz'] }, { hand: ['passau'] }],
  },
  goal: { type: 'points', turns: 1 },
  best: 11,
  firstMoves: 1,
  lines: 1,
};

export const SAMPLE_LINE: readonly Action[] = [
  { type: 'close', way: 'one-province', houses: ['mannheim', 'carlsruhe', 'freiburg'] },
];
