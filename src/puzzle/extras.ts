/** What the modules can add to a line at most, for `bound.ts`: each on its own and generously. */
import { GROUPS, OFFICIALS, REWARDS, type State } from '../engine/index.ts';
import { movesToRome } from './map.ts';
import type { Goal } from './types.ts';

export interface Extras {
  readonly gain: number;
  /** Cards for tokens. */
  readonly draws: number;
}

export function extras(state: State, seat: number, goal: Goal, turns: number): Extras {
  const tokens = forTokens(state, seat, goal, turns);
  return { gain: tokens.gain + forClergy(state, seat, goal, turns), draws: tokens.draws };
}

/**
 * The tokens held, and one more a turn; a stack must run empty before any is handed in, or the game
 * end. Two bring a card, three a point, four a house anywhere: with it every tile may be earned.
 */
function forTokens(state: State, seat: number, goal: Goal, turns: number): Extras {
  const { tokenStacks, stacks } = state;
  if (tokenStacks === null) return { gain: 0, draws: 0 };
  const { coach, tokens, houses, route } = state.players[seat]!;
  const isSoon = OFFICIALS.some((official) => tokenStacks[official] <= turns);
  const mayEnd =
    stacks.end.length === 0 || coach >= 7 - turns || houses.length + route.length + 3 * turns >= 20;
  if (!isSoon && !mayEnd) return { gain: 0, draws: 0 };
  const held = OFFICIALS.reduce((sum, official) => sum + tokens![official], turns);
  const placed = Math.floor(held / REWARDS.house);
  const draws = Math.floor(held / REWARDS.draw);
  if (goal.type === 'group') return { gain: placed > 0 ? turns + 1 : 0, draws };
  if (goal.type !== 'points') return { gain: 0, draws };
  const tiles = [...GROUPS, 'provinces' as const, 'end' as const].reduce(
    (sum, stack) => sum + (stacks[stack][0] ?? 0),
    0,
  );
  return { gain: Math.floor(held / REWARDS.point) + (placed > 0 ? placed + tiles : 0), draws };
}

/** The own clergy whose carriages can all come to Rome with the moves there may be: one for each city. */
function forClergy({ carriages, players, turn }: State, seat: number, goal: Goal, turns: number): number {
  if (carriages === null || goal.type !== 'points') return 0;
  const { clergy, route } = players[seat]!;
  const due =
    turn.moves === null
      ? 0
      : [...GROUPS, 'free' as const].reduce((sum, group) => sum + turn.moves![group], 0);
  const moves = route.length + 2 * turns + due;
  // The most points for each number of moves.
  const best = Array.from({ length: moves + 1 }, () => 0);
  for (const group of GROUPS) {
    const rank = clergy?.[group] ?? 0;
    const needed = movesToRome(carriages[group]);
    if (needed === 0) continue;
    for (let have = moves; have >= needed; have--) {
      best[have] = Math.max(best[have]!, best[have - needed]! + rank);
    }
  }
  return best[moves]!;
}
