/**
 * Reads a line of the bank. The line may come from anywhere: every error has a code, and a valid puzzle
 * has one spelling only. Checked here is that a puzzle is complete, possible and independent of chance;
 * that its answer is right is proved elsewhere (`npm run puzzles -- verify`).
 */
import { fromPosition, RULES, type Action, type RuleId } from '../engine/index.ts';
import { readAction } from './code-action.ts';
import { GROUP_LETTERS } from './code-letters.ts';
import { readPosition } from './code-position.ts';
import { encode, type Banked } from './code.ts';
import { isClosed } from './start.ts';
import {
  KINDS,
  type Goal,
  type LegalPuzzle,
  type Puzzle,
  type PuzzleLevel,
  type RoutePuzzle,
} from './types.ts';

/**
 * `text`: not a line at all. `number`: not a number, or an impossible one. `position`: a malformed word;
 * `impossible`: the engine refuses the position. `open`: another player or chance would decide.
 * `spelling`: valid, but not spelled as `encode` does.
 */
type BadLine =
  | 'text'
  | 'kind'
  | 'level'
  | 'goal'
  | 'number'
  | 'actions'
  | 'rules'
  | 'position'
  | 'impossible'
  | 'open'
  | 'spelling';

export type Decoded = ({ readonly ok: true } & Banked) | { readonly ok: false; readonly code: BadLine };

const bad = (code: BadLine): Decoded => ({ ok: false, code });

/** No line of the bank is longer, in characters. */
const LONGEST = 1000;

function readLine(id: string, line: unknown): Decoded {
  if (typeof line !== 'string' || line.length > LONGEST) return bad('text');
  const [name, level = '', ...words] = line.split(' ');
  const kind = KINDS.find((known) => known === name);
  if (!kind) return bad('kind');
  if (!/^[1-5]$/.test(level)) return bad('level');
  const head = { id, level: Number(level) as PuzzleLevel };
  const read = kind === 'legal' ? readLegal(head, words) : readRoute({ ...head, kind }, words);
  if (typeof read === 'string') return bad(read);
  const built = fromPosition(read.puzzle.position);
  if (!built.ok) return bad('impossible');
  const { puzzle } = read;
  if (puzzle.kind !== 'legal' && !isClosed(built.state, built.state.player, puzzle.goal)) return bad('open');
  return { ok: true, ...read };
}

export function decode(id: string, line: unknown): Decoded {
  const read = readLine(id, line);
  return read.ok && encode(read) !== line ? bad('spelling') : read;
}

type Head = Pick<Puzzle, 'id' | 'level'>;

function readRoute(head: Head & Pick<RoutePuzzle, 'kind'>, words: readonly string[]): Banked | BadLine {
  const [goalWord = '', best, firstMoves, lines, measured = '', ...rest] = words;
  const goal = readGoal(goalWord);
  if (!goal) return 'goal';
  const numbers = [best, firstMoves, lines, ...measured.split(',')].map(readNumber);
  if (numbers.length !== 7 || numbers.includes(null)) return 'number';
  const [value, first, count, all, greedy, solid, traps] = numbers as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (first < 1 || all < first || count < 1 || traps < 0 || traps > 2 || Math.max(greedy, solid) > value)
    return 'number';
  const position = readPosition(rest);
  if (!position) return 'position';
  const puzzle = { ...head, position, goal, best: value, firstMoves: first, lines: count };
  return { puzzle, measures: { all, greedy, solid, traps } };
}

const readNumber = (word: string | undefined): number | null =>
  word !== undefined && /^(?:0|-?[1-9]\d{0,8})$/.test(word) ? Number(word) : null;

function readGoal(word: string): Goal | null {
  const parts = /^(?:([pl])([1-4])|c([1-4])([3-7])|g([1-4])([bwsoi])|w)$/.exec(word);
  if (!parts) return null;
  const [type, turns, coachTurns, coach, groupTurns, group] = parts.slice(1);
  if (type) return { type: type === 'p' ? 'points' : 'length', turns: Number(turns) };
  if (coach) return { type: 'coach', coach: Number(coach), turns: Number(coachTurns) };
  if (group) return { type: 'group', group: GROUP_LETTERS.read(group)![0]!, turns: Number(groupTurns) };
  return { type: 'place' };
}

const MOST_ACTIONS = 8;

function readLegal(head: Head, words: readonly string[]): Banked | BadLine {
  const [at = '', ruleWords = '', actionWords = '', beforeWords = '', ...rest] = words;
  const illegal = readNumber(at);
  const rules = ruleWords.split(',').filter((rule): rule is RuleId => Object.hasOwn(RULES, rule));
  const actions = readActions(actionWords);
  const before = beforeWords === '-' ? [] : readActions(beforeWords);
  if (!actions || !before) return 'actions';
  if (illegal === null || illegal < 0 || illegal >= actions.length) return 'number';
  if (rules.length < 2 || new Set(rules).size !== rules.length) return 'rules';
  const position = readPosition(rest);
  if (!position) return 'position';
  const puzzle: LegalPuzzle = {
    ...head,
    kind: 'legal',
    position,
    actions,
    illegal,
    rules,
    ...(before.length > 0 && { before }),
  };
  return { puzzle, measures: null };
}

function readActions(words: string): readonly Action[] | null {
  const actions = words.split(',').map(readAction);
  return actions.length > MOST_ACTIONS || actions.includes(null) ? null : (actions as Action[]);
}
