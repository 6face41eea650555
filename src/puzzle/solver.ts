/** Answers questions in steps, so that whoever runs it can do something else in between. */
import type { Answer, FromSolver, Question, ToSolver } from './protocol.ts';
import { taskFor } from './task.ts';

/** Positions looked at in one step: a few milliseconds on a slow phone. */
const STEP = 400;

/** `defer` lets other messages in before it goes on. */
export function createSolver(
  say: (message: FromSolver) => void,
  defer: (task: () => void) => void,
): (message: ToSolver) => void {
  let current = 0;

  function run(id: number, question: Question): void {
    const step = taskFor(question);
    let steps = 0;
    const goOn = (): void => {
      if (id !== current) return;
      let answer: Answer | null = null;
      try {
        answer = step(STEP);
      } catch {
        say({ type: 'failed', id });
        return;
      }
      steps += 1;
      if (answer) say({ type: 'answer', id, answer });
      else {
        if (steps % 16 === 0) say({ type: 'busy', id, steps });
        defer(goOn);
      }
    };
    goOn();
  }

  return (message) => {
    current = message.type === 'ask' ? message.id : 0;
    if (message.type === 'ask') run(message.id, message.question);
  };
}
