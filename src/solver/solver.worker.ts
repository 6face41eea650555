/** The solver off the main thread. */
import { answerAsWorker } from '../thread/worker-entry.ts';
import { solver } from './solver.ts';

answerAsWorker(solver, 1);
