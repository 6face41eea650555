/** `npm start`: builds the site and serves it. */
import { spawnSync } from 'node:child_process';
import { serve } from './static-server.ts';

const build = spawnSync('astro', ['build'], { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
if (build.status !== 0) {
  console.error(`${build.stdout}${build.stderr}\nThe build failed; the reason stands above.`);
  process.exit(1);
}
const { port } = await serve({ root: 'dist', port: Number(process.env['PORT'] ?? 4321) });
console.log(`Posthorn is at http://localhost:${port}/   (Ctrl+C stops it)`);
