/** The solver as one who can be asked in a thread. */
import type { Think } from '../thread/answerer.ts';
import type { Answer, Question } from './question.ts';
import { judge } from './judge.ts';
import { prove } from './solve.ts';

/** Positions looked at between two pauses: a few milliseconds on a slow phone. */
const STEP = 400;

function* inSteps<T>(step: (nodes: number) => T | null): Generator<number, T> {
  for (let nodes = STEP; ; nodes += STEP) {
    const found = step(STEP);
    if (found) return found;
    yield nodes;
  }
}

export const solver: Think<Question, Answer> = function* (question) {
  const { state, seat, goal } = question;
  if (question.type === 'solve') {
    const { line } = yield* inSteps(prove(state, seat, goal).step);
    return { type: 'solved', line };
  }
  const judgement = yield* inSteps(judge(state, seat, goal, question.actions).step);
  return { type: 'judged', judgement };
};
