/** The worker's side of the protocol, without the worker: it thinks in slices and can be stopped between them. */
import { think, type Choice } from './levels.ts';
import type { FromBot, ToBot } from './protocol.ts';
import type { Progress } from './search.ts';

/** Nodes between two looks at the post: some milliseconds, also on a slow phone. */
const SLICE = 80;

/** Asked when a slice begins; what it gives is asked after each step whether there is time for another. */
export type Patience = () => (nodes: number) => boolean;

const byNodes: Patience = () => {
  let first: number | undefined;
  return (nodes) => nodes < (first ??= nodes) + SLICE;
};

interface Job {
  readonly id: number;
  readonly thinking: Generator<Progress, Choice>;
}

/** `defer` lets messages in before it goes on. */
export function createBot(
  send: (message: FromBot) => void,
  defer: (task: () => void) => void,
  patience = byNodes,
): (message: ToBot) => void {
  let current: Job | null = null;

  function slice(job: Job): void {
    if (job !== current) return;
    try {
      const hasTime = patience();
      let step = job.thinking.next();
      while (!step.done && hasTime(step.value.nodes)) step = job.thinking.next();
      if (step.done) {
        current = null;
        return send({ type: 'best', id: job.id, ...step.value });
      }
      send({ type: 'info', id: job.id, nodes: step.value.nodes });
      defer(() => slice(job));
    } catch {
      current = null;
      send({ type: 'failed', id: job.id, code: 'crashed' });
    }
  }

  return (message) => {
    if (message.type === 'think') {
      const job = { id: message.id, thinking: think(message) };
      current = job;
      slice(job);
    } else if (current?.id === message.id) current = null;
  };
}
