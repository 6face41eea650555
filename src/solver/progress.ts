/** How far a line has come: the state after each action, the turns used, the value so far. */
import { apply, type Action, type Refusal, type State } from '../engine/index.ts';
import { afterAction, isTurnOver } from './sit-out.ts';
import { isReached, notReached, placeValue, pointsOf } from './goal.ts';
import { turnsOf } from '../puzzle-bank/start.ts';
import type { Goal } from '../puzzle-bank/types.ts';

export interface Progress {
  readonly state: State;
  readonly seat: number;
  readonly goal: Goal;
  /** The solver's turns that are over. */
  readonly turns: number;
  /** Nothing more can be done: turns used up, goal reached or game over. */
  readonly isOver: boolean;
  /** Points before the first action. */
  readonly before: number;
  /** The longest route so far. */
  readonly longest: number;
  /** In which turn the coach or the group was reached. */
  readonly reachedIn: number | null;
}

export function beginLine(state: State, seat: number, goal: Goal): Progress {
  const { length } = state.players[seat]!.route;
  const reachedIn = isReached(state, seat, goal) ? 0 : null;
  return closedIfOver({
    state,
    seat,
    goal,
    turns: 0,
    before: pointsOf(state, seat),
    longest: length,
    reachedIn,
  });
}

/** After the last turn the game may still ask for a last hand-in; it belongs to that turn. */
function closedIfOver(line: Omit<Progress, 'isOver'>): Progress {
  const { state, goal, turns, reachedIn } = line;
  const isLate = turns >= turnsOf(goal) && state.step !== 'last-hand-in';
  return { ...line, isOver: isLate || state.step === 'over' || reachedIn !== null };
}

export type WentOn = { readonly ok: true; readonly line: Progress } | Refusal;

/** The line with one action more, or the engine's refusal. A line that is over cannot go on. */
export function goOn(line: Progress, action: unknown): WentOn {
  if (line.isOver) throw new RangeError('the line is over');
  const { seat, goal } = line;
  const applied = apply(line.state, action);
  if (!applied.ok) return applied;
  const { length } = applied.state.players[seat]!.route;
  const thisTurn = line.turns + (line.state.step === 'last-hand-in' ? 0 : 1);
  const next = {
    ...line,
    state: afterAction(applied.state, seat),
    turns: isTurnOver(applied.state, seat) ? thisTurn : line.turns,
    longest: Math.max(line.longest, length),
    reachedIn: isReached(applied.state, seat, goal) ? thisTurn : null,
  };
  return { ok: true, line: closedIfOver(next) };
}

/** What the line is worth as it stands. */
export function valueOf({ state, seat, goal, before, longest, reachedIn }: Progress): number {
  switch (goal.type) {
    case 'points':
      return pointsOf(state, seat) - before;
    case 'length':
      return longest;
    case 'place':
      return placeValue(state, seat);
    case 'coach':
    case 'group':
      return reachedIn === null ? notReached(goal) : -reachedIn;
  }
}

/** The line after all these actions, which must be legal. */
export function playLine(line: Progress, actions: readonly Action[]): Progress {
  return actions.reduce((now, action) => {
    const next = goOn(now, action);
    if (!next.ok) throw new RangeError(`${JSON.stringify(action)}: ${JSON.stringify(next)}`);
    return next.line;
  }, line);
}
