import { defineConfig } from 'vitest/config';

const BUILT = 'test/build/**/*.test.{ts,tsx}';

/** Two nets: what the sources do, and what the build wrote. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Properties, counts and whole sites take seconds on a busy machine; what hangs is still found.
    testTimeout: 60_000,
    // Files share a process, so that what they import is read once: no test may leave anything behind.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      // Every folder, so that the tests of a new one are not forgotten.
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.{ts,tsx}'], exclude: [BUILT] } },
      { extends: true, test: { name: 'built', include: [BUILT] } },
    ],
  },
});
