/** Serves both builds for the browser tests, each on a port of its own. */
import { serve } from '../../src/tools/serve.ts';

const atRoot = await serve({ root: 'dist', port: 4399 });
const below = await serve({ root: 'dist-subpath', base: '/games/posthorn/', port: 4398 });
if (atRoot.port !== 4399 || below.port !== 4398)
  throw new Error('Ports 4398 and 4399 must be free for the browser tests.');
