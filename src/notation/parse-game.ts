/** Any of the three texts of a game: a record as JSON, a move list, or the compact text of a link. */
import { parseMoves } from './parse-moves.ts';
import { parseRecordOrLink, withinLimit } from './parse-record-or-link.ts';
import type { Parsed } from './refusal.ts';

export const parseGame = (text: unknown): Parsed =>
  withinLimit(text, (game) =>
    /^(#|posthorn\s)/.test(game.trim()) ? parseMoves(game) : parseRecordOrLink(game),
  );
