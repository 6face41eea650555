/** Which questions have been answered rightly on this device. */
import { recall, remember } from './preferences.ts';

/** On the document, whenever another question is answered rightly or all are forgotten. */
export const PROGRESS_EVENT = 'posthorn:progress';

/** A whole name of a question, as in `playing-2`; anything else in storage is passed over. */
const QUESTION = /^[a-z]+(-[a-z]+)*-[1-9]$/;
/** More than there are. Ids from a file that are no question here come last, and are dropped first. */
export const MOST_ANSWERED = 100;
export const LONGEST_ANSWERED = 4000;

export const answeredIn = (stored: string | null): ReadonlySet<string> =>
  new Set(
    (stored ?? '')
      .slice(0, LONGEST_ANSWERED)
      .split(' ')
      .filter((id) => QUESTION.test(id))
      .slice(0, MOST_ANSWERED),
  );

export const answered = (): ReadonlySet<string> => answeredIn(recall('questions'));

/** `detail` is the question's id; nothing when all answers were forgotten. */
const announce = (detail: string | null): void =>
  void document.dispatchEvent(new CustomEvent(PROGRESS_EVENT, { detail }));

export function markAnswered(id: string): void {
  remember('questions', [...new Set([id, ...answered()])].join(' '));
  announce(id);
}

export function forgetAnswers(): void {
  remember('questions', null);
  announce(null);
}

export const countOf = (done: ReadonlySet<string>, questions: readonly string[]): number =>
  questions.filter((id) => done.has(id)).length;
