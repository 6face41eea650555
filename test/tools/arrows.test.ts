/** The dependency arrows of src/README.md, asked of the lint that enforces them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'posthorn-arrows-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
let complaints: readonly string[] = [];

/** Writes a file into a project of its own, and gives what lint says about it: one run lints them all. */
function lintOf(file: string, source: string): () => string {
  const project = String(files++);
  const path = join(folder, project, file);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync('.oxlintrc.json', join(folder, project, '.oxlintrc.json'));
  writeFileSync(path, source);
  return () => complaints.filter((line) => line.startsWith(`${project}/`)).join('\n');
}

beforeAll(() => {
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  complaints = stdout.split('\n');
});

const imports = (from: string): string => `import { x } from '${from}';\nexport const y = x;\n`;

/** Who imports what. */
const ARROWS: Readonly<Record<'forbidden' | 'allowed', readonly (readonly [string, string])[]>> = {
  forbidden: [
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
    ['src/notation/a.ts', '../tools/scripts/scripted-player.ts'],
    ['src/notation/a.ts', 'node:buffer'],
    ['src/ai/a.ts', '../engine/check.ts'],
    ['src/ai/a.ts', '../notation/link.ts'],
    ['src/ai/a.ts', '../tools/scripts/scripted-player.ts'],
    ['src/ai/a.ts', 'preact'],
    ['src/solver/a.ts', '../engine/check.ts'],
    ['src/solver/a.ts', '../ai/levels.ts'],
    ['src/puzzle-maker/make-bank.ts', '../ai/levels.ts'],
    ['src/puzzle-maker/make-bank.ts', '../tools/scripts/scripted-player.ts'],
    ['src/solver/a.ts', '../game/refusal.ts'],
    ['src/solver/a.ts', 'preact'],
    ['src/ai/a.ts', '../solver/solve.ts'],
    ['src/board/a.ts', '../notation/link.ts'],
    ['src/board/a.ts', '../game/board-words.ts'],
    ['src/board/layers/a.ts', '../../i18n/names.ts'],
    ['src/board/a.ts', '../engine/route.ts'],
    ['src/board/a.ts', 'd3'],
    ['src/board/a.ts', '../table/pieces/types.ts'],
    ['src/table/pieces/a.ts', '../../game/table-state.ts'],
    ['src/table/pieces/a.ts', '../../i18n/names.ts'],
    ['src/table/pieces/a.ts', '../../engine/check.ts'],
    ['src/i18n/a.ts', '../storage/preferences.ts'],
    ['src/game/a.ts', '../table/Card.tsx'],
    ['src/game/a.ts', '../islands/FirstRoute.tsx'],
    ['src/game/a.ts', '../ai/levels.ts'],
    ['src/game/play/a.ts', '../../ai/levels.ts'],
    ['src/game/a.ts', '../board/Board.tsx'],
    ['src/game/a.ts', 'preact/hooks'],
    ['src/islands/a.ts', '../i18n/messages.ts'],
    ['src/islands/a.ts', '../engine/graph.ts'],
    ['src/islands/a.ts', '../tools/scripts/static-server.ts'],
    ['src/islands/a.ts', '../site/offline/store.ts'],
    ['src/site/offline/a.ts', '../../storage/preferences.ts'],
    ['src/site/offline/page/a.ts', '../../../i18n/paths.ts'],
    ['src/site/offline/a.ts', 'workbox-strategies'],
    ['src/storage/a.ts', '../islands/FirstRoute.tsx'],
    ['src/storage/a.ts', '../i18n/names.ts'],
    ['src/storage/a.ts', '../engine/check.ts'],
    ['src/storage/a.ts', 'preact/hooks'],
    ['src/engine/a.ts', '../storage/preferences.ts'],
    ['src/board/a.ts', '../storage/preferences.ts'],
    ['src/table/pieces/a.ts', '../../storage/preferences.ts'],
  ],
  allowed: [
    ['src/engine/a.ts', './data/map.ts'],
    ['src/engine/data/a.ts', '../types.ts'],
    ['src/notation/a.ts', '../engine/index.ts'],
    ['src/notation/a.ts', './bits.ts'],
    ['src/ai/a.ts', '../engine/index.ts'],
    ['src/ai/a.ts', './sample.ts'],
    ['src/solver/a.ts', '../engine/index.ts'],
    ['src/solver/a.ts', './types.ts'],
    ['src/game/a.ts', '../puzzle-bank/types.ts'],
    ['src/islands/a.ts', '../puzzle-bank/types.ts'],
    ['src/game/a.ts', '../notation/link.ts'],
    ['src/board/a.ts', '../engine/index.ts'],
    ['src/board/a.ts', 'd3-zoom'],
    ['src/table/pieces/a.ts', '../../board/layout.ts'],
    ['src/table/pieces/a.ts', '../../engine/index.ts'],
    ['src/game/a.ts', '../table/pieces/types.ts'],
    ['src/game/a.ts', '../board/types.ts'],
    ['src/game/a.ts', '../i18n/names.ts'],
    ['src/islands/a.ts', '../game/refusal.ts'],
    ['src/islands/a.ts', '../board/Board.tsx'],
    ['src/site/offline/page/a.ts', '../messages.ts'],
    ['src/storage/a.ts', '../game/play/save.ts'],
    ['src/storage/a.ts', '../notation/crc32.ts'],
    ['src/islands/a.ts', '../storage/preferences.ts'],
  ],
};

describe('forbidden', () => {
  for (const [file, from] of ARROWS.forbidden) {
    const lint = lintOf(file, imports(from));
    test(`${file} must not import ${from}`, () => expect(lint()).toContain('no-restricted-imports'));
  }

  for (const [what, source, ...folders] of [
    ['Math.random', 'export const y = Math.random();', 'engine', 'ai', 'solver'],
    ['Date', 'export const y = new Date();', 'engine'],
    ['Intl', 'export const y = new Intl.Collator();', 'engine'],
    ['a clock', 'export const y = performance.now();', 'ai', 'solver'],
    ['the caches', 'export const y = caches.keys();', 'game', 'islands', 'storage'],
    ['the service worker', 'export const y = navigator.serviceWorker.ready;', 'game', 'islands'],
    [
      'localStorage',
      "export const y = localStorage.getItem('x');",
      'engine',
      'ai',
      'game',
      'islands',
      'site/offline',
    ],
    ['sessionStorage', 'export const y = sessionStorage.length;', 'game', 'islands', 'board'],
    ['indexedDB', "export const y = indexedDB.open('x');", 'game', 'islands', 'solver'],
    ['window.localStorage', 'export const y = window.localStorage.length;', 'game', 'islands'],
  ] as const)
    for (const each of folders) {
      const lint = lintOf(`src/${each}/a.ts`, source);
      test(`src/${each} must not use ${what}`, () =>
        expect(lint()).toMatch(/no-restricted-(globals|properties)/));
    }
});

/** Lint has looked at the file, for it found what is put at its end, and has nothing against the import. */
const NOTHING_ELSE = /^(?!.*no-restricted-imports).*no-debugger/s;

describe('allowed', () => {
  for (const [file, from] of ARROWS.allowed) {
    const lint = lintOf(file, `${imports(from)}debugger;\n`);
    test(`${file} may import ${from}`, () => expect(lint()).toMatch(NOTHING_ELSE));
  }

  const ofTypes = lintOf(
    'src/game/a.ts',
    "import type { Level } from '../ai/levels.ts';\nexport const y: Level = 'solid';\ndebugger;\n",
  );
  test('game may know the types of automatic players', () => expect(ofTypes()).toMatch(NOTHING_ELSE));
});
