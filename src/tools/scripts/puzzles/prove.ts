/** Proves a line of the bank anew: everything it says must come out again, to the letter. */
import { check } from '../../../engine/index.ts';
import { encode, type Banked } from '../../../puzzle-bank/code.ts';
import { decode } from '../../../puzzle-bank/decode.ts';
import { isSoInEveryEdition, legalLevel } from '../../../puzzle-maker/generate-legal.ts';
import { examine } from '../../../puzzle-maker/generate-route.ts';
import { stateOf, turnsOf } from '../../../puzzle-bank/start.ts';
import { atOnce } from '../../../solver/time-slices.ts';
import type { LegalPuzzle } from '../../../puzzle-bank/types.ts';
import { solid } from './solid.ts';

/** `null`, or what is wrong with the line. */
export function flawOf(line: string): string | null {
  const decoded = decode('', line);
  if (!decoded.ok) return `cannot be read: ${decoded.code}`;
  const { puzzle } = decoded;
  if (puzzle.kind === 'legal') return flawOfLegal(puzzle);
  const examined = atOnce(examine(puzzle.kind, { state: stateOf(puzzle), goal: puzzle.goal }, solid));
  if (!examined.ok) return `is rejected: ${examined.why}`;
  const again = encode(examined.banked);
  return again === line ? null : `comes out as: ${again}`;
}

function flawOfLegal(puzzle: LegalPuzzle): string | null {
  const { actions, illegal, rules, level } = puzzle;
  const state = stateOf(puzzle);
  const refused = actions.flatMap((action, i) => (check(state, action).ok ? [] : i));
  if (refused.join() !== `${illegal}`) return `refused are ${refused.join() || 'none'}`;
  const verdict = check(state, actions[illegal]);
  if (verdict.ok || !rules.includes(verdict.rule)) return 'the right rule is missing';
  if (!isSoInEveryEdition(puzzle)) return 'the booklets disagree';
  const again = legalLevel(puzzle);
  return again === level ? null : `is of level ${again}`;
}

const TENTHS = [1, 1, 4, 30] as const;

/** About how long a proof takes, in tenths of a second: carriages and tokens are bounded least. */
export function costOf({ puzzle }: Banked): number {
  if (puzzle.kind === 'legal') return 1;
  if (puzzle.kind === 'rome') return 30;
  return puzzle.kind === 'officials' ? 4 : TENTHS[turnsOf(puzzle.goal) - 1]!;
}
