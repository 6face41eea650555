/** The solver off the main thread. All it does is carry messages to and from `solver.ts`. */
import type { ToSolver } from './protocol.ts';
import { createSolver } from './solver.ts';

/** A message to oneself lets others in before it, and unlike a timer it does not wait. */
const later: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => later.shift()!());
port1.start();

const receive = createSolver(
  (message) => self.postMessage(message),
  (task) => {
    later.push(task);
    port2.postMessage(null);
  },
);

self.addEventListener('message', ({ data }: MessageEvent<ToSolver>) => receive(data));
