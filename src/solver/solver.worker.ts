/** The solver off the main thread. */
import { answerAsWorker } from '../thread/worker-entry.ts';
import { solver } from './solver-thread.ts';

answerAsWorker(solver, 1);
