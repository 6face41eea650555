/**
 * Who may import whom, folder by folder: the table that `npm run arrows` writes lint's rules from, and
 * that `test/tools/lint` holds every import of the sources against. A folder imports only what stands
 * above it here, so there are no cycles.
 */

export interface Folder {
  /** Below `src`. */
  readonly path: string;
  /** Folders it may import from, besides itself. */
  readonly may: readonly string[];
  /** Folders from which it may import types only. */
  readonly types?: readonly string[];
  /** The linter's message for any other import. */
  readonly why: string;
  /** Knows neither Preact nor the page: its files run and are tested anywhere. */
  readonly isPlain?: true;
  /** Gives the same for the same input, so it has no clock and no chance of its own. */
  readonly isRepeatable?: true;
  /** Packages it may import, by the beginning of their names; none if left out. */
  readonly packages?: readonly string[];
}

/** Run by Node, for developers: no folder may import it, and it may import all. */
export const TOOLS = 'tools';

/** All packages that sources outside of tools import. */
export const PACKAGES = [
  'astro',
  'preact',
  'd3-',
  'lean-qr',
  'harfbuzzjs',
  'subset-font',
  'sharp',
  'vite',
  'node:',
];

const THREADS = ['thread', 'engine'];
const SPEAKING = ['engine', 'i18n'];

export const FOLDERS: readonly Folder[] = [
  { path: 'assets', may: [], isPlain: true, why: 'Fonts and what is in them.' },
  { path: 'text', may: [], isPlain: true, why: 'Reading and cleaning a string needs to know of nothing.' },
  {
    path: 'engine',
    may: [],
    isPlain: true,
    isRepeatable: true,
    why: 'The engine imports nothing outside itself.',
  },
  {
    path: 'thread',
    may: [],
    why: 'A thread carries questions and answers; what they are about is not its business.',
  },
  { path: 'notation', may: ['engine'], isPlain: true, why: 'Notation depends on the engine alone.' },
  {
    path: 'i18n',
    may: ['engine'],
    isPlain: true,
    why: 'Words come before what is said with them.',
  },
  {
    path: 'ai',
    may: THREADS,
    isPlain: true,
    isRepeatable: true,
    why: 'Automatic players depend on the engine alone.',
  },
  {
    path: 'puzzle-bank',
    may: ['engine'],
    isPlain: true,
    isRepeatable: true,
    why: 'A puzzle as data depends on the engine alone.',
  },
  {
    path: 'solver',
    may: [...THREADS, 'puzzle-bank'],
    isPlain: true,
    isRepeatable: true,
    why: 'The solver proves what the bank holds, by the engine; who asks is not its business.',
  },
  {
    path: 'puzzle-maker',
    may: [...THREADS, 'puzzle-bank', 'solver'],
    isPlain: true,
    isRepeatable: true,
    why: 'The maker knows the solver; who plays the games puzzles come from is handed to it.',
  },
  {
    path: 'board',
    may: ['engine'],
    packages: ['preact', 'd3-'],
    why: 'The board knows the map’s ids and nothing else: rules and words are handed to it.',
  },
  {
    path: 'table/pieces',
    may: ['engine', 'board'],
    packages: ['preact'],
    why: 'The table’s pieces know neither rules nor words: both are handed to them.',
  },
  {
    path: 'table/model',
    may: ['engine', 'notation', 'text', 'board'],
    types: ['ai', 'i18n', 'table/pieces'],
    isPlain: true,
    why: 'The model of a table knows the engine, not how it is shown or told.',
  },
  {
    path: 'storage',
    may: ['engine', 'notation', 'text', 'puzzle-bank', 'table/model'],
    why: 'Storage knows what is kept, not how it is shown.',
  },
  {
    path: 'table/words',
    may: [...SPEAKING, 'text', 'notation', 'board', 'table/pieces', 'table/model'],
    types: ['storage'],
    isPlain: true,
    why: 'Sentences are made from events and states; they keep and show nothing.',
  },
  {
    path: 'table/command',
    may: [...SPEAKING, 'board', 'table/model', 'table/words'],
    types: ['table/pieces'],
    isPlain: true,
    why: 'A typed line is read against a position; it keeps and shows nothing.',
  },
  {
    path: 'controls',
    may: ['i18n', 'notation', 'storage'],
    packages: ['preact', 'astro', 'lean-qr'],
    why: 'Parts that any island uses know nothing of a board or a table.',
  },
  {
    path: 'content',
    may: [...SPEAKING, 'puzzle-bank', 'table/model'],
    packages: ['astro'],
    why: 'What reads content/ knows what a text is about, not where it is shown.',
  },
  {
    path: 'styles',
    may: ['board', 'table/pieces'],
    why: 'Styles of a single feature lie with it.',
  },
  {
    path: 'site/offline',
    may: [],
    why: 'The worker and the frame know files and addresses, nothing of the game.',
  },
  {
    path: 'site',
    may: [...SPEAKING, 'storage', 'controls', 'styles', 'site/offline'],
    packages: ['astro', 'vite', 'node:'],
    why: 'The frame of every page knows no game and no feature.',
  },
  {
    path: 'table/shell',
    may: [
      ...SPEAKING,
      'board',
      'storage',
      'controls',
      'table/pieces',
      'table/model',
      'table/words',
      'table/command',
    ],
    packages: ['preact', 'astro'],
    why: 'What stands around a table serves every feature and knows none.',
  },
  {
    path: 'table/example',
    may: [
      ...SPEAKING,
      'board',
      'controls',
      'content',
      'table/pieces',
      'table/model',
      'table/words',
      'table/shell',
    ],
    packages: ['preact', 'astro'],
    why: 'An example serves rules, rulings and editions, and knows none of them.',
  },
  {
    path: 'table/ending',
    may: [...SPEAKING, 'board', 'controls', 'table/pieces', 'table/model', 'table/words'],
    packages: ['preact', 'astro'],
    why: 'The end of a game is shown by play and by replay, and knows neither.',
  },
];

/** For rulings, whose preview pictures are made while the site is built. */
const PRINTING = ['harfbuzzjs', 'subset-font', 'sharp', 'node:'];

/** Each may import all of `FOLDERS`, and no other feature: what two of them need goes into one of those. */
export const FEATURES = [
  'home',
  'learn',
  'rules',
  'rulings',
  'editions',
  'board-reference',
  'data',
  'play',
  'puzzles',
  'referee',
  'replay',
] as const;

export const featureFolder = (name: string): Folder => ({
  path: `features/${name}`,
  may: FOLDERS.map(({ path }) => path),
  packages: ['preact', 'astro', 'd3-', 'lean-qr', ...(name === 'rulings' ? PRINTING : [])],
  why: 'No feature imports another, a page or a tool: what two need belongs below them.',
});

/** In the order of imports: a folder comes after every folder that it may import. */
export const ALL: readonly Folder[] = [
  ...FOLDERS,
  ...FEATURES.map(featureFolder),
  {
    path: 'pages',
    may: [...FOLDERS.map(({ path }) => path), ...FEATURES.map((name) => `features/${name}`)],
    packages: ['astro'],
    why: 'Pages put features at addresses; tools are for Node.',
  },
];

/** The folder of a path below `src`: the longest that holds it. */
export const folderOf = (path: string): Folder | undefined =>
  ALL.filter((folder) => path.startsWith(`${folder.path}/`)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0];
