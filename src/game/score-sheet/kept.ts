/** Sheets that were kept on this device: a line each, the newest first, with the moment and the sheet's text. */
import { recall, remember } from '../remember.ts';
import { readSheet, writeSheet } from './text.ts';
import type { Sheet } from './sheet.ts';

export interface KeptSheet {
  /** In milliseconds, as `Date.now()` says it. */
  readonly at: number;
  readonly sheet: Sheet;
}

/** So many that nobody meets the end, and few enough for one setting of the file with everything. */
export const MOST_SHEETS = 40;
const LONGEST_LIST = 18_000;

const LINE = /^(\d{1,15}) (.+)$/;

/** What cannot be read stays in the text as it is, and is passed over. */
export const sheetsIn = (text: string | null): readonly KeptSheet[] =>
  (text ?? '').split('\n').flatMap((line) => {
    const [, at, said] = LINE.exec(line) ?? [];
    const read = said === undefined ? null : readSheet(said);
    return read?.ok ? [{ at: Number(at), sheet: read.sheet }] : [];
  });

const momentOf = (line: string): number => Number(LINE.exec(line)?.[1] ?? 0);

/** Both lists, each line once, the newest first; what is too much goes at the end. */
export function mergeSheets(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const lines = [...new Set([...one.split('\n'), ...other.split('\n')])].filter((line) => line !== '');
  return within(lines.toSorted((a, b) => momentOf(b) - momentOf(a)));
}

function within(lines: readonly string[]): string {
  const kept = lines.slice(0, MOST_SHEETS);
  while (kept.join('\n').length > LONGEST_LIST) kept.pop();
  return kept.join('\n');
}

export const keptSheets = (): readonly KeptSheet[] => sheetsIn(recall('sheets'));

/** Whether it is kept: storage may be full or closed, and so may the list. */
export function keepSheet({ at, sheet }: KeptSheet): boolean {
  const line = `${at} ${writeSheet(sheet)}`;
  const lines = (recall('sheets') ?? '').split('\n').filter((other) => other !== '');
  // A full list refuses; it does not quietly drop an old sheet.
  const text = mergeSheets(lines.join('\n'), line)!;
  if (lines.some((other) => !text.split('\n').includes(other))) return false;
  remember('sheets', text);
  return recall('sheets') === text;
}

export function dropSheet({ at, sheet }: KeptSheet): void {
  const line = `${at} ${writeSheet(sheet)}`;
  const lines = (recall('sheets') ?? '').split('\n').filter((other) => other !== line);
  remember('sheets', lines.length > 0 ? lines.join('\n') : null);
}
