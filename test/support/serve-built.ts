/**
 * Serves both builds for the browser tests, each on a port of its own. With
 * `ANSWERS_LATE` it plays a slow line, over which files come in another order each time.
 */
import { setTimeout } from 'node:timers/promises';
import { serve } from '../../src/tools/scripts/static-server.ts';
import { ANSWERS_LATE } from './slow-down.ts';
import { PORT, SUBPATH_PORT } from './ports.ts';

const late = async (): Promise<boolean> => {
  await setTimeout(Math.random() * ANSWERS_LATE);
  return false;
};
const instead = ANSWERS_LATE > 0 ? { instead: late } : {};

const atRoot = await serve({ root: 'dist', port: PORT, ...instead });
const below = await serve({
  root: 'dist-subpath',
  base: '/games/posthorn/',
  port: SUBPATH_PORT,
  ...instead,
});
if (atRoot.port !== PORT || below.port !== SUBPATH_PORT)
  throw new Error(`Ports ${SUBPATH_PORT} and ${PORT} must be free for the browser tests.`);
