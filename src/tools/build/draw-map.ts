/**
 * `npm run map`: computes the land from the sites and writes the shapes the page draws, so that no
 * reader's browser has to. A test fails when the file is not what this script would write.
 */
import { writeFile } from 'node:fs/promises';
import { drawLand } from '../../board/map/land.ts';
import { drawRome } from '../../board/rome/rome-land.ts';

for (const [target, shapes] of [
  ['src/board/map/map-shapes.json', drawLand()],
  ['src/board/rome/rome-shapes.json', drawRome()],
] as const) {
  const json = `${JSON.stringify(shapes, null, 1)}\n`;
  await writeFile(target, json);
  console.log(`${target}  ${(json.length / 1024).toFixed(1)} KB`);
}
