/** The maker off the main thread. */
import { serve } from '../thread/worker-entry.ts';
import { maker } from './maker-thread.ts';

serve(maker, 1);
