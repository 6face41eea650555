import { defineConfig } from 'vitest/config';

/**
 * The tests that have to notice a mutant of the engine: those that name a rule. Random games and
 * large counts would catch some more, but slowly and without saying which rule broke; tables of data
 * are not mutated.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/engine/**/*.test.ts'],
    exclude: ['test/engine/{data,perft-deep,properties,readme,rome}.test.ts'],
    // No test changes anything another one sees, and a mutant is judged in half the time.
    isolate: false,
  },
});
