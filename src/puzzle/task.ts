/** A question as something that is answered step by step. */
import type { Answer, Question } from './protocol.ts';
import { judge } from './judge.ts';
import { prove } from './solve.ts';

/** Goes on for so many positions; the answer once it is found. */
export type Task = (nodes: number) => Answer | null;

export function taskFor(question: Question): Task {
  switch (question.type) {
    case 'solve': {
      const { step } = prove(question.state, question.seat, question.goal);
      return (nodes) => {
        const solution = step(nodes);
        return solution && { type: 'solved', line: solution.line };
      };
    }
    case 'judge': {
      const { step } = judge(question.state, question.seat, question.goal, question.actions);
      return (nodes) => {
        const judgement = step(nodes);
        return judgement && { type: 'judged', judgement };
      };
    }
    case 'make':
      throw new RangeError('not yet');
  }
}
