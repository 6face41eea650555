/**
 * Results as one text, for storage and files: a row a puzzle, with a checksum at the end. It may have
 * been cut, changed or written by somebody else: it is read strictly, as a whole or not at all.
 */
import { checkOf } from '../../notation/crc32.ts';
import { KINDS, type Kind, type PuzzleLevel } from '../../puzzle/types.ts';
import { parseDay } from '../days/day.ts';
import type { Stars } from '../puzzle/finished.ts';
import { isWhole } from '../whole.ts';
import { DISTANCES } from './again.ts';
import { keyOf, OWN_DAY, type Again, type Result, type Results } from './result.ts';

/** What a row holds. Others take another number, and old ones stay readable. */
export const RESULTS_FORMAT = 1;

/** Ten a day for eight years, in characters and in rows: a hostile text is not read to its end. */
export const MOST_RESULTS = 30_000;
export const LONGEST_RESULTS = 4_000_000;

export type ResultsRefusal =
  | { readonly ok: false; readonly code: 'results-changed' }
  /** Written by a newer version of these pages. */
  | { readonly ok: false; readonly code: 'results-newer'; readonly format: number };

export type ParsedResults = { readonly ok: true; readonly results: Results } | ResultsRefusal;

export function makeResults(results: Results): string {
  const rows = [...results.keys()].toSorted().map((key) => rowOf(results.get(key)!));
  const text = `{"results":${RESULTS_FORMAT},"rows":${JSON.stringify(rows)}`;
  return `${text},"check":"${checkOf(text)}"}`;
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
  if (isWhole(format, RESULTS_FORMAT + 1)) return { ok: false, code: 'results-newer', format };
  const parts = /^(.*),"check":"([0-9a-f]{8})"\}$/s.exec(text);
  if (format !== RESULTS_FORMAT || !parts || checkOf(parts[1]!) !== parts[2]) return CHANGED;
  if (!Array.isArray(rows) || rows.length > MOST_RESULTS) return CHANGED;
  const results = new Map<string, Result>();
  for (const row of rows as readonly unknown[]) {
    const result = resultOf(row);
    if (!result || results.has(keyOf(result))) return CHANGED;
    results.set(keyOf(result), result);
  }
  return { ok: true, results };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const ID = /^[a-z0-9][a-z0-9.-]{0,63}$/;
/** Far more than any puzzle can bring, and than a clock of this world shows. */
const MOST_POINTS = 1000;
const MOST_TIME = Date.UTC(3000, 0);

function resultOf(row: unknown): Result | null {
  if (!Array.isArray(row) || row.length !== 15) return null;
  const [id, day, kind, level, tries, firstStars, stars, reached, hints, best, first, last, own, step, due] =
    row as readonly unknown[];
  // A puzzle without a day that is called like one would pass for that day's, and be merged with it.
  const isDated = day === 0 ? parseDay(id) === null : parseDay(day) !== null;
  const isNamed = typeof id === 'string' && ID.test(id) && isDated;
  const isKnown = KINDS.includes(kind as Kind) && isWhole(level, 1, 5);
  const isCounted = isWhole(tries, 0, 1e6) && [firstStars, stars, hints].every((n) => isWhole(n, 0, 3));
  const isWorth = [reached, best].every((n) => isWhole(n, -MOST_POINTS, MOST_POINTS));
  const isTimed =
    [first, last].every((n) => isWhole(n, 0, MOST_TIME)) && (first as number) <= (last as number);
  const again = againOf(step, due);
  if (!isNamed || !isKnown || !isCounted || !isWorth || !isTimed || again === undefined) return null;
  const ownDay = isWhole(own, 0) ? OWN_DAY[own] : undefined;
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

/** `undefined` for what is none. */
function againOf(step: unknown, due: unknown): Again | null | undefined {
  if (step === 0 && due === 0) return null;
  const day = parseDay(due);
  return day !== null && isWhole(step, 0, DISTANCES.length - 1) ? { step, due: day } : undefined;
}
