/**
 * A game as one text, for storage and for files: a record as JSON, so that everything that reads
 * records reads it, with more fields beside it and a checksum at its end.
 */
import { checkOf } from '../../notation/crc32.ts';
import { readJson } from '../../notation/json.ts';
import { LONGEST_TEXT } from '../../notation/limits.ts';
import { writePlayed } from '../../notation/record.ts';
import { refuse, type NotationRefusal } from '../../notation/refusal.ts';
import { isMoment } from '../../text/moment.ts';
import { isIntegerIn } from '../../text/is-integer-in.ts';
import { parseReason } from '../../table/model/reason-data.ts';
import { recordOf, takenUp, type Session, type TakenUp } from '../../table/model/session.ts';
import { parseSeats, type PlaySeat } from '../../table/model/setup.ts';

/**
 * Version of the fields beside the record. Changed fields take another number, and old ones stay readable.
 */
const SAVE_FORMAT = 1;

/** Times are in milliseconds, as everywhere in a browser. */
export interface Stamp {
  /** Counts the times this game was saved. */
  readonly revision: number;
  readonly begun: number;
  readonly saved: number;
}

export type SaveRefusal =
  | NotationRefusal
  /** Not as it was written: something has changed or cut it. */
  | { readonly ok: false; readonly code: 'save-changed' }
  | { readonly ok: false; readonly code: 'save-format'; readonly format: number; readonly known: number }
  /** It has no seats that fit the game. */
  | { readonly ok: false; readonly code: 'save-seats' };

export type ParsedSave =
  { readonly ok: true; readonly session: Session; readonly stamp: Stamp } | SaveRefusal;

/** Throws a `RangeError` for a game with more actions than a record can have. */
export function makeSave(session: Session, stamp: Stamp): string {
  const more = {
    save: SAVE_FORMAT,
    seats: session.setup.seats,
    reasons: session.reasons,
    pending: session.table.pending,
    stamp,
  };
  const text = `${writePlayed(recordOf(session)).slice(0, -1)},${JSON.stringify(more).slice(1, -1)}`;
  return `${text},"check":"${checkOf(text)}"}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads a text that may be anything at all. `id` is what the game is kept under. */
export function parseSave(id: string, text: unknown): ParsedSave {
  if (typeof text !== 'string') return refuse('not-text', {});
  if (text.length > LONGEST_TEXT) return refuse('too-long', { length: text.length, limit: LONGEST_TEXT });
  const fields = fieldsOf(text);
  if (!fields) return refuse('bad-json', {});
  const format = fields['save'];
  if (typeof format === 'number' && format !== SAVE_FORMAT)
    return { ok: false, code: 'save-format', format, known: SAVE_FORMAT };
  const parts = /^(.*),"check":"([0-9a-f]{8})"\}$/s.exec(text);
  if (!parts || checkOf(parts[1]!) !== parts[2]) return { ok: false, code: 'save-changed' };
  const stamp = parseStamp(fields['stamp']);
  if (!stamp) return { ok: false, code: 'save-changed' };
  const seats = parseSeats(fields['seats']);
  const taken = seats && restored(id, seats, fields, fields);
  if (taken?.ok) return { ...taken, stamp };
  const isMiscounted = taken?.code === 'bad-record' && taken.field === 'players';
  return taken && !isMiscounted ? taken : { ok: false, code: 'save-seats' };
}

/** The fields of a JSON object, if it is one. */
export function fieldsOf(text: string): Fields | null {
  const value = readJson(text)?.value;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** Unreadable reasons and pending input are left out: the game is whole without them. */
export function restored(
  id: string,
  seats: readonly PlaySeat[],
  record: unknown,
  { reasons, pending }: Fields,
): TakenUp {
  const known = Array.isArray(reasons) ? reasons.map(parseReason) : [];
  return takenUp(id, { seats }, record, { reasons: known, pending });
}

/** A made-up revision must leave room for the next ones: what is written must be read again. */
export const HIGHEST_REVISION = 1e12;

function parseStamp(value: unknown): Stamp | null {
  if (typeof value !== 'object' || value === null) return null;
  const { revision, begun, saved } = value as Partial<Stamp>;
  if (!isIntegerIn(revision, 0) || !isMoment(begun) || !isMoment(saved)) return null;
  return { revision: Math.min(revision, HIGHEST_REVISION), begun, saved };
}
