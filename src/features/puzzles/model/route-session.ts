/**
 * A puzzle being solved: a reducer around the table, without a page. The solver plays as in a game and
 * the others sit out. An answer can be checked and tried anew, for a star less each time.
 */
import type { Action, GameEvent } from '../../../engine/index.ts';
import { beginLine, goOn, valueOf, type Progress } from '../../../solver/progress.ts';
import { seatOf, stateOf, turnsOf } from '../../../puzzle-bank/start.ts';
import type { RoutePuzzle } from '../../../puzzle-bank/types.ts';
import type { TableIntent } from '../../../table/pieces/types.ts';
import { attempt, step, tableOf, type Table } from '../../../table/model/reducer.ts';
import type { Answer, Hints } from '../../../storage/attempts/attempts.ts';
import { lowered, starsFor } from './stars.ts';

export interface RouteSession {
  readonly puzzle: RoutePuzzle;
  readonly table: Table;
  /** Parallel to `table.past` and `table.now`: how far the line had come in each of them. */
  readonly line: readonly [Progress, ...Progress[]];
  readonly status: 'solving' | 'checked' | 'shown';
  /** The reader is being asked whether to check although turns are left. */
  readonly asks: boolean;
  readonly hints: Hints;
  /** Answers that were less than the best. */
  readonly misses: number;
  /** The last answer that counted: none counts after the solution was shown. */
  readonly answer: Answer | null;
  /** A best line, once somebody has found it. */
  readonly solution: readonly Action[] | null;
}

export type RouteIntent =
  | TableIntent
  | { readonly type: 'check' | 'check-anyway' | 'hint' | 'try-again' }
  /** The best line was found. Ignored unless it is one. */
  | { readonly type: 'solved'; readonly line: readonly Action[] }
  /** The solution on the board, after so many of its actions. */
  | { readonly type: 'show'; readonly at: number };

export function begin(puzzle: RoutePuzzle): RouteSession {
  const start = stateOf(puzzle);
  const seat = seatOf(puzzle);
  return {
    puzzle,
    table: tableOf(start, { seat }),
    line: [beginLine(start, seat, puzzle.goal)],
    status: 'solving',
    asks: false,
    hints: 0,
    misses: 0,
    answer: null,
    solution: null,
  };
}

export const progressOf = ({ line }: Pick<RouteSession, 'line'>): Progress => line.at(-1)!;

export const turnsLeft = ({ puzzle, line }: Pick<RouteSession, 'puzzle' | 'line'>): number =>
  turnsOf(puzzle.goal) - progressOf({ line }).turns;

export const isBest = ({ puzzle, line }: Pick<RouteSession, 'puzzle' | 'line'>): boolean =>
  valueOf(progressOf({ line })) >= puzzle.best;

/** Whether the table takes moves: nothing was checked since the last one, and a turn is left. */
export const isOpen = ({ status, line }: Pick<RouteSession, 'status' | 'line'>): boolean =>
  status === 'solving' && !progressOf({ line }).isOver;

export function solve(solving: RouteSession, intent: RouteIntent): RouteSession {
  switch (intent.type) {
    case 'check':
      return check(solving);
    case 'check-anyway':
      return solving.asks ? checked(solving) : solving;
    case 'hint':
      return hinted(solving);
    case 'solved':
      return known(solving, intent.line);
    case 'show':
      return shown(solving, intent.at);
    case 'try-again':
    case 'start-over':
      return restarted(solving);
    case 'undo':
      return undone(solving);
    case 'cancel':
      return solving.asks ? { ...solving, asks: false } : acted(solving, intent);
    default:
      return acted(solving, intent);
  }
}

function acted(solving: RouteSession, intent: TableIntent): RouteSession {
  if (!isOpen(solving)) return solving;
  const open = solving.asks ? { ...solving, asks: false } : solving;
  return follow(open, step(open.table, intent));
}

