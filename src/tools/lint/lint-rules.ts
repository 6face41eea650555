/** Turns the table of allowed imports into linter rules, with the globals a folder must not use. */
import { ALL, FEATURES, featureFolder, PACKAGES, TOOLS, type Folder } from './arrows.ts';

interface Pattern {
  readonly regex?: string;
  readonly group?: readonly string[];
  readonly message: string;
  readonly allowTypeImports?: true;
}

/**
 * How an import from another folder is written: up, and down again by its name. `content/` at the top of
 * the repository holds no scripts. Inside of `table` and `features` a neighbour is one step away.
 */
function pathsTo(target: string, from: string): string {
  if (target === 'content') return '^(\\.\\./)+content/[\\w-]+\\.ts$';
  const [parent, name] = target.split('/');
  if (name === undefined) return `^(\\.\\./)+${target}/`;
  const isNeighbour = from.startsWith(`${parent}/`);
  return isNeighbour ? `^(\\.\\./)+(${parent}/)?${name}/` : `^(\\.\\./)+${parent}/${name}/`;
}

const allOf = (targets: readonly string[], from: string): string =>
  targets.map((target) => pathsTo(target, from)).join('|');

const startsWithAny = (beginnings: readonly string[]): string => `^(${beginnings.join('|')})`;

/** For the files of islands, in addition to all rules of their folder. */
const ALL_TEXTS: Pattern = {
  regex: '/i18n/messages\\.ts$',
  message: 'An island is handed the texts it needs: these are all texts in all languages.',
};

export function patternsOf({ path, may, types = [], why, isPlain, packages }: Folder): readonly Pattern[] {
  const isForbidden = (other: string): boolean =>
    ![path, ...may, ...types].includes(other) && !other.startsWith(`${path}/`);
  const foreign = packages && PACKAGES.filter((name) => !packages.includes(name));
  return [
    { regex: allOf([...ALL.map((folder) => folder.path).filter(isForbidden), TOOLS], path), message: why },
    ...(foreign?.length === 0
      ? []
      : [{ regex: foreign ? startsWithAny(foreign) : '^[^.]', message: `No such package here. ${why}` }]),
    ...(types.length === 0
      ? []
      : [{ regex: allOf(types, path), message: `Only its types. ${why}`, allowTypeImports: true } as const]),
    ...(isPlain
      ? [{ regex: '\\.tsx$', message: `Only types of what draws. ${why}`, allowTypeImports: true } as const]
      : []),
    ...(path === 'engine'
      ? []
      : [
          { group: ['**/engine/**', '!**/engine/index.ts'], message: 'Import the engine through its index.' },
        ]),
  ];
}

const named = (names: readonly string[], message: string) => names.map((name) => ({ name, message }));

const STORES = named(
  ['localStorage', 'sessionStorage', 'indexedDB'],
  'Only src/storage touches the browser’s storage: it reads and writes safely.',
);
const CACHES = named(['caches'], 'What is kept for use offline is the business of src/site/offline.');
const WORKER = named(['serviceWorker'], 'The service worker is the business of src/site/offline.');
const PAGE = named(
  ['window', 'document', 'navigator', 'location', 'history'],
  'This folder knows no page, so that it can be used and tested without one.',
);
const CLOCKS = named(
  ['Date', 'Intl', 'performance', 'crypto', 'process'],
  'The same input gives the same output here: chance comes from a seed, and time from who asks.',
);

/** Globals are also forbidden as properties of the objects that hold them. */
const through = (holders: readonly string[], names: ReturnType<typeof named>) =>
  names.flatMap(({ name, message }) => holders.map((object) => ({ object, property: name, message })));
const HOLDERS = ['window', 'globalThis', 'self'];

/** Whether a folder needs no rules for globals besides those of the first row, which holds for all. */
const isAsEverywhere = ({ path, isPlain, isRepeatable }: Folder): boolean =>
  !isPlain && !isRepeatable && path !== 'storage' && path !== 'site/offline';

function globalsOf({ path, isPlain, isRepeatable }: Pick<Folder, 'path' | 'isPlain' | 'isRepeatable'>) {
  const stores = path === 'storage' ? [] : STORES;
  const offline = path === 'site/offline' ? { caches: [], worker: [] } : { caches: CACHES, worker: WORKER };
  const chance = isRepeatable ? through(['Math'], named(['random'], CLOCKS[0]!.message)) : [];
  return {
    'no-restricted-globals': [
      'error',
      ...stores,
      ...offline.caches,
      ...(isPlain ? PAGE : []),
      ...(isRepeatable ? CLOCKS : []),
    ],
    'no-restricted-properties': [
      'error',
      ...through(HOLDERS, stores),
      ...through(['navigator'], offline.worker),
      ...chance,
    ],
  };
}

const depthOf = ({ path }: Folder): number => path.split('/').length;

/** The linter's overrides: rules of a later row replace those of the rows before. */
export const lintRules = () => ({
  overrides: [
    { files: ['src/**'], rules: globalsOf({ path: '' }) },
    // A folder within another one comes after it.
    ...ALL.toSorted((a, b) => depthOf(a) - depthOf(b)).map((folder) => ({
      files: [`src/${folder.path}/**`],
      rules: {
        'no-restricted-imports': ['error', { patterns: patternsOf(folder) }],
        ...(isAsEverywhere(folder) ? {} : globalsOf(folder)),
      },
    })),
    ...ALL.filter(({ packages }) => packages?.includes('preact')).map((folder) => ({
      files: [`src/${folder.path}/**/*.tsx`, `src/${folder.path}/**/use-*.ts`],
      rules: { 'no-restricted-imports': ['error', { patterns: [...patternsOf(folder), ALL_TEXTS] }] },
    })),
    ...FEATURES.map(featureFolder).map((folder) => ({
      files: [`src/${folder.path}/{model,words}/**`],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: patternsOf({ ...folder, packages: [], isPlain: true }) },
        ],
        ...globalsOf({ ...folder, isPlain: true }),
      },
    })),
  ],
});
