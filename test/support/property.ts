/** fast-check with a fixed seed, so that a red run can be run again; `FC_SEED` brings another one. */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 1615), numRuns: 300 });

export { fc };
