/** The thinking side without its thread: it thinks in slices and can be stopped between them. */
import type { FromThread, ToThread } from './protocol.ts';

/** Thinks about a question; between two steps it says how many nodes it has looked at. */
export type Think<Question, Answer> = (question: Question) => Generator<number, Answer>;

/** Asked when a slice begins; what it gives is asked after each step whether there is time for another. */
export type Patience = () => (nodes: number) => boolean;

/** So many nodes between two looks at the post. */
export const byNodes =
  (slice: number): Patience =>
  () => {
    let first: number | undefined;
    return (nodes) => nodes < (first ??= nodes) + slice;
  };

interface Job<Answer> {
  readonly id: number;
  readonly thinking: Generator<number, Answer>;
}

/** `defer` lets messages in before it goes on. */
export function createAnswerer<Question, Answer>(
  think: Think<Question, Answer>,
  patience: Patience,
  send: (message: FromThread<Answer>) => void,
  defer: (task: () => void) => void,
): (message: ToThread<Question>) => void {
  let current: Job<Answer> | null = null;

  function slice(job: Job<Answer>): void {
    if (job !== current) return;
    const { id } = job;
    try {
      const hasTime = patience();
      let step = job.thinking.next();
      while (!step.done && hasTime(step.value)) step = job.thinking.next();
      if (step.done) {
        current = null;
        return send({ type: 'answer', id, answer: step.value });
      }
      send({ type: 'busy', id, nodes: step.value });
      defer(() => slice(job));
    } catch {
      current = null;
      send({ type: 'failed', id });
    }
  }

  return (message) => {
    if (message.type === 'ask') {
      current = { id: message.id, thinking: think(message.question) };
      slice(current);
    } else if (current?.id === message.id) current = null;
  };
}
