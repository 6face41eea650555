/** Serves both builds for the browser tests, each on a port of its own. */
import { serve } from '../../src/tools/serve.ts';
import { PORT, SUBPATH_PORT } from './ports.ts';

const atRoot = await serve({ root: 'dist', port: PORT });
const below = await serve({ root: 'dist-subpath', base: '/games/posthorn/', port: SUBPATH_PORT });
if (atRoot.port !== PORT || below.port !== SUBPATH_PORT)
  throw new Error(`Ports ${SUBPATH_PORT} and ${PORT} must be free for the browser tests.`);
