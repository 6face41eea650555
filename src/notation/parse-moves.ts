/** Reads a list of moves, written by `makeMoves` or by a person. The grammar is in README.md. */
import { check } from '../engine/index.ts';
import { advance, finished, type Begun, type GameCursor } from './game-cursor.ts';
import { expecting } from './expected.ts';
import { LONGEST_TEXT } from './limits.ts';
import { labelOf } from './make-moves.ts';
import { parseHead } from './parse-head.ts';
import { refuse, type NotationRefusal, type Parsed } from './refusal.ts';
import { scanLine, type Word } from './scan.ts';
import { SEAT_NAMES, seatName } from './seats.ts';
import { readWords, VERBS } from './words.ts';

/** Gives the record back in its canonical spelling. A refusal says on which line, and where on it. */
export function parseMoves(text: unknown): Parsed {
  if (typeof text !== 'string') return refuse('not-text', {});
  const { length } = text;
  if (length > LONGEST_TEXT) return refuse('too-long', { length, limit: LONGEST_TEXT });
  let begun: Begun = refuse('empty', {});
  for (const [i, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const scanned = scanLine(line);
    if (!scanned.ok) return { ...scanned, line: i + 1 };
    const { clauses, end } = scanned;
    if (!begun.ok) {
      begun = parseHead(clauses, end);
      if (!begun.ok) return { ...begun, line: i + 1 };
      continue;
    }
    const refusal = readLine(begun.course, clauses, end);
    if (refusal) return { ...refusal, line: i + 1 };
  }
  return begun.ok ? finished(begun.course) : begun;
}

type Clauses = readonly (readonly Word[])[];

const at = (column: number, refusal: NotationRefusal): NotationRefusal => ({ ...refusal, column });

const found = (word: Word | undefined): string => word?.text.slice(0, 40) ?? '';

function readLine(course: GameCursor, clauses: Clauses, end: number): NotationRefusal | null {
  const { turn } = course;
  const expected = labelOf(course);
  const taken = checkLabel(course, clauses[0]!, expected, end);
  if (typeof taken !== 'number') return taken;
  const moves = [clauses[0]!.slice(taken), ...clauses.slice(1)];
  for (const [i, words] of moves.entries()) {
    const column = words[0]?.column ?? end;
    if (words.length === 0) {
      if (i > 0 && i === moves.length - 1) break;
      return at(column, refuse('syntax', { ...expecting('one-of', VERBS), found: '' }));
    }
    if (i > 0 && labelOf(course) !== expected) return at(column, refuse('turn-ended', { turn }));
    const refusal = readClause(course, words, end);
    if (refusal) return refusal;
  }
  return null;
}

/** How many words the label takes, if it is the right one. After the end of the game the engine answers. */
function checkLabel(
  course: GameCursor,
  words: readonly Word[],
  expected: string,
  end: number,
): number | NotationRefusal {
  const labels = expected.split(' ');
  const isOver = course.draft.step === 'over';
  for (const [i, label] of labels.entries()) {
    const word = words[i];
    const isNumber = /^\d{1,9}\.$/.test(word?.text ?? '');
    if (word?.text === label || (isOver && i === 0 && isNumber)) continue;
    const column = word?.column ?? end;
    if (label.endsWith('.') && isNumber) {
      return at(column, refuse('turn-number', { expected: course.turn, found: found(word) }));
    }
    const isSeat = i > 0 && SEAT_NAMES.some((name) => word?.text === `${name}:`);
    if (isOver && isSeat) continue;
    return isSeat
      ? at(column, refuse('wrong-player', { expected: course.draft.turn.player, found: found(word) }))
      : at(column, refuse('syntax', { ...expecting('word', [label]), found: found(word) }));
  }
  return labels.length;
}

/** One clause: the player's name where it is not the line's, and an action, or several draws. */
function readClause(course: GameCursor, clause: readonly Word[], end: number): NotationRefusal | null {
  const { draft } = course;
  const isNamed = SEAT_NAMES.some((name) => name === clause[0]!.text);
  if (isNamed && clause[0]!.text !== seatName(draft.player)) {
    return at(clause[0]!.column, refuse('wrong-player', { expected: draft.player, found: found(clause[0]) }));
  }
  const words = isNamed ? clause.slice(1) : clause;
  if (words[0]?.text !== 'draw' || words.length < 3) return readMove(course, words, end);
  for (const source of words.slice(1)) {
    const refusal = readMove(course, [words[0], source], end);
    if (refusal) return refusal.code === 'illegal-action' ? at(source.column, refusal) : refusal;
  }
  return null;
}

function readMove(course: GameCursor, words: readonly Word[], end: number): NotationRefusal | null {
  const asked = readWords(words.map(({ text }) => text).concat(words.length === 0 ? [''] : []));
  if (!asked.ok) {
    const word = words[asked.at];
    return at(word?.column ?? end, refuse('syntax', { ...asked.wanted, found: found(word) }));
  }
  const refusal = advance(course, withEnd(course, asked.action));
  return refusal && at(words[0]!.column, refusal);
}

/** A card laid without a side goes to the right if it fits there, and else to the left. */
function withEnd({ draft }: GameCursor, action: Readonly<Record<string, unknown>>): unknown {
  if (action['type'] !== 'play' || action['end'] !== undefined) return action;
  const left = { ...action, end: 'left' };
  const right = { ...action, end: 'right' };
  return !check(draft, right).ok && check(draft, left).ok ? left : right;
}
