/**
 * Puzzles that were begun on this device: what was done so far, as one small text. It may be anything
 * when it is read: what does not fit the puzzle is left out, and the puzzle begins anew.
 */
import type { Action, RuleId } from '../../engine/index.ts';
import type { LegalPuzzle, RoutePuzzle } from '../../puzzle/types.ts';
import { readJson } from '../../notation/json.ts';
import { daysAfter, parseDay, type Day } from '../days/day.ts';
import { isMoment } from '../days/moment.ts';
import { isWhole } from '../whole.ts';
import { beginNaming, name, type Naming } from './naming.ts';
import { begin, solve, type Answer, type Hints, type Solving } from './session.ts';

export interface Attempt {
  readonly id: string;
  /** The day it was opened for. */
  readonly day: Day | null;
  readonly hints: Hints;
  readonly misses: number;
  readonly answer: Answer | null;
  /** When the answer was given, in milliseconds: the result of that try ends then too. */
  readonly answeredAt?: number;
  /** When something was last done. */
  readonly on: Day;
  /** Of a line: what was played, and whether it was checked as it stands. */
  readonly actions?: readonly Action[];
  readonly isChecked?: boolean;
  /** Of a question of the rules: what was chosen, the wrong ones included. */
  readonly picks?: readonly number[];
  readonly rules?: readonly RuleId[];
}

/** More than anybody leaves half done. */
const KEPT = 60;
/** In characters; the longest attempt has about two thousand. */
export const LONGEST_ATTEMPTS = 200_000;

export function attemptsFrom(text: string | null): readonly Attempt[] {
  if (text === null || text.length > LONGEST_ATTEMPTS) return [];
  // Nested too deeply, it could be read, but not written again.
  const value = readJson(text)?.value;
  return Array.isArray(value) ? value.slice(0, KEPT).filter(isAttempt) : [];
}

/**
 * With this one as the newest. What was answered on an earlier day is over, and its result is kept
 * elsewhere; that of the day before may still be on the table of another tab.
 */
export const withAttempt = (attempts: readonly Attempt[], attempt: Attempt): readonly Attempt[] =>
  withinRoom([
    attempt,
    ...attempts.filter(
      (each) => !isSame(each, attempt) && (each.answer === null || each.on >= daysAfter(attempt.on, -1)),
    ),
  ]);

/**
 * Without the oldest when there are too many, or together they are too long to be read again: answered
 * ones first, as their results are kept elsewhere.
 */
export function withinRoom(attempts: readonly Attempt[]): readonly Attempt[] {
  const isLess = (one: Attempt): number => Number(one !== attempts[0] && one.answer !== null);
  // The list's own brackets.
  let room = LONGEST_ATTEMPTS - 2;
  const kept = attempts
    .toSorted((a, b) => isLess(a) - isLess(b))
    .filter((each) => {
      const length = JSON.stringify(each).length + 1;
      if (length > room) return false;
      room -= length;
      return true;
    })
    .slice(0, KEPT);
  return attempts.filter((each) => kept.includes(each));
}

export const isSame = (a: Pick<Attempt, 'id' | 'day'>, b: Pick<Attempt, 'id' | 'day'>): boolean =>
  a.id === b.id && a.day === b.day;

/**
 * What was answered on a day before `on` is over: whoever comes back begins anew. Of two tabs, the one in
 * which it is still on the table may have an earlier day than the one that answers.
 */
export const attemptAt = (
  attempts: readonly Attempt[],
  { id, day, on }: Pick<Attempt, 'id' | 'day' | 'on'>,
): Attempt | undefined =>
  attempts.find((each) => isSame(each, { id, day }) && (each.answer === null || each.on >= on));

/** Something was done and nothing answered. */
export const isUnderWay = ({ answer, actions = [], picks = [] }: Attempt): boolean =>
  answer === null && actions.length + picks.length > 0;

/** What was done, without the days it belongs to. */
type Done = Omit<Attempt, 'day' | 'on' | 'answeredAt'>;

export const solvingAttempt = ({ puzzle, table, status, hints, misses, answer }: Solving): Done => ({
  id: puzzle.id,
  hints,
  misses,
  answer,
  // The solution on the board is nobody's answer.
  actions: status === 'shown' ? [] : table.done.map(({ action }) => action),
  isChecked: status === 'checked',
});

export const namingAttempt = ({ puzzle, wrong, wrongRules, status, hints, answer }: Naming): Done => ({
  id: puzzle.id,
  hints,
  misses: 0,
  answer,
  picks: status === 'choosing' ? wrong : [...wrong, puzzle.illegal],
  rules: wrongRules,
});

export function resumed(puzzle: RoutePuzzle, attempt: Attempt | undefined): Solving {
  const fresh = begin(puzzle);
  if (!attempt) return fresh;
  const { actions = [], hints, misses, answer } = attempt;
  const known: Solving = { ...fresh, hints, misses, answer };
  const played = actions.reduce((now, action) => solve(now, { type: 'act', action }), known);
  if (played.table.done.length !== actions.length) return known;
  return attempt.isChecked && answer && actions.length > 0 ? { ...played, status: 'checked' } : played;
}

export function resumedNaming(puzzle: LegalPuzzle, attempt: Attempt | undefined): Naming {
  const fresh = beginNaming(puzzle);
  if (!attempt) return fresh;
  const { picks = [], rules = [], hints, answer } = attempt;
  const picked = picks.reduce((now, index) => name(now, { type: 'pick', index }), {
    ...fresh,
    hints,
    answer,
  });
  const named = rules.reduce((now, rule) => name(now, { type: 'name', rule }), picked);
  return answer ? { ...named, status: 'done' } : named;
}

type Fields = Readonly<Record<string, unknown>>;

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { id, day, on, hints, misses, answer, answeredAt, actions, picks, rules } = value as Fields;
  return (
    typeof id === 'string' &&
    (day === null || isDay(day)) &&
    isDay(on) &&
    isStep(hints) &&
    isWhole(misses, 0, MOST) &&
    (answer === null || isAnswer(answer)) &&
    (answeredAt === undefined || isMoment(answeredAt)) &&
    (actions === undefined || Array.isArray(actions)) &&
    (picks === undefined || (Array.isArray(picks) && picks.every(Number.isInteger))) &&
    (rules === undefined || (Array.isArray(rules) && rules.every((rule) => typeof rule === 'string')))
  );
}

/** Nobody has more patience, and no puzzle more points. */
const MOST = 1000;
const isDay = (value: unknown): boolean => parseDay(value) !== null;

const isStep = (value: unknown): boolean => isWhole(value, 0, 3);

function isAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { reached, stars, hints } = value as Fields;
  return isWhole(reached, -MOST, MOST) && isStep(stars) && isStep(hints);
}
