/** The arrows of `src/tools/lint/arrows.ts`: the sources keep them, and lint says so to whoever does not. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ALL,
  FEATURES,
  folderOf,
  FOLDERS,
  PACKAGES,
  TOOLS,
  type Folder,
} from '../../../src/tools/lint/arrows.ts';
import { ARROWS_FILE, arrowsText } from '../../../src/tools/lint/write-arrows.ts';

test('the rules of lint are those of the table', () => {
  expect(readFileSync(ARROWS_FILE, 'utf8')).toBe(arrowsText());
});

test('the map of the house tells the same arrows', () => {
  const rows = readFileSync('src/README.md', 'utf8').split('\n');
  const told = (path: string): string | undefined =>
    rows
      .find((row) => row.startsWith(`| \`${path}\` `))
      ?.split('|')
      .at(-2)
      ?.trim();
  for (const { path, may, types = [] } of FOLDERS) {
    const arrows = [...may, ...types.map((other) => `${other} (types)`)];
    expect(told(path), path).toBe(arrows.join(', ') || 'nothing');
  }
});

test('every folder stands after those it imports, so there are no cycles', () => {
  const paths = ALL.map(({ path }) => path);
  const before = ALL.flatMap(({ path, may, types = [] }) =>
    [...may, ...types].filter((other) => !paths.slice(0, paths.indexOf(path)).includes(other)),
  );
  expect(before).toEqual([]);
});

describe('every import of the sources', () => {
  const SPECIFIER = /(?:\bfrom|\bimport|@import|\bnew URL)\s*\(?\s*['"]([^'"\n]+)['"]/g;
  const files = globSync('src/**/*.{ts,tsx,js,mjs,astro,css}').filter((file) => file.split('/').length > 2);
  const importsOf = (file: string): readonly string[] =>
    [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier]) => specifier!);

  test('is in a folder of the table', () => {
    const unknown = files.filter((file) => !file.startsWith(`src/${TOOLS}/`) && !folderOf(file.slice(4)));
    expect(unknown).toEqual([]);
    expect(files.length).toBeGreaterThan(700);
  });

  /** What `file` may not import of what it does: also where lint does not look, as in styles and `import()`. */
  function brokenIn(file: string): readonly string[] {
    const folder = folderOf(file.slice(4));
    if (!folder) return [];
    const { path, may, types = [], packages = [] } = folder;
    return importsOf(file).filter((specifier) => {
      if (!specifier.startsWith('.'))
        return /^[@a-z]/.test(specifier) && !packages.some((name) => specifier.startsWith(name));
      const target = relative('src', join(dirname(file), specifier));
      // Texts and data at the top of the repository.
      if (target.startsWith('..')) return false;
      const other = folderOf(target)?.path ?? TOOLS;
      return other !== path && !may.includes(other) && !types.includes(other);
    });
  }

  /** The folders that those of this one import from. */
  const usedBy = ({ path }: Folder): ReadonlySet<string | undefined> =>
    new Set(
      files
        .filter((file) => folderOf(file.slice(4))?.path === path)
        .flatMap((file) =>
          importsOf(file).map((specifier) => relative('src', join(dirname(file), specifier))),
        )
        .map((target) => folderOf(target)?.path),
    );

  test('is one that the table is there for', () => {
    const unused = FOLDERS.flatMap((folder) => {
      const used = usedBy(folder);
      const known = [...folder.may, ...(folder.types ?? [])].filter((other) => !used.has(other));
      return known.map((other) => `${folder.path} imports nothing from ${other}`);
    });
    expect(unused).toEqual([]);
  });

  test('follows an arrow', () => {
    const broken = files.flatMap((file) => brokenIn(file).map((specifier) => `${file} imports ${specifier}`));
    expect(broken).toEqual([]);
    expect(files.flatMap(importsOf).length).toBeGreaterThan(3000);
  });
});

const project = mkdtempSync(join(tmpdir(), 'posthorn-arrows-'));
afterAll(() => rmSync(project, { recursive: true }));

let written = 0;
let complaints: readonly string[] = [];

/** Writes a file into a project with our rules, and gives what lint says about it: one run lints them all. */
function lintOf(folder: string, source: string, name = 'file', extension = 'ts'): () => string {
  const path = `src/${folder}/${name}-${written++}.${extension}`;
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), source);
  return () => complaints.filter((line) => line.startsWith(`${path}:`)).join('\n');
}

beforeAll(() => {
  mkdirSync(join(project, dirname(ARROWS_FILE)), { recursive: true });
  for (const file of ['.oxlintrc.json', ARROWS_FILE]) copyFileSync(file, join(project, file));
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  complaints = stdout.split('\n');
});

const importing = (from: string): string => `import { x } from '${from}';\nexport const y = x;\ndebugger;\n`;
const importingTypes = (from: string): string =>
  `import type { X } from '${from}';\nexport const y: X | null = null;\ndebugger;\n`;

/** Lint has looked at the file, for it found what is put at its end, and has nothing against the import. */
const NOTHING_ELSE = /^(?!.*no-restricted-imports).*no-debugger/s;

/** A file of another folder as it is written in a file of this one. */
const pathTo = (folder: string, from: string): string =>
  `${relative(`/${from}`, `/${folder}`)}/${folder === 'engine' ? 'index' : 'x'}.ts`;

const FORBIDDEN = 'no-restricted-imports';
const isWithin = (folder: string, other: string): boolean => other.startsWith(`${folder}/`);

