/** All that a worker's file does: pass messages to the thinking code, and its answers back. */
import { byNodes, createAnswerer, type Think } from './answerer.ts';
import type { ToThread } from './protocol.ts';

/** `slice`: nodes between two chances to receive messages, some milliseconds also on a slow phone. */
export function answerAsWorker<Question, Answer>(think: Think<Question, Answer>, slice: number): void {
  /** A message to oneself lets pending ones be handled first, and unlike a timer it has no delay. */
  const later: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => later.shift()!());
  port1.start();
  const receive = createAnswerer(
    think,
    byNodes(slice),
    (message) => self.postMessage(message),
    (task) => {
      later.push(task);
      port2.postMessage(null);
    },
  );
  self.addEventListener('message', ({ data }: MessageEvent<ToThread<Question>>) => receive(data));
}
