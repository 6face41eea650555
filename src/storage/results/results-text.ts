/**
 * Results as one text, for storage and files: one line per puzzle, each with a checksum of its own, and one
 * checksum over all. A text that is whole is read as a whole. Of one that was cut or changed, the unchanged
 * lines are read, and the others are returned as they are.
 */
import { checkOf } from '../../notation/crc32.ts';
import { KINDS, type Kind, type PuzzleLevel } from '../../puzzle-bank/types.ts';
import { parseDay } from '../../text/day.ts';
import { isMoment } from '../../text/moment.ts';
import type { Stars } from './finished.ts';
import { isIntegerIn } from '../../text/is-integer-in.ts';
import { DISTANCES } from './spaced-repetition.ts';
import { keyOf, MOST_TRIES, OWN_DAY, type Again, type Result, type Results } from './result.ts';

/** Version of the row's fields. Changed fields take another number, and old rows stay readable. */
const RESULTS_FORMAT = 2;
/** Its rows had no checksums of their own. */
const WITHOUT_ROW_CHECKS = 1;

/** Ten a day for eight years, in characters and in rows: a hostile text is not read to its end. */
export const MOST_RESULTS = 30_000;
export const LONGEST_RESULTS = 4_000_000;

type ResultsRefusal =
  | { readonly ok: false; readonly code: 'results-changed' }
  /** Written by a newer version of these pages. */
  | { readonly ok: false; readonly code: 'results-newer'; readonly format: number };

export type ParsedResults = { readonly ok: true; readonly results: Results } | ResultsRefusal;

export function makeResults(results: Results): string {
  const rows = [...results.keys()].toSorted().map((key) => lineOf(rowOf(results.get(key)!)));
  const text = `{"results":${RESULTS_FORMAT},"rows":[\n${rows.join(',\n')}\n]`;
  return `${text},"check":"${checkOf(text)}"}`;
}

/** The row as JSON with its checksum as the last value. */
function lineOf(row: readonly unknown[]): string {
  const text = JSON.stringify(row).slice(0, -1);
  return `${text},"${checkOf(text)}"]`;
}

/** More than this could be written, but never be read again. */
export const isTooMuch = (results: Results, text: string): boolean =>
  results.size > MOST_RESULTS || text.length > LONGEST_RESULTS;

const rowOf = (result: Result): readonly unknown[] => [
  result.id,
  result.day ?? 0,
  result.kind,
  result.level,
  result.tries,
  result.firstStars,
  result.stars,
  result.reached,
  result.hints,
  result.best,
  result.first,
  result.last,
  OWN_DAY.indexOf(result.ownDay),
  result.again?.step ?? 0,
  result.again?.due ?? 0,
];

const CHANGED: ResultsRefusal = { ok: false, code: 'results-changed' };

export function parseResults(text: unknown): ParsedResults {
  if (typeof text !== 'string' || text.length > LONGEST_RESULTS) return CHANGED;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return CHANGED;
  const { results: format, rows } = value as { readonly results?: unknown; readonly rows?: unknown };
  if (isIntegerIn(format, RESULTS_FORMAT + 1)) return { ok: false, code: 'results-newer', format };
  if (format !== RESULTS_FORMAT && format !== WITHOUT_ROW_CHECKS) return CHANGED;
  if (!isAsWritten(text)) return CHANGED;
  if (!Array.isArray(rows) || rows.length > MOST_RESULTS) return CHANGED;
  const results = new Map<string, Result>();
  for (const row of rows as readonly unknown[]) {
    const isLong = format === RESULTS_FORMAT && Array.isArray(row);
    const result = resultOf(isLong ? row.slice(0, -1) : row);
    if (!result || results.has(keyOf(result))) return CHANGED;
    results.set(keyOf(result), result);
  }
  return { ok: true, results };
}

export interface Salvaged {
  readonly results: Results;
  /** The lines that cannot be read, as they are. */
  readonly broken: readonly string[];
}