describe.each(ALL.map((folder) => [folder.path, folder] as const))('%s', (path, folder: Folder) => {
  const { may, types = [], packages = [] } = folder;
  const others = [...ALL.map((each) => each.path), TOOLS].filter((other) => other !== path);
  const isAllowed = (other: string): boolean => may.includes(other) || isWithin(path, other);
  // Lint reads how an import is written: from within, the folder around is a step up like any other.
  const isForbidden = (other: string): boolean => !isAllowed(other) && !isWithin(other, path);

  for (const other of others.filter(isAllowed)) {
    const lint = lintOf(path, importing(pathTo(other, path)));
    test(`may import ${other}`, () => expect(lint()).toMatch(NOTHING_ELSE));
  }
  for (const other of others.filter(isForbidden)) {
    const lint = lintOf(path, importing(pathTo(other, path)));
    test(`must not import ${other}`, () => expect(lint()).toContain(FORBIDDEN));
  }
  for (const other of types) {
    const lint = lintOf(path, importingTypes(pathTo(other, path)));
    test(`may know the types of ${other}`, () => expect(lint()).toMatch(NOTHING_ELSE));
  }
  for (const name of PACKAGES.filter((each) => packages.includes(each))) {
    const lint = lintOf(path, importing(`${name}x`));
    test(`may import packages ${name}…`, () => expect(lint()).toMatch(NOTHING_ELSE));
  }
  for (const name of PACKAGES.filter((each) => !packages.includes(each))) {
    const lint = lintOf(path, importing(`${name}x`));
    test(`must not import packages ${name}…`, () => expect(lint()).toContain(FORBIDDEN));
  }
});

for (const { path } of ALL.filter(({ may }) => may.includes('engine'))) {
  const lint = lintOf(path, importing(`${relative(`/${path}`, '/engine')}/check.ts`));
  test(`${path} imports the engine through its index`, () => expect(lint()).toContain(FORBIDDEN));
}

describe('islands and hooks', () => {
  for (const [folder, name, extension] of [
    ['features/play', 'Island', 'tsx'],
    ['features/puzzles/rooms', 'use-thing', 'ts'],
    ['table/shell', 'Shell', 'tsx'],
    ['controls', 'use-thing', 'ts'],
  ] as const) {
    const lint = lintOf(
      folder,
      importing(pathTo('i18n/messages', folder).replace('/x.ts', '.ts')),
      name,
      extension,
    );
    test(`${folder}: a ${name}.${extension} must not bring all texts along`, () =>
      expect(lint()).toContain(FORBIDDEN));
  }
});

describe('models and words', () => {
  const PLAIN = [
    'table/model',
    'table/words',
    'table/command',
    'features/puzzles/model',
    'features/puzzles/words',
  ];
  for (const folder of PLAIN) {
    for (const from of ['preact/hooks', 'd3-shape', './Piece.tsx', 'node:fs']) {
      const lint = lintOf(folder, importing(from));
      test(`${folder} must not import ${from}`, () => expect(lint()).toContain(FORBIDDEN));
    }
    for (const page of ['document.title', 'window.name', 'location.hash', 'navigator.language']) {
      const lint = lintOf(folder, `export const y = ${page};`);
      test(`${folder} must not use ${page}`, () => expect(lint()).toContain('no-restricted-globals'));
    }
  }
});

describe('globals', () => {
  const REPEATABLE = ['engine', 'ai', 'puzzle-bank', 'solver', 'puzzle-maker'];
  const EVERYWHERE = [
    'text',
    'i18n',
    'board',
    'table/pieces',
    'table/model',
    'table/shell',
    'controls',
    'site',
  ];
  const SITE = [...REPEATABLE, ...EVERYWHERE, 'pages', ...FEATURES.map((name) => `features/${name}`)];
  const RULE = /no-restricted-(globals|properties)/;
  for (const [what, source, folders] of [
    ['chance', 'export const y = Math.random();', REPEATABLE],
    ['Date', 'export const y = new Date();', REPEATABLE],
    ['Intl', 'export const y = new Intl.Collator();', REPEATABLE],
    ['a clock', 'export const y = performance.now();', REPEATABLE],
    ['localStorage', "export const y = localStorage.getItem('x');", [...SITE, 'site/offline', 'tools']],
    ['sessionStorage', 'export const y = sessionStorage.length;', SITE],
    ['indexedDB', "export const y = indexedDB.open('x');", SITE],
    ['window.localStorage', 'export const y = window.localStorage.length;', SITE],
    ['self.indexedDB', "export const y = self.indexedDB.open('x');", SITE],
    ['the caches', 'export const y = caches.keys();', [...SITE, 'storage']],
    ['the service worker', 'export const y = navigator.serviceWorker.ready;', [...SITE, 'storage']],
  ] as const)
    for (const folder of folders) {
      const lint = lintOf(folder, source);
      test(`${folder} must not use ${what}`, () => expect(lint()).toMatch(RULE));
    }

  for (const [folder, source] of [
    ['storage', "export const y = localStorage.getItem('x');"],
    ['storage', "export const y = indexedDB.open('x');"],
    ['site/offline', 'export const y = caches.keys();'],
    ['site/offline', 'export const y = navigator.serviceWorker;'],
    ['table/model', 'export const y = crypto.randomUUID();'],
  ] as const) {
    const lint = lintOf(folder, `${source}\ndebugger;\n`);
    test(`${folder} may: ${source}`, () => expect(lint()).toMatch(/^(?!.*no-restricted).*no-debugger/s));
  }
});
