/** The solver as one who can be asked in a thread. */
import type { Think } from '../thread/answerer.ts';
import type { Answer, Question } from './question.ts';
import { make } from './generate.ts';
import { judge } from './judge.ts';
import { prove } from './solve.ts';
import { proved } from './steps.ts';

/** Counts the pauses. */
function* counted<T>(steps: Generator<unknown, T>): Generator<number, T> {
  for (let pauses = 1; ; pauses++) {
    const step = steps.next();
    if (step.done) return step.value;
    yield pauses;
  }
}

export const solver: Think<Question, Answer> = function* (question) {
  if (question.type === 'make') {
    const made = yield* counted(make(question.kind, question.level, question.seed));
    return { type: 'made', puzzle: made && made.puzzle };
  }
  const { state, seat, goal } = question;
  if (question.type === 'solve') {
    const { line } = yield* counted(proved(prove(state, seat, goal)));
    return { type: 'solved', line };
  }
  const judgement = yield* counted(proved(judge(state, seat, goal, question.actions)));
  return { type: 'judged', judgement };
};
