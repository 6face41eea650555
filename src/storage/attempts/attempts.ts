/**
 * Puzzles that were begun on this device: what was done so far, as one small text. The text is not trusted
 * when it is read, and only its form is checked: whether it leads anywhere only the puzzle can say.
 */
import type { Action, RuleId } from '../../engine/index.ts';
import { readJson } from '../../notation/json.ts';
import { daysAfter, parseDay, type Day } from '../../text/day.ts';
import { isMoment } from '../../text/moment.ts';
import { isIntegerIn } from '../../text/is-integer-in.ts';
import type { Stars } from '../results/finished.ts';

/** The idea, the first move, the whole line. */
export type Hints = 0 | 1 | 2 | 3;

/** What an answer was worth. */
export interface Answer {
  readonly reached: number;
  readonly stars: Stars;
  readonly hints: Hints;
}

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
  // `readJson` refuses a text nested too deeply: it could be read, but not written again.
  const value = readJson(text)?.value;
  return Array.isArray(value) ? value.slice(0, KEPT).filter(isAttempt) : [];
}

/**
 * The list with this attempt as the newest. Attempts answered on earlier days are dropped, as their results
 * are kept elsewhere; those of the day before may still be on the table of another tab, and stay.
 */
export const withAttempt = (attempts: readonly Attempt[], attempt: Attempt): readonly Attempt[] =>
  withinRoom([
    attempt,
    ...attempts.filter(
      (each) => !isSame(each, attempt) && (each.answer === null || each.on >= daysAfter(attempt.on, -1)),
    ),
  ]);

/**
 * Drops the oldest when there are too many, or together they are too long to be read again: answered ones
 * first, as their results are kept elsewhere.
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
 * An attempt answered on a day before `on` is over: the puzzle begins anew. `on` may differ between tabs: one
 * that still shows the puzzle may have an earlier day than the one that answers it.
 */
export const attemptAt = (
  attempts: readonly Attempt[],
  { id, day, on }: Pick<Attempt, 'id' | 'day' | 'on'>,
): Attempt | undefined =>
  attempts.find((each) => isSame(each, { id, day }) && (each.answer === null || each.on >= on));

/** Something was done and nothing answered. */
export const isUnderWay = ({ answer, actions = [], picks = [] }: Attempt): boolean =>
  answer === null && actions.length + picks.length > 0;

type Fields = Readonly<Record<string, unknown>>;

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { id, day, on, hints, misses, answer, answeredAt, actions, picks, rules } = value as Fields;
  return (
    typeof id === 'string' &&
    (day === null || isDay(day)) &&
    isDay(on) &&
    isStep(hints) &&
    isIntegerIn(misses, 0, MOST) &&
    (answer === null || isAnswer(answer)) &&
    (answeredAt === undefined || isMoment(answeredAt)) &&
    (actions === undefined || Array.isArray(actions)) &&
    (picks === undefined || (Array.isArray(picks) && picks.every(Number.isInteger))) &&
    (rules === undefined || (Array.isArray(rules) && rules.every((rule) => typeof rule === 'string')))
  );
}

/** Upper limit of misses and of points: no reader and no puzzle gets there. */
const MOST = 1000;
const isDay = (value: unknown): boolean => parseDay(value) !== null;

const isStep = (value: unknown): boolean => isIntegerIn(value, 0, 3);

function isAnswer(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { reached, stars, hints } = value as Fields;
  return isIntegerIn(reached, -MOST, MOST) && isStep(stars) && isStep(hints);
}
