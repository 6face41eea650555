/** An automatic player off the main thread. */
import { serve } from '../thread/serve.ts';
import { bot } from './bot.ts';

serve(bot, 80);
