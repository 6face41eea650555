/** The maker off the main thread. */
import { serve } from '../thread/serve.ts';
import { maker } from './maker-thread.ts';

serve(maker, 1);