/** Applies the table's last action to the line too, and skips the turns of the others. */
function follow(solving: RouteSession, table: Table): RouteSession {
  const { line } = solving;
  const last = table.done.at(-1);
  if (!last || table.done.length < line.length) return { ...solving, table };
  const went = goOn(progressOf(solving), last.action);
  // Cannot happen: the same engine has accepted the action for the table.
  if (!went.ok) return solving;
  const done = [...table.done.slice(0, -1), { ...last, events: ownEvents(last.events, went.line) }];
  return {
    ...solving,
    table: { ...table, now: went.line.state, done },
    line: [...line, went.line],
  };
}

/** The solver's own events of an action that ended the turn, and the start of the solver's next turn. */
function ownEvents(events: readonly GameEvent[], { seat, state, isOver }: Progress): readonly GameEvent[] {
  const ended = events.findIndex(({ type }) => type === 'turn-ended');
  if (ended < 0) return events;
  const own = events.slice(0, ended + 1);
  if (state.step === 'over') return [...own, { type: 'game-ended' }];
  if (isOver) return own;
  const forced: readonly GameEvent[] = state.turn.forced
    ? [{ type: 'called', player: seat, official: 'postmaster', forced: true }]
    : [];
  return [...own, { type: 'turn-began', player: seat }, ...forced];
}

/** A move only begun is cancelled first. After a check, the last move is taken back to be tried anew. */
function undone(solving: RouteSession): RouteSession {
  const { table, line, status } = solving;
  if (status === 'shown' || (table.done.length === 0 && !table.pending)) return solving;
  const back = step(table, { type: 'undo' });
  const [first, ...rest] = line;
  return {
    ...solving,
    table: back,
    line: [first, ...rest.slice(0, back.done.length)],
    status: 'solving',
    asks: false,
  };
}

const restarted = (solving: RouteSession): RouteSession => ({
  ...solving,
  table: tableOf(solving.table.start, solving.table),
  line: [solving.line[0]],
  status: 'solving',
  asks: false,
});

/** Asks before an answer that gives turns away, unless it is the best already. */
function check(solving: RouteSession): RouteSession {
  if (solving.status !== 'solving' || solving.table.done.length === 0) return solving;
  const isWhole = progressOf(solving).isOver || isBest(solving);
  return isWhole ? checked(solving) : { ...solving, asks: true };
}

const checked = (solving: RouteSession): RouteSession => ({
  ...answered(solving),
  table: { ...solving.table, pending: null, refusal: null, undone: null },
  status: 'checked',
  asks: false,
  misses: solving.misses + (isBest(solving) ? 0 : 1),
});

function answered(solving: RouteSession): RouteSession {
  if (solving.hints === 3 && solving.answer) return solving;
  const { puzzle, line, hints, misses } = solving;
  const reached = progressOf({ line });
  const stars = lowered(starsFor(puzzle, reached, line[0]), hints + misses);
  return { ...solving, answer: { reached: valueOf(reached), stars, hints } };
}

/** The third hint shows the whole line; without an answer before it, the line as played is the answer. */
function hinted(solving: RouteSession): RouteSession {
  if (solving.hints === 3) return solving;
  const hints = (solving.hints + 1) as Hints;
  const next = { ...solving, hints };
  if (hints < 3) return next;
  return shown(solving.answer ? next : answered(next), 0);
}

function known(solving: RouteSession, solution: readonly Action[]): RouteSession {
  let line = solving.line[0];
  for (const action of solution) {
    const went = line.isOver ? null : goOn(line, action);
    if (!went?.ok) return solving;
    line = went.line;
  }
  return valueOf(line) < solving.puzzle.best ? solving : { ...solving, solution };
}

/** Shows the solution only after the third hint, which asks for the whole line. */
function shown(solving: RouteSession, at: number): RouteSession {
  const { solution, hints } = solving;
  if (!solution || hints < 3 || !Number.isInteger(at) || at < 0 || at > solution.length) return solving;
  const played = solution
    .slice(0, at)
    .reduce((each, action) => follow(each, attempt(each.table, action)), restarted(solving));
  return { ...played, status: 'shown' };
}
