/** How a page asks an automatic player: in a worker, and where none can run, on the page itself. */
import { createClient, openWorker, type Client } from '../thread/client.ts';
import { openOnMainThread } from '../thread/main-thread.ts';
import type { Choice, Request } from './levels.ts';

export type BotClient = Client<Request, Choice>;

export const createBotClient = (clock: () => number): BotClient =>
  createClient([
    openWorker(() => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })),
    openOnMainThread(() => import('./bot.ts').then(({ bot }) => bot), clock),
  ]);
