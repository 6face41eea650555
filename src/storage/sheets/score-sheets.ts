/** Sheets that were kept on this device: a line each, the newest first, with the moment and the sheet's text. */
import { momentNow } from '../../text/moment.ts';
import { askToPersist } from '../device/persistence.ts';
import { recall, remember } from '../settings/preferences.ts';
import { readSheet, writeSheet } from './sheet-text.ts';
import { emptySheet, type Sheet } from './sheet.ts';

export interface KeptSheet {
  /** In milliseconds, as `momentNow` says it. */
  readonly at: number;
  readonly sheet: Sheet;
}

/** In characters: more than a hundred sheets with the longest names, and still read in an instant. */
export const LONGEST_SHEETS = 60_000;

/** One spelling of each moment, so that a line that is shown can be found again. */
const LINE = /^(0|-?[1-9]\d{0,14}) (.+)$/;

function sheetIn(line: string): KeptSheet | null {
  const [, at, said] = LINE.exec(line) ?? [];
  const read = said === undefined ? null : readSheet(said);
  return read?.ok ? { at: Number(at), sheet: read.sheet } : null;
}

const linesIn = (text: string): readonly string[] => text.slice(0, LONGEST_SHEETS).split('\n');

/** Lines that cannot be read are passed over; they stay in the text as they are. */
export const sheetsIn = (text: string | null): readonly KeptSheet[] =>
  linesIn(text ?? '').flatMap((line) => sheetIn(line) ?? []);

/** The text without the lines that cannot be read. */
function readableIn(text: string | undefined): string | undefined {
  const lines = linesIn(text ?? '').filter((line) => sheetIn(line) !== null);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

const momentOf = (line: string): number => Number(LINE.exec(line)?.[1] ?? 0);

/** Both lists, each line once, the newest first. None is left out: the caller checks the length. */
export function mergeSheets(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const lines = [...new Set([...one.split('\n'), ...other.split('\n')])].filter((line) => line !== '');
  return lines.toSorted((a, b) => momentOf(b) - momentOf(a)).join('\n');
}

/**
 * Lines of a file that cannot be read may be of a newer page, or junk: they must not take the room of sheets.
 */
export function mergeSheetsOfFile(here: string | undefined, there: string | undefined): string | undefined {
  const all = mergeSheets(here, there);
  return hasRoom(all) ? all : mergeSheets(here, readableIn(there));
}

const hasRoom = (text: string | undefined): boolean => (text?.length ?? 0) <= LONGEST_SHEETS;

export const keptSheets = (): readonly KeptSheet[] => sheetsIn(recall('sheets'));

/** Whether it is kept: storage may be full or closed, and a full list drops no old sheet for a new one. */
export function keepSheet({ at, sheet }: KeptSheet): boolean {
  askToPersist();
  const line = `${at} ${writeSheet(sheet)}`;
  const here = recall('sheets') ?? undefined;
  const all = mergeSheets(here, line)!;
  const text = hasRoom(all) ? all : mergeSheets(readableIn(here), line)!;
  return hasRoom(text) && remember('sheets', text) === 'stored';
}

/**
 * Keeps a sheet that is about to be replaced, unless it is empty or kept already. Returns whether it is kept.
 */
export function setAsideSheet(sheet: Sheet): boolean {
  const text = writeSheet(sheet);
  if (text === writeSheet(emptySheet())) return false;
  const isKept = keptSheets().some((kept) => writeSheet(kept.sheet) === text);
  return isKept || keepSheet({ at: momentNow(), sheet });
}

export function dropSheet({ at, sheet }: KeptSheet): void {
  const line = `${at} ${writeSheet(sheet)}`;
  const lines = (recall('sheets') ?? '').split('\n').filter((other) => other !== line);
  remember('sheets', lines.length > 0 ? lines.join('\n') : null);
}
