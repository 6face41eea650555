/** The solver off the main thread. */
import { serve } from '../thread/worker-entry.ts';
import { solver } from './solver.ts';

serve(solver, 1);
