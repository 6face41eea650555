/** What a player may be called: one short line that cannot disturb the text around it. */

/** In characters as a reader counts them. */
export const LONGEST_NAME = 24;

/** Control characters, line and paragraph separators, and marks that turn the direction of what follows. */
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export type NameProblem = 'too-long' | 'characters';

/** An empty name is none: then the player is called by the look of the houses. */
export function nameProblem(name: string): NameProblem | null {
  const trimmed = name.trim();
  if (DISTURBING.test(trimmed) || !trimmed.isWellFormed()) return 'characters';
  // Graphemes are counted only where the length does not decide: a book in this field, or a list of short
  // names, takes no time.
  const { length } = trimmed;
  const isLong = length > 4 * LONGEST_NAME || (length > LONGEST_NAME && graphemes(trimmed) > LONGEST_NAME);
  return isLong ? 'too-long' : null;
}

const graphemes = (text: string): number => [...new Intl.Segmenter().segment(text)].length;
