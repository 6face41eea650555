/**
 * Checks that a puzzle has the same best and the same first moves under the options of every edition,
 * and for every seating of the other players' clergy, which nobody may look at.
 */
import {
  EDITIONS,
  fromPosition,
  hasTile,
  housesLeft,
  provinceOf,
  PROVINCES,
  RANKS,
  type EditionId,
  type Position,
  type State,
} from '../engine/index.ts';
import { beginLine, goOn } from '../solver/progress.ts';
import { prove } from '../solver/solve.ts';
import { turnsOf } from '../puzzle-bank/start.ts';
import { proved } from '../solver/time-slices.ts';
import type { Goal, Solution } from '../puzzle-bank/types.ts';

/** The same position in every edition; `null` where some booklet makes it impossible. */
export function inEveryEdition(position: Position): readonly State[] | null {
  const states = (Object.keys(EDITIONS) as EditionId[]).map((edition) => {
    const built = fromPosition({ ...position, config: { ...position.config, edition } });
    return built.ok ? built.state : null;
  });
  return states.includes(null) ? null : (states as State[]);
}

/** The first moves that keep the best, closings excepted: booklets differ in the houses left out there. */
const firstMoves = ({ best, first }: Solution): string =>
  first
    .filter(({ value, action }) => value === best && action.type !== 'close')
    .map(({ action }) => JSON.stringify(action))
    .toSorted()
    .join();

/** Proves the puzzle again with other options only where those could matter. */
export function* isSameEverywhere(
  position: Position,
  goal: Goal,
  solution: Solution,
): Generator<null, boolean> {
  const states = inEveryEdition(position);
  if (!states || !(yield* isSameSeated(states[0]!, goal, solution))) return false;
  const [state] = states as [State];
  if (isBeyondOptions(state, goal)) return true;
  if (!isWorthAsking(state, goal)) return false;
  for (const other of states) {
    const found = yield* proved(prove(other, other.player, goal));
    if (found.best !== solution.best || firstMoves(found) !== firstMoves(solution)) return false;
  }
  return true;
}

/** Four long proofs for one puzzle are too dear; there are enough positions that need only one. */
export const isWorthAsking = (state: State, goal: Goal): boolean =>
  turnsOf(goal) === 1 || isBeyondOptions(state, goal);

/**
 * The booklets differ in three things. A coach is refused only to keep the game from ending before the
 * last turn, so it must be coach 7. Houses are left out only where they run out or end the game before
 * the last turn, or to move a carriage, where every booklet has them placed. The provinces tile asks
 * for a house in Baiern or does not: no difference to a solver who has one, or cannot complete the others.
 */
export function isBeyondOptions(state: State, goal: Goal): boolean {
  const player = state.players[state.player]!;
  const turns = turnsOf(goal);
  const isCoachFar = Math.max(2, player.coach) + turns - 1 < 7;
  const isHousesFar = turns === 1 || housesLeft(player) > player.route.length + 3 * turns;
  const provinces = new Set(player.houses.map(provinceOf));
  const missing = PROVINCES.filter(({ id }) => id !== 'baiern' && !provinces.has(id)).length;
  const isTileSame =
    (goal.type !== 'points' && goal.type !== 'place') ||
    state.stacks.provinces.length === 0 ||
    hasTile(player, 'provinces') ||
    provinces.has('baiern') ||
    missing > player.route.length + 2 * turns + (state.tokenStacks === null ? 0 : turns);
  return isCoachFar && isHousesFar && isTileSame;
}

/**
 * Other players' clergy who arrive can only send the solver's own away. So the best is the same for
 * every seating if it is no higher with others who never do so, and some line reaches it in which
 * nobody can.
 */
function* isSameSeated(state: State, goal: Goal, solution: Solution): Generator<null, boolean> {
  if (state.carriages === null) return true;
  const { clergy } = state.players[state.player]!;
  const harmless = { ...state, players: state.players.map((player) => ({ ...player, clergy })) };
  const { best } = yield* proved(prove(harmless, state.player, goal));
  return best === solution.best && isSafe(state, goal, solution);
}

/** No carriage arrives in the line while somebody waits whom another player may bring. */
function isSafe(state: State, goal: Goal, { line: actions }: Solution): boolean {
  let line = beginLine(state, state.player, goal);
  for (const action of actions) {
    const room = line.state.waitingRoom!;
    const isArrival = action.type === 'advance' && action.to === 'rome';
    const mayLose = RANKS.some(
      (rank) => room[rank].includes(line.seat) && room[rank].length < state.players.length,
    );
    if (isArrival && mayLose) return false;
    const gone = goOn(line, action);
    if (!gone.ok) return false;
    line = gone.line;
  }
  return true;
}
