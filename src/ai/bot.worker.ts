/** An automatic player off the main thread. */
import { serve } from '../thread/worker-entry.ts';
import { bot } from './bot.ts';

serve(bot, 80);
