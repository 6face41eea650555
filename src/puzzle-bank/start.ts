/** How a puzzle begins, and what its solver sees of the pile. */
import { apply, fromPosition, OFFICIALS, type CityId, type State } from '../engine/index.ts';
import type { Goal, LegalPuzzle, Puzzle } from './types.ts';

export const seatOf = ({ position }: Pick<Puzzle, 'position'>): number => position.player ?? 0;

/** The position of a puzzle is always possible: an impossible one is its maker's error, and throws. */
export function stateOf({ position, before = [] }: Pick<LegalPuzzle, 'position' | 'before'>): State {
  const built = fromPosition(position);
  if (!built.ok) throw new RangeError(`no such position: ${JSON.stringify(built)}`);
  return before.reduce((state, action) => {
    const applied = apply(state, action);
    if (!applied.ok) throw new RangeError(`no such start: ${JSON.stringify(applied)}`);
    return applied.state;
  }, built.state);
}

export const turnsOf = (goal: Goal): number => (goal.type === 'place' ? 1 : goal.turns);

/** The bailiff sweeps six slots, and one card is drawn. */
const MOST_A_TURN = 7;

/** Cards that a turn under way can still take from the pile. */
function leftThisTurn({ step, turn }: State): number {
  const { official } = turn;
  if (step === 'play') return official === null ? 1 : 0;
  if (step !== 'draw' && step !== 'hand-in') return 0;
  if (official === 'postmaster') return 2 - turn.drawn;
  if (step === 'draw') return official === null ? MOST_A_TURN : 1;
  return official === 'bailiff' ? MOST_A_TURN : 0;
}

/** The most cards any line can take from the pile. Two tokens earn one more; each turn brings a token. */
export function reach(state: State, seat: number, goal: Goal): number {
  const turns = turnsOf(goal);
  const { tokens } = state.players[seat]!;
  const held = tokens === null ? 0 : OFFICIALS.reduce((sum, official) => sum + tokens[official], turns);
  return leftThisTurn(state) + MOST_A_TURN * (turns - 1) + Math.floor(held / 2);
}

/** The cards of the pile that some line can bring up, top first. The solver is shown all of them. */
export function comingCards(puzzle: Puzzle): readonly CityId[] {
  if (puzzle.kind === 'legal') return [];
  const state = stateOf(puzzle);
  return state.pile.slice(0, reach(state, seatOf(puzzle), puzzle.goal));
}

/**
 * Whether nothing but the solver decides: no pile is shuffled within the turns, and nobody else has a
 * token to hand in, nor an empty hand, which would bring the postmaster's token.
 */
export function isClosed(state: State, seat: number, goal: Goal): boolean {
  const others = state.players.filter((_, player) => player !== seat);
  return (
    state.turn.player === seat &&
    state.player === seat &&
    state.pile.length > reach(state, seat, goal) &&
    others.every(
      ({ tokens, hand }) =>
        tokens === null || (hand.length > 0 && OFFICIALS.every((official) => tokens[official] === 0)),
    )
  );
}
