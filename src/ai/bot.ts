/** The worker's side of the protocol, without the worker: it thinks in slices and can be stopped between them. */
import { think, type Choice } from './levels.ts';
import type { FromBot, ToBot } from './protocol.ts';
import type { Progress } from './search.ts';

/** Nodes between two looks at the post: some milliseconds, also on a slow phone. */
const SLICE = 80;
/** As little as can be done at once: a single trial. */
export const SMALLEST_SLICE = 0;

interface Job {
  readonly id: number;
  readonly thinking: Generator<Progress, Choice>;
}

/** `defer` lets messages in before it goes on, after so many nodes. */
export function createBot(
  send: (message: FromBot) => void,
  defer: (task: () => void) => void,
  nodes = SLICE,
): (message: ToBot) => void {
  let current: Job | null = null;

  function slice(job: Job): void {
    if (job !== current) return;
    try {
      const first = job.thinking.next();
      let step = first;
      const until = first.done ? 0 : first.value.nodes + nodes;
      while (!step.done && step.value.nodes < until) step = job.thinking.next();
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
