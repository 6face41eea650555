import { defineConfig } from 'vitest/config';

/** Two nets: what the sources do, and what the build wrote. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Properties, counts and whole sites take seconds on a busy machine; what hangs is still found.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'test/{engine,ai,puzzle,notation,golden,board,table,game,i18n,components,content,site,tools}/**/*.test.{ts,tsx}',
          ],
        },
      },
      { extends: true, test: { name: 'built', include: ['test/build/**/*.test.ts'] } },
    ],
  },
});
