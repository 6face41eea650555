/** The page's client of the puzzle maker: in a worker, or on the main thread where no worker can run. */
import { createClient, openWorker, type Client } from '../thread/client.ts';
import { openOnMainThread } from '../thread/main-thread.ts';
import type { Order } from './order.ts';
import type { RoutePuzzle } from '../puzzle-bank/types.ts';

export const createMakerClient = (clock: () => number): Client<Order, RoutePuzzle | null> =>
  createClient([
    openWorker(() => new Worker(new URL('./maker.worker.ts', import.meta.url), { type: 'module' })),
    openOnMainThread(() => import('./maker-thread.ts').then(({ maker }) => maker), clock),
  ]);