/** The first or last line of a text: it holds no result, so nothing is lost with it. */
const IS_FRAME = /^(\{"results":\d+,"rows":\[|\],"check":"[0-9a-f]{8}"\})$/;

/** Reads what can be read of a text that is not whole: one that `parseResults` has refused. */
export function salvageResults(text: string): Salvaged {
  const results = new Map<string, Result>();
  const broken: string[] = [];
  for (const line of oldRows(text) ?? text.slice(0, LONGEST_RESULTS).split('\n')) {
    const result = typeof line === 'string' ? resultInLine(line) : resultOf(line);
    if (result && !results.has(keyOf(result)) && results.size < MOST_RESULTS)
      results.set(keyOf(result), result);
    else if (typeof line !== 'string') broken.push(JSON.stringify(line));
    else if (line !== '' && !IS_FRAME.test(line)) broken.push(line);
  }
  return { results, broken };
}

/** The rows of a text in the old format that is as it was written, but has a row that cannot be read. */
function oldRows(text: string): readonly object[] | null {
  const value = isAsWritten(text) ? parsed(text) : null;
  const { results: format, rows } = (value ?? {}) as { readonly results?: unknown; readonly rows?: unknown };
  return format === WITHOUT_ROW_CHECKS && Array.isArray(rows) && rows.every(Array.isArray) ? rows : null;
}

function isAsWritten(text: string): boolean {
  const parts = /^(.*),"check":"([0-9a-f]{8})"\}$/s.exec(text);
  return parts !== null && checkOf(parts[1]!) === parts[2];
}

function resultInLine(line: string): Result | null {
  const parts = /^(\[.{1,1000}),"([0-9a-f]{8})"\],?$/.exec(line);
  return parts && checkOf(parts[1]!) === parts[2] ? resultOf(parsed(`${parts[1]!}]`)) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const ID = /^[a-z0-9][a-z0-9.-]{0,63}$/;
/** Far more than any puzzle can bring. */
const MOST_POINTS = 1000;

function resultOf(row: unknown): Result | null {
  if (!Array.isArray(row) || row.length !== 15) return null;
  const [id, day, kind, level, tries, firstStars, stars, reached, hints, best, first, last, own, step, due] =
    row as readonly unknown[];
  // A puzzle without a day whose id is a date would get that day's key, and be merged with its puzzle.
  const isDated = day === 0 ? parseDay(id) === null : parseDay(day) !== null;
  const isNamed = typeof id === 'string' && ID.test(id) && isDated;
  const isKnown = KINDS.includes(kind as Kind) && isIntegerIn(level, 1, 5);
  const isCounted =
    isIntegerIn(tries, 0, MOST_TRIES) && [firstStars, stars, hints].every((n) => isIntegerIn(n, 0, 3));
  const isWorth = [reached, best].every((n) => isIntegerIn(n, -MOST_POINTS, MOST_POINTS));
  const isTimed = isMoment(first) && isMoment(last) && first <= last;
  const again = againOf(step, due);
  if (!isNamed || !isKnown || !isCounted || !isWorth || !isTimed || again === undefined) return null;
  const ownDay = isIntegerIn(own, 0) ? OWN_DAY[own] : undefined;
  if (ownDay === undefined || (day === 0 && ownDay !== 'missed')) return null;
  return {
    id: id as string,
    day: day === 0 ? null : (day as string),
    kind: kind as Kind,
    level: level as PuzzleLevel,
    tries: tries as number,
    firstStars: firstStars as Stars,
    stars: stars as Stars,
    reached: reached as number,
    hints: hints as number,
    best: best as number,
    first: first as number,
    last: last as number,
    ownDay,
    again,
  };
}

/** `undefined` for values that cannot be one. */
function againOf(step: unknown, due: unknown): Again | null | undefined {
  if (step === 0 && due === 0) return null;
  const day = parseDay(due);
  return day !== null && isIntegerIn(step, 0, DISTANCES.length - 1) ? { step, due: day } : undefined;
}
