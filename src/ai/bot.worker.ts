/** An automatic player off the main thread. */
import { answerAsWorker } from '../thread/worker-entry.ts';
import { bot } from './bot.ts';

answerAsWorker(bot, 80);
