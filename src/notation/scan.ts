/** One line of a move list as words, each with its column. Stops at the first thing it cannot read. */
import { expecting, type Expectation } from './expected.ts';
import { refuse, type NotationRefusal } from './refusal.ts';

export interface Word {
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

export type Scanned =
  | { readonly ok: true; readonly clauses: readonly (readonly Word[])[]; readonly end: number }
  | NotationRefusal;

const SPACES = [' ', '\t', '\r'];
const isBreak = (character: string): boolean => SPACES.includes(character) || ';("'.includes(character);

/** Clauses between semicolons. Quoted words are kept with their quotes; remarks in brackets are left out. */
export function scanLine(line: string): Scanned {
  const clauses: Word[][] = [[]];
  let at = 0;
  while (at < line.length) {
    const character = line[at]!;
    const start = at;
    at += 1;
    if (SPACES.includes(character)) continue;
    if (character === ';') {
      clauses.push([]);
      continue;
    }
    if (character === '(') {
      at = line.indexOf(')', at) + 1;
      if (at === 0) return missing('closing-bracket', start);
      continue;
    }
    if (character === '"') {
      at = endOfQuote(line, at);
      if (at === 0) return missing('closing-quote', start);
    } else while (at < line.length && !isBreak(line[at]!)) at += 1;
    clauses.at(-1)!.push({ text: line.slice(start, at), column: start + 1 });
  }
  return { ok: true, clauses, end: line.length + 1 };
}

/** Just after the closing mark, 0 if there is none. */
function endOfQuote(line: string, from: number): number {
  for (let at = from; at < line.length; at++) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '"') return at + 1;
  }
  return 0;
}

/** Reported at the opening mark: nothing says where the closing one should be. */
const missing = (expected: Expectation, start: number): NotationRefusal => ({
  ...refuse('syntax', { ...expecting(expected), found: '' }),
  column: start + 1,
});
