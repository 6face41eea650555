/** What the modules can add to a line at most, for `bound.ts`: each on its own and generously. */
import { GROUPS, OFFICIALS, REWARDS, type State } from '../engine/index.ts';
import { movesToRome } from './map.ts';
import { housesLast } from './moves.ts';
import type { Goal } from '../puzzle-bank/types.ts';

export interface ModuleBound {
  readonly gain: number;
  /** Cards for tokens. */
  readonly draws: number;
  /** Houses for tokens, anywhere. */
  readonly houses: number;
}

/** One for each number of houses that tokens may bring. */
export function moduleBound(state: State, seat: number, goal: Goal, turns: number): readonly ModuleBound[] {
  const gain = forClergy(state, seat, goal, turns);
  return forTokens(state, seat, goal, turns).map((extra) => ({ ...extra, gain: extra.gain + gain }));
}

const NONE: readonly ModuleBound[] = [{ gain: 0, draws: 0, houses: 0 }];

/**
 * Counts the tokens held and one more per turn. None can be handed in before a stack has run empty or
 * the game has ended. Two tokens bring a card, three a point, four (one of each) a house; tokens spent
 * on a house are not available for the other rewards.
 */
function forTokens(state: State, seat: number, goal: Goal, turns: number): readonly ModuleBound[] {
  const { tokenStacks, stacks } = state;
  if (tokenStacks === null) return NONE;
  const { coach, tokens } = state.players[seat]!;
  // In the last hand-in no turn is left, and no call to be counted off.
  const calls = Math.max(0, state.turn.official === null ? turns : turns - 1);
  const isSoon = state.step === 'hand-in' || OFFICIALS.some((official) => tokenStacks[official] <= calls);
  const mayEnd = stacks.end.length === 0 || coach >= 7 - turns || !housesLast(state, seat, turns);
  if (!isSoon && !mayEnd) return NONE;
  const held = OFFICIALS.reduce((sum, official) => sum + tokens![official], calls);
  const missing = OFFICIALS.filter((official) => tokens![official] === 0).length;
  const most = missing > calls ? 0 : Math.floor(held / REWARDS.house);
  return Array.from({ length: most + 1 }, (_, placed) => {
    const left = held - REWARDS.house * placed;
    const points = goal.type === 'points' ? Math.floor(left / REWARDS.point) + placed : 0;
    return { gain: points, draws: Math.floor(left / REWARDS.draw), houses: placed };
  });
}

/** The most points of own clergy whose carriages can all reach Rome; each city brings one move. */
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
