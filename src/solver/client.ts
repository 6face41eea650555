/** The page's client of the solver: in a worker, or on the main thread where no worker can run. */
import { createClient, openWorker, type Client } from '../thread/client.ts';
import { openOnMainThread } from '../thread/main-thread.ts';
import type { Answer, Question } from './protocol.ts';

export type SolverClient = Client<Question, Answer>;

export const createSolverClient = (clock: () => number): SolverClient =>
  createClient([
    openWorker(() => new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })),
    openOnMainThread(() => import('./solver-thread.ts').then(({ solver }) => solver), clock),
  ]);
