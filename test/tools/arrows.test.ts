/** The dependency arrows of src/README.md, asked of the lint that enforces them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'posthorn-arrows-'));
copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
afterAll(() => rmSync(folder, { recursive: true }));

function complaints(file: string, source: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const { stdout } = spawnSync(
    'node_modules/.bin/oxlint',
    ['--format=unix', '-c', join(folder, '.oxlintrc.json'), path],
    {
      encoding: 'utf8',
    },
  );
  return stdout;
}

const imports = (from: string): string => `import { x } from '${from}';\nexport const y = x;\n`;

describe('forbidden', () => {
  test.each([
    ['src/engine/a.ts', '../board/types.ts'],
    ['src/engine/a.ts', '../i18n/t.ts'],
    ['src/engine/data/a.ts', '../../game/refusal.ts'],
    ['src/engine/a.ts', 'd3-shape'],
    ['src/engine/a.ts', 'node:fs'],
    ['src/engine/a.ts', '../notation/link.ts'],
    ['src/notation/a.ts', '../engine/check.ts'],
    ['src/notation/a.ts', '../engine/data/map.ts'],
    ['src/notation/a.ts', '../engine/modules/audience.ts'],
    ['src/notation/a.ts', '../game/refusal.ts'],
    ['src/notation/a.ts', '../tools/guided.ts'],
    ['src/notation/a.ts', 'node:buffer'],
    ['src/ai/a.ts', '../engine/check.ts'],
    ['src/ai/a.ts', '../notation/link.ts'],
    ['src/ai/a.ts', '../tools/guided.ts'],
    ['src/ai/a.ts', 'preact'],
    ['src/puzzle/a.ts', '../engine/check.ts'],
    ['src/puzzle/a.ts', '../ai/levels.ts'],
    ['src/puzzle/generate.ts', '../ai/levels.ts'],
    ['src/puzzle/generate.ts', '../tools/guided.ts'],
    ['src/puzzle/a.ts', '../game/refusal.ts'],
    ['src/puzzle/a.ts', 'preact'],
    ['src/ai/a.ts', '../puzzle/solve.ts'],
    ['src/board/a.ts', '../notation/link.ts'],
    ['src/board/a.ts', '../game/board-words.ts'],
    ['src/board/layers/a.ts', '../../i18n/names.ts'],
    ['src/board/a.ts', '../engine/route.ts'],
    ['src/board/a.ts', 'd3'],
    ['src/board/a.ts', '../table/types.ts'],
    ['src/table/a.ts', '../game/table-state.ts'],
    ['src/table/a.ts', '../i18n/names.ts'],
    ['src/table/a.ts', '../engine/check.ts'],
    ['src/i18n/a.ts', '../game/remember.ts'],
    ['src/game/a.ts', '../table/Card.tsx'],
    ['src/game/a.ts', '../islands/FirstRoute.tsx'],
    ['src/game/a.ts', '../ai/levels.ts'],
    ['src/game/play/a.ts', '../../ai/levels.ts'],
    ['src/game/a.ts', '../board/Board.tsx'],
    ['src/game/a.ts', 'preact/hooks'],
    ['src/islands/a.ts', '../i18n/messages.ts'],
    ['src/islands/a.ts', '../engine/graph.ts'],
    ['src/islands/a.ts', '../tools/serve.ts'],
    ['src/islands/a.ts', '../site/offline/store.ts'],
    ['src/site/offline/a.ts', '../../game/remember.ts'],
    ['src/site/offline/page/a.ts', '../../../i18n/paths.ts'],
    ['src/site/offline/a.ts', 'workbox-strategies'],
  ])('%s must not import %s', (file, from) => {
    expect(complaints(file, imports(from))).toContain('no-restricted-imports');
  });

  test.each([
    ['the caches', 'export const y = caches.keys();'],
    ['the service worker', 'export const y = navigator.serviceWorker.ready;'],
  ])('only the offline part may use %s', (_, source) => {
    expect(complaints('src/game/a.ts', source)).toMatch(/no-restricted-(globals|properties)/);
    expect(complaints('src/site/offline/a.ts', source)).not.toContain('no-restricted');
  });

  test.each([
    ['Math.random', 'export const y = Math.random();'],
    ['Date', 'export const y = new Date();'],
    ['Intl', 'export const y = new Intl.Collator();'],
  ])('the engine must not use %s', (_, source) => {
    expect(complaints('src/engine/a.ts', source)).toMatch(/no-restricted-(globals|properties)/);
  });

  test.each([
    ['Math.random', 'export const y = Math.random();'],
    ['a clock', 'export const y = performance.now();'],
  ])('automatic players and puzzles must not use %s', (_, source) => {
    expect(complaints('src/ai/a.ts', source)).toMatch(/no-restricted-(globals|properties)/);
    expect(complaints('src/puzzle/a.ts', source)).toMatch(/no-restricted-(globals|properties)/);
  });
});

describe('allowed', () => {
  test.each([
    ['src/engine/a.ts', './data/map.ts'],
    ['src/engine/data/a.ts', '../types.ts'],
    ['src/notation/a.ts', '../engine/index.ts'],
    ['src/notation/a.ts', './bits.ts'],
    ['src/ai/a.ts', '../engine/index.ts'],
    ['src/ai/a.ts', './sample.ts'],
    ['src/puzzle/a.ts', '../engine/index.ts'],
    ['src/puzzle/a.ts', './types.ts'],
    ['src/game/a.ts', '../puzzle/types.ts'],
    ['src/islands/a.ts', '../puzzle/types.ts'],
    ['src/game/a.ts', '../notation/link.ts'],
    ['src/board/a.ts', '../engine/index.ts'],
    ['src/board/a.ts', 'd3-zoom'],
    ['src/table/a.ts', '../board/layout.ts'],
    ['src/table/a.ts', '../engine/index.ts'],
    ['src/game/a.ts', '../table/types.ts'],
    ['src/game/a.ts', '../board/types.ts'],
    ['src/game/a.ts', '../i18n/names.ts'],
    ['src/islands/a.ts', '../game/refusal.ts'],
    ['src/islands/a.ts', '../board/Board.tsx'],
    ['src/site/offline/page/a.ts', '../messages.ts'],
  ])('%s may import %s', (file, from) => {
    expect(complaints(file, imports(from))).not.toContain('no-restricted-imports');
  });

  test('game may know the types of automatic players', () => {
    const source = "import type { Level } from '../ai/levels.ts';\nexport const y: Level = 'solid';\n";
    expect(complaints('src/game/a.ts', source)).not.toContain('no-restricted-imports');
  });
});
