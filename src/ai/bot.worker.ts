/** An automatic player off the main thread. All it does is carry messages to and from `bot.ts`. */
import { createBot } from './bot.ts';
import type { ToBot } from './protocol.ts';

const receive = createBot(
  (message) => self.postMessage(message),
  (task) => setTimeout(task),
);

self.addEventListener('message', ({ data }: MessageEvent<ToBot>) => receive(data));
