/** Any of the three texts of a game: a record as JSON, a move list, or the compact text of a link. */
import { parseLink } from './link.ts';
import { parseMoves } from './parse-moves.ts';
import { parseRecordText } from './record.ts';
import { LONGEST_TEXT } from './limits.ts';
import { refuse, type Parsed } from './refusal.ts';

export function parseGame(text: unknown): Parsed {
  if (typeof text !== 'string') return refuse('not-text', {});
  const { length } = text;
  if (length > LONGEST_TEXT) return refuse('too-long', { length, limit: LONGEST_TEXT });
  const trimmed = text.trim();
  if (/^[{[]/.test(trimmed)) return parseRecordText(trimmed);
  return /^(#|posthorn\s)/.test(trimmed) ? parseMoves(text) : parseLink(trimmed);
}
