/** What a goal is worth: values are whole numbers, and more is better. */
import { citiesOfGroup, scores, type State } from '../engine/index.ts';
import { turnsOf } from '../puzzle-bank/start.ts';
import type { Goal } from '../puzzle-bank/types.ts';

export const pointsOf = (state: State, seat: number): number => scores(state).players[seat]!.total;

/** Whether a coach or a group, if that is the goal, is reached: the line ends at once. */
export function isReached(state: State, seat: number, goal: Goal): boolean {
  const { coach, houses } = state.players[seat]!;
  if (goal.type === 'coach') return coach >= goal.coach;
  return goal.type === 'group' && citiesOfGroup(goal.group).every((city) => houses.includes(city));
}

/** Minus the place. The engine knows one winner; others with as many points share a place behind. */
export function placeValue(state: State, seat: number): number {
  const { players, winner } = scores(state);
  if (winner === seat) return -1;
  const ahead = players.filter(({ total }) => total > players[seat]!.total).length;
  return -1 - Math.max(1, ahead);
}

/** The value of a race that was not won in time. */
export const notReached = (goal: Goal): number => -turnsOf(goal) - 1;
