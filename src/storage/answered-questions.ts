/** Which questions have been answered rightly on this device. */
import { PROGRESS_EVENT } from '../game/page-events.ts';
import { recall, remember } from './preferences.ts';

/** A whole name of a question, as in `playing-2`; anything else in storage is passed over. */
const QUESTION = /^[a-z]+(-[a-z]+)*-[1-9]$/;
/** More than there are. What a file brought that is no question of ours comes last, and goes first. */
const MOST = 100;
const LONGEST = 4000;

export const answeredIn = (stored: string | null): ReadonlySet<string> =>
  new Set(
    (stored ?? '')
      .slice(0, LONGEST)
      .split(' ')
      .filter((id) => QUESTION.test(id))
      .slice(0, MOST),
  );

export const answered = (): ReadonlySet<string> => answeredIn(recall('questions'));

/** Both, as far as all of it is read again: what was answered here goes before what comes along. */
export function mergeAnswered(here: string | undefined, there: string | undefined): string | undefined {
  const own = answeredIn(here ?? null);
  const coming = [...answeredIn(there ?? null)].filter((id) => !own.has(id));
  if (coming.length === 0) return here;
  let text = [...own].join(' ');
  for (const id of coming.slice(0, MOST - own.size))
    if (text.length + 1 + id.length <= LONGEST) text = text === '' ? id : `${text} ${id}`;
  return text;
}

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
