/** The worker as one plain script, by the bundler that the site is built with. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('../../../site/offline/worker.ts', import.meta.url));

export async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle) || bundle.output.length !== 1)
    throw new Error('The worker is more than one file.');
  return bundle.output[0].code;
}
