/**
 * A game as a compact text for links: base64url of
 * format version (8 bits), rules version (8), CRC-32 of all other bytes (32), config, number of actions (12), actions.
 */
import type { GameRecord } from '../engine/index.ts';
import {
  badCharacter,
  fromBase64url,
  isAtEnd,
  isCutShort,
  readBits,
  toBase64url,
  writeBits,
} from './bits.ts';
import type { BitReader, BitWriter } from './bits.ts';
import { advance, begin, finished, judge, orThrow, perform } from './game-cursor.ts';
import { crc32 } from './crc32.ts';
import { FORMAT_VERSION, LONGEST_LINK, MOST_ACTIONS, RULES_VERSION } from './limits.ts';
import { packAction, unpackAction } from './pack-action.ts';
import { packConfig, unpackConfig } from './pack-config.ts';
import { refuse, type Parsed } from './refusal.ts';

const COUNT_BITS = 12;
const HEAD_BYTES = 6;

/** Throws a `RangeError` for what is not a legal record. */
export function makeLink(record: GameRecord): string {
  const { course } = orThrow(begin(record.config));
  const writer: BitWriter = { bytes: [], length: 0 };
  packConfig(writer, course.config, course.draft.options);
  writeBits(writer, Math.min(record.actions.length, MOST_ACTIONS), COUNT_BITS);
  for (const asked of record.actions) {
    const { action } = orThrow(judge(course, asked));
    packAction(writer, course.draft, action);
    perform(course, action);
  }
  const versions = [FORMAT_VERSION, RULES_VERSION];
  const crc = crc32([...versions, ...writer.bytes]);
  return toBase64url([
    ...versions,
    crc >>> 24,
    (crc >>> 16) & 255,
    (crc >>> 8) & 255,
    crc & 255,
    ...writer.bytes,
  ]);
}

/** Gives the record back in its canonical spelling. */
export function parseLink(text: unknown): Parsed {
  if (typeof text !== 'string') return refuse('not-text', {});
  const { length } = text;
  if (length === 0) return refuse('empty', {});
  if (length > LONGEST_LINK) return refuse('too-long', { length, limit: LONGEST_LINK });
  const position = badCharacter(text);
  if (position >= 0)
    return refuse('bad-character', {
      position,
      character: String.fromCodePoint(text.codePointAt(position)!),
    });
  const bytes = fromBase64url(text);
  if (bytes === null) return refuse('checksum', {});
  const [format, rules] = bytes;
  if (format !== undefined && format !== FORMAT_VERSION) {
    return refuse('format-version', { version: format, known: FORMAT_VERSION });
  }
  if (bytes.length <= HEAD_BYTES) return refuse('cut-short', { index: null, turn: null });
  const data = bytes.subarray(HEAD_BYTES);
  const crc = readBits({ bytes, position: 16 }, 32) >>> 0;
  if (crc32([format!, rules!, ...data]) !== crc) return refuse('checksum', {});
  if (rules !== RULES_VERSION) return refuse('rules-version', { version: rules!, known: RULES_VERSION });
  return parseData({ bytes: data, position: 0 });
}

function parseData(reader: BitReader): Parsed {
  const config = unpackConfig(reader);
  const count = readBits(reader, COUNT_BITS);
  if (isCutShort(reader)) return refuse('cut-short', { index: null, turn: null });
  if (config === null) return refuse('unknown-choice', { index: null, turn: null });
  if (count > MOST_ACTIONS) return refuse('too-many-actions', { count, limit: MOST_ACTIONS });
  const begun = begin(config);
  if (!begun.ok) return begun;
  const { course } = begun;
  for (let index = 0; index < count; index++) {
    const { turn } = course;
    const action = unpackAction(reader, course.draft);
    if (isCutShort(reader)) return refuse('cut-short', { index, turn });
    if (action === null && course.draft.step !== 'over') return refuse('unknown-choice', { index, turn });
    const refusal = advance(course, action ?? { type: 'end' });
    if (refusal) return refusal;
  }
  if (!isAtEnd(reader)) return refuse('left-over', { index: count, turn: course.turn });
  return finished(course);
}
