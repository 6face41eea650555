/** Measures a puzzle by two plain ways of playing: the obvious play, and a player that knows the game. */
import { legalActions, type Action, type State } from '../engine/index.ts';
import { pointsOf } from '../solver/goal.ts';
import type { Measures } from '../puzzle-bank/level.ts';
import { beginLine, goOn, valueOf, type Progress } from '../solver/progress.ts';
import type { Player } from './simple-player.ts';
import type { Goal, Solution } from '../puzzle-bank/types.ts';

interface Played {
  readonly value: number;
  readonly first: Action;
}

export function measure(state: State, goal: Goal, solution: Solution, player: Player): Measures {
  const begun = beginLine(state, state.player, goal);
  const greedy = playGreedy(begun, player);
  const solid = playSolid(begun, player);
  const traps = [greedy, solid].filter(({ first }) => !keepsBest(state, first, solution)).length;
  return { all: solution.first.length, greedy: greedy.value, solid: solid.value, traps };
}

/** The player is told which turn is the last: without the end tile it plays for what counts at once. */
function solidAction({ state, goal, turns }: Progress, player: Player): Action {
  const isLast = goal.type === 'points' && turns === goal.turns - 1;
  return player(isLast ? { ...state, stacks: { ...state.stacks, end: [] } } : state);
}

function playSolid(begun: Progress, player: Player): Played {
  let line = begun;
  while (!line.isOver) line = next(line, solidAction(line, player));
  return { value: valueOf(line), first: solidAction(begun, player) };
}

function next(line: Progress, action: Action): Progress {
  const gone = goOn(line, action);
  if (!gone.ok) throw new RangeError(`refused: ${JSON.stringify(action)}`);
  return gone.line;
}

/**
 * Turn by turn the most points at once, with no help but the wainwright's and as many houses as there
 * can be; without points, the longest route.
 */
function playGreedy(begun: Progress, player: Player): Played {
  let line = begun;
  let first: Action | null = null;
  while (!line.isOver) {
    const found = bestTurn(line, player);
    first ??= found.first;
    line = found.line;
  }
  return { value: valueOf(line), first: first! };
}

interface Turn {
  readonly line: Progress;
  readonly first: Action;
}

function bestTurn(start: Progress, player: Player): Turn {
  const before = pointsOf(start.state, start.seat);
  let best: Turn | null = null;
  let bestWorth = -Infinity;
  const visit = (line: Progress, first: Action | null): void => {
    if (line.isOver || line.turns > start.turns) {
      const gain = pointsOf(line.state, line.seat) - before;
      const { length } = line.state.players[line.seat]!.route;
      const worth = start.goal.type === 'length' ? line.longest : 100 * gain + length;
      if (worth > bestWorth) [best, bestWorth] = [{ line, first: first! }, worth];
      return;
    }
    for (const action of obvious(line.state, player)) visit(next(line, action), first ?? action);
  };
  visit(start, null);
  return best!;
}

/** The actions that the obvious play considers; in steps with too many, only what the player would do. */
function obvious(state: State, player: Player): readonly Action[] {
  const { step } = state;
  if (step !== 'draw' && step !== 'play' && step !== 'finish' && step !== 'coach') return [player(state)];
  const all = legalActions(state);
  if (step === 'coach') return all;
  const plain = all.filter(({ type }) => type !== 'call' && type !== 'restart');
  const houses = Math.max(0, ...plain.map((action) => (action.type === 'close' ? action.houses.length : 0)));
  const full = plain.filter((action) => action.type !== 'close' || action.houses.length === houses);
  return full.length > 0 ? full : [player(state)];
}

/** Whether the best is still within reach after an action of the start. */
function keepsBest(state: State, action: Action, { best, first }: Solution): boolean {
  const name = nameOf(state, action);
  return first.some((other) => other.value === best && nameOf(state, other.action) === name);
}

/** Equal cards are one draw, and the same houses one closing. */
function nameOf(state: State, action: Action): string {
  if (action.type === 'draw')
    return `draw ${action.from === 'deck' ? state.pile[0] : state.market[action.from]}`;
  return action.type === 'close' ? `close ${action.houses.toSorted().join()}` : JSON.stringify(action);
}
