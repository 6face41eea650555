/** `npm run mutation`: breaks the engine in small ways, one at a time, and asks whether a test notices. */
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

const options: PartialStrykerOptions = {
  // Tables are compared with the sources by `data.test.ts`; they are not broken here.
  mutate: ['src/engine/**/*.ts', '!src/engine/data/**', '!src/engine/{index,rules}.ts'],
  testRunner: 'vitest',
  // Asking for each mutant which test files could be concerned takes longer than running them.
  vitest: { configFile: 'test/vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A mutant that runs for ever is found by its count; the clock is only for a machine that is busy.
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.stryker/mutation.json' },
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker/tmp',
  thresholds: { high: 95, low: 90, break: 85 },
};

export default options;
