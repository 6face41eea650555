/** The solver as a `Think` function, which answers questions in slices. */
import type { Think } from '../thread/answerer.ts';
import type { Answer, Question } from './protocol.ts';
import { judge } from './judge.ts';
import { prove } from './solve.ts';
import { counted, proved } from './time-slices.ts';

export const solver: Think<Question, Answer> = function* (question) {
  const { state, seat, goal } = question;
  if (question.type === 'solve') {
    const { line } = yield* counted(proved(prove(state, seat, goal)));
    return { type: 'solved', line };
  }
  const judgement = yield* counted(proved(judge(state, seat, goal, question.actions)));
  return { type: 'judged', judgement };
};
