/** Answers questions, in a worker or on the page: it computes in slices and can be stopped between them. */
import type { FromThread, ToThread } from './protocol.ts';

/** Computes an answer step by step; after each step it yields how many nodes it has looked at. */
export type Think<Question, Answer> = (question: Question) => Generator<number, Answer>;

/**
 * Called when a slice begins. The function it returns is called after each step and tells whether there is
 * time for another.
 */
export type Patience = () => (nodes: number) => boolean;

/** A slice of that many nodes; messages are received between two slices. */
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

/** `defer` runs a task later, so that messages are received before the next slice. */
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
