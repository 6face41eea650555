/** Makes every build work offline: see `src/site/offline/README.md`. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleWorker } from './bundle-worker.ts';
import { writeOffline } from './write.ts';

export const offline = (): AstroIntegration => {
  let base = '/';
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => void (base = config.base),
      'astro:build:done': async ({ dir }) => {
        await writeOffline(fileURLToPath(dir), base, await bundleWorker());
      },
    },
  };
};
