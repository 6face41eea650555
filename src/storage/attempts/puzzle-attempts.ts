/**
 * Puzzles that were begun, in one list under one key. A puzzle on the table has a keeper: it stores the
 * result before the attempt that shows it, and counts an answer that is shown but was never counted.
 */
import { attemptAt, attemptsFrom, isUnderWay, withAttempt, type Answer, type Attempt } from './attempts.ts';
import type { Day } from '../../text/day.ts';
import { momentNow, today } from '../../text/moment.ts';
import type { Finished } from '../results/finished.ts';
import { recall, remember } from '../settings/preferences.ts';
import { isBlocked } from '../device/device.ts';
import { isCounted, keepFinished } from '../results/puzzle-results.ts';
import { createSlot } from '../device/slot.ts';

const readAttempts = (): readonly Attempt[] => attemptsFrom(recall('attempts'));

/** The puzzle of that day is begun and not answered. */
export const isDayUnderWay = (day: Day): boolean =>
  readAttempts().some((attempt) => attempt.day === day && isUnderWay(attempt));

/** What its keeper has to know of a puzzle to count an answer. */
export type Counted = Pick<Finished, 'id' | 'day' | 'kind' | 'level' | 'best'>;

export interface AttemptKeeper {
  readonly load: () => Attempt | undefined;
  /** Stores what was done; an answer that was given with it is counted first. */
  readonly save: (attempt: Done, isAnsweredNow: boolean) => void;
  readonly isChangedElsewhere: () => boolean;
  /** An answer that the attempt shows and no result knows is counted after all. */
  readonly reconcile: () => void;
}

type Done = Omit<Attempt, 'day' | 'on' | 'answeredAt'>;

export function attemptKeeper(puzzle: Counted): AttemptKeeper {
  const { id, day } = puzzle;
  // The day of the last act, not today: at midnight an answered puzzle on the table is not over.
  let on = today();
  const find = (): Attempt | undefined => attemptAt(readAttempts(), { id, day, on });
  const slot = createSlot({
    read: () => (isBlocked() ? undefined : asText(find())),
    write: (text) => {
      if (text !== null) keepAttempt(JSON.parse(text) as Attempt);
    },
  });
  let answeredAt: number | undefined;
  return {
    load: () => {
      slot.load();
      const attempt = find();
      answeredAt = attempt?.answeredAt;
      return attempt;
    },
    save: (done, isAnsweredNow) => {
      if (isAnsweredNow && done.answer) {
        answeredAt = momentNow();
        keepFinished(finished(puzzle, done.answer, answeredAt));
      }
      on = today();
      const when = done.answer && answeredAt !== undefined ? { answeredAt } : {};
      slot.save(asText({ ...done, day, on, ...when }));
    },
    isChangedElsewhere: slot.isChangedElsewhere,
    reconcile: () => {
      const shown = find();
      if (!shown?.answer) return;
      // Attempts of earlier pages do not say when they were answered: any result will do.
      const { answeredAt: at } = shown;
      if (!isCounted({ id, day, at: at ?? -Infinity }))
        keepFinished(finished(puzzle, shown.answer, at ?? momentNow()));
    },
  };
}

/** Fields are picked: an answer that was read may have others, which must not replace the puzzle's. */
const finished = (puzzle: Counted, { reached, stars, hints }: Answer, at: number): Finished => ({
  ...puzzle,
  reached,
  stars,
  hints,
  at,
});

function keepAttempt(attempt: Attempt): void {
  remember('attempts', JSON.stringify(withAttempt(readAttempts(), attempt)));
}

const asText = (attempt: Attempt | undefined): string | null => (attempt ? JSON.stringify(attempt) : null);
