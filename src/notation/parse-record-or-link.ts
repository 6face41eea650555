/** Reads the two texts that a page hands out: a record as JSON, or the compact text of a link. */
import { LONGEST_TEXT } from './limits.ts';
import { parseLink } from './link.ts';
import { parseRecordText } from './record.ts';
import { refuse, type Parsed } from './refusal.ts';

export function withinLimit(text: unknown, parse: (text: string) => Parsed): Parsed {
  if (typeof text !== 'string') return refuse('not-text', {});
  const { length } = text;
  return length > LONGEST_TEXT ? refuse('too-long', { length, limit: LONGEST_TEXT }) : parse(text);
}

export const parseRecordOrLink = (text: unknown): Parsed =>
  withinLimit(text, (game) => {
    const trimmed = game.trim();
    return /^[{[]/.test(trimmed) ? parseRecordText(trimmed) : parseLink(trimmed);
  });
