/** Puzzles made by hand, small enough to be checked on paper. */
import type { CityId } from '../../src/engine/index.ts';
import type { LegalPuzzle, RoutePuzzle } from '../../src/puzzle-bank/types.ts';
import { others } from './game.ts';

/** A pile that starts with these cards and holds the rest of those that lie nowhere else. */
function pileAfter(top: readonly CityId[], used: readonly CityId[]): readonly CityId[] {
  const rest = [...others(...used)];
  for (const city of top) rest.splice(rest.indexOf(city), 1);
  return [...top, ...rest];
}

const MARKET: readonly CityId[] = ['lodz', 'lodz', 'basel', 'basel', 'budweis', 'budweis'];

/**
 * Close six cities. Three houses either way, one in each province or all of Baden: Baden brings its
 * tile of three as well, beside three points for the length and two for coach 3.
 */
export const CLOSING: RoutePuzzle = {
  id: 'hand-made-closing',
  kind: 'closing',
  level: 1,
  position: {
    config: { players: 2, edition: 'rebel-pl' },
    step: 'finish',
    players: [
      { route: ['freiburg', 'carlsruhe', 'mannheim', 'stuttgart', 'ulm', 'augsburg'], hand: ['lodz'] },
      { hand: ['passau'] },
    ],
    market: MARKET,
    pile: pileAfter(
      [],
      [...MARKET, 'freiburg', 'carlsruhe', 'mannheim', 'stuttgart', 'ulm', 'augsburg', 'lodz', 'passau'],
    ),
    discard: [],
  },
  goal: { type: 'points', turns: 1 },
  best: 11,
  firstMoves: 1,
  lines: 1,
};

const SHORT: readonly CityId[] = ['ulm', 'augsburg', 'muenchen', 'passau'];

/** Coach 4 with a route of two: the third city and the wainwright, at once. */
export const COACH: RoutePuzzle = {
  id: 'hand-made-coach',
  kind: 'coach',
  level: 1,
  position: {
    config: { players: 2, edition: 'smart-ru' },
    players: [{ route: ['ulm', 'augsburg'], hand: ['muenchen'], coach: 3 }, { hand: ['passau'] }],
    market: MARKET,
    pile: pileAfter(['nuernberg', 'wuerzburg'], [...MARKET, ...SHORT]),
    discard: [],
  },
  goal: { type: 'coach', coach: 4, turns: 2 },
  best: -1,
  firstMoves: 4,
  lines: 1,
};

/** Two turns, and the pile's second card brings the route to five. */
export const PLAN: RoutePuzzle = {
  id: 'hand-made-plan',
  kind: 'plan',
  level: 2,
  position: {
    config: { players: 2, edition: 'bard-pl' },
    step: 'play',
    players: [{ route: ['ulm', 'augsburg'], hand: ['muenchen'] }, { hand: ['passau'] }],
    market: MARKET,
    pile: pileAfter(['nuernberg', 'salzburg'], [...MARKET, ...SHORT]),
    discard: [],
  },
  goal: { type: 'points', turns: 2 },
  best: 5,
  firstMoves: 2,
  lines: 8,
};

/** Mannheim has no road to either end. */
export const LEGAL: LegalPuzzle = {
  id: 'hand-made-legal',
  kind: 'legal',
  level: 1,
  position: {
    config: { players: 2 },
    step: 'play',
    players: [{ route: ['ulm', 'augsburg'], hand: ['muenchen', 'mannheim'] }, { hand: ['passau'] }],
    market: MARKET,
  },
  actions: [
    { type: 'play', city: 'muenchen', end: 'right' },
    { type: 'play', city: 'mannheim', end: 'left' },
    { type: 'call', official: 'postmaster' },
  ],
  illegal: 1,
  rules: ['6.3', '6.4', '6.5'],
};

export const HAND_MADE = [CLOSING, COACH, PLAN] as const;
