/** The maker off the main thread. */
import { answerAsWorker } from '../thread/worker-entry.ts';
import { maker } from './maker-thread.ts';

answerAsWorker(maker, 1);
