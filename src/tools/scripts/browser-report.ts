/** Reads what Playwright's JSON reporter writes: one row for every test that was run. */

interface Result {
  readonly status: string;
  readonly duration: number;
  readonly error?: { readonly message?: string };
}
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      /** `unexpected` when it failed; `expected` when it passed, or failed as it was marked to. */
      readonly status: string;
      readonly results: readonly Result[];
    }[];
  }[];
}
export interface Report {
  readonly suites: readonly Suite[];
  /** What went wrong outside of any test: a file that does not load, a server that does not start. */
  readonly errors?: readonly { readonly message?: string }[];
}

export interface Row {
  /** Project, file and line, and title: what a person looks for. */
  readonly name: string;
  readonly isFailed: boolean;
  readonly seconds: number;
  /** The first line of what was reported, without colours. */
  readonly error: string;
}

// oxlint-disable-next-line no-control-regex -- terminals are coloured by control characters
const COLOURS = /\u001B\[[\d;]*m/g;

const firstLine = (message = ''): string =>
  message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? '';

const rowsOfSuite = ({ suites = [], specs = [] }: Suite): readonly Row[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}:${line} ${title}`,
      isFailed: status === 'unexpected',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      error: firstLine(results.find(({ error }) => error)?.error?.message),
    })),
  ),
  ...suites.flatMap(rowsOfSuite),
];

/** Every test of a run; an error outside of any test is a failed row of its own. */
export const rowsOf = ({ suites, errors = [] }: Report): readonly Row[] => [
  ...suites.flatMap(rowsOfSuite),
  ...errors.map(({ message }) => ({
    name: 'outside of any test',
    isFailed: true,
    seconds: 0,
    error: firstLine(message),
  })),
];

/** What failed in at least one of several runs, the most frequent first: one line each. */
export function failureTable(rounds: readonly (readonly Row[])[]): readonly string[] {
  const failed = new Map<string, { readonly rounds: number[]; readonly error: string }>();
  for (const [index, rows] of rounds.entries())
    for (const { name, isFailed, error } of rows) {
      if (!isFailed) continue;
      const entry = failed.get(name) ?? { rounds: [], error };
      entry.rounds.push(index + 1);
      failed.set(name, entry);
    }
  return [...failed]
    .toSorted(([, a], [, b]) => b.rounds.length - a.rounds.length)
    .map(
      ([name, entry]) =>
        `${entry.rounds.length}/${rounds.length}  ${name}  (round ${entry.rounds.join(', ')}): ${entry.error}`,
    );
}
