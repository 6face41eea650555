/** Whether a puzzle is about what its kind is about, and a decision at all. */
import type { Position, State } from '../engine/index.ts';
import { fromPosition, scores } from '../engine/index.ts';
import type { Measured } from '../puzzle-bank/level.ts';
import { beginLine, playLine, type Progress } from '../solver/progress.ts';
import { prove } from '../solver/solve.ts';
import { proved } from '../solver/time-slices.ts';
import type { Goal, RoutePuzzle, Solution } from '../puzzle-bank/types.ts';

/** `dull`: nothing to gain, or any line will do. `obvious`: seen at once. `idea`: about something else. */
export type Rejection = 'dull' | 'obvious' | 'idea';

/** With more best lines than this, nearly any line will do, unless the first move decides. */
const MOST_LINES = 24;

/** The cheap checks, made before the two plain players try the puzzle. */
export function isDull(goal: Goal, { best, first, lines }: Solution, state: State): boolean {
  const keeping = first.filter(({ value }) => value === best).length;
  if (first.length < 2 || (keeping * 2 > first.length && lines > MOST_LINES)) return true;
  if (goal.type === 'points') return best <= 0;
  if (goal.type === 'length')
    return best < 4 || best < state.players[state.player]!.route.length + goal.turns + 1;
  return goal.type === 'place' ? best !== -1 : best < -goal.turns;
}

/** Both plain players reach the best, and no tempting first move fails: only few best lines save it. */
export const isObvious = ({ best, greedy, solid, traps, lines }: Measured): boolean =>
  greedy === best && solid === best && traps === 0 && lines > 3;

/** The one idea of the kind has to be in the best line. */
export function* hasIdea(
  kind: RoutePuzzle['kind'],
  position: Position,
  state: State,
  goal: Goal,
  { line, best }: Solution,
): Generator<null, boolean> {
  const end = playLine(beginLine(state, state.player, goal), line);
  const closes = line.filter(({ type }) => type === 'close').length;
  switch (kind) {
    case 'line':
      return line.some(({ type }) => type === 'call');
    case 'closing':
    case 'plan':
    case 'last':
      return closes > 0;
    case 'coach':
    case 'sweep':
      return end.reachedIn !== null;
    case 'officials':
      return (
        line.some((action) => action.type === 'hand-in' && action.officials.length > 1) &&
        best > (yield* plainBest(position, goal))
      );
    case 'rome':
      return clergyOf(end) > clergyOf(beginLine(state, state.player, goal));
  }
}

const clergyOf = ({ state, seat }: Progress): number => scores(state).players[seat]!.clergy;

/** The best without the offices: if it were as good, they would not be what the puzzle is about. */
function* plainBest(position: Position, goal: Goal): Generator<null, number> {
  const players = position.players!.map(({ tokens: _tokens, points: _points, ...player }) => player);
  const built = fromPosition({ ...position, config: { players: position.config.players }, players });
  if (!built.ok) return -Infinity;
  return (yield* proved(prove(built.state, built.state.player, goal))).best;
}
