/** A session of “legal or not”: find the illegal action, then name the rule. Each mistake counts once. */
import { check, type RuleId, type State } from '../../../engine/index.ts';
import { stateOf } from '../../../puzzle-bank/start.ts';
import type { LegalPuzzle } from '../../../puzzle-bank/types.ts';
import { starsAfter } from './stars.ts';
import type { Answer, Hints } from '../../../storage/attempts/attempts.ts';

export interface LegalSession {
  readonly puzzle: LegalPuzzle;
  readonly state: State;
  /** Legal actions and wrong rules that were chosen, in order. */
  readonly wrong: readonly number[];
  readonly wrongRules: readonly RuleId[];
  readonly status: 'choosing' | 'naming' | 'done';
  /** The hints in order: the chapter, the rule, the answer. */
  readonly hints: Hints;
  /** The first one given: a later try, with the answer known, does not change it. */
  readonly answer: Answer | null;
}

export type LegalIntent =
  | { readonly type: 'pick'; readonly index: number }
  | { readonly type: 'name'; readonly rule: RuleId }
  | { readonly type: 'hint' | 'try-again' };

export const beginLegal = (puzzle: LegalPuzzle): LegalSession => ({
  puzzle,
  state: stateOf(puzzle),
  wrong: [],
  wrongRules: [],
  status: 'choosing',
  hints: 0,
  answer: null,
});

/** The rule that forbids it, as the engine says. */
export function ruleBehind({ puzzle, state }: Pick<LegalSession, 'puzzle' | 'state'>): RuleId {
  const verdict = check(state, puzzle.actions[puzzle.illegal]!);
  if (verdict.ok) throw new RangeError(`${puzzle.id}: nothing is forbidden`);
  return verdict.rule;
}

/** The intent of a number key or a typed line: a place in the list that is shown, or a rule's own number. */
export function numbered({ status, puzzle }: LegalSession, text: string): LegalIntent | null {
  const number = text.trim().replace(/^§\s*|\.$/g, '');
  const index = /^[1-9]$/.test(number) ? Number(number) - 1 : -1;
  if (status === 'choosing') return index in puzzle.actions ? { type: 'pick', index } : null;
  const rule = puzzle.rules[index] ?? puzzle.rules.find((each) => each === number);
  return status === 'naming' && rule ? { type: 'name', rule } : null;
}

export function name(naming: LegalSession, intent: LegalIntent): LegalSession {
  switch (intent.type) {
    case 'pick':
      return picked(naming, intent.index);
    case 'name':
      return named(naming, intent.rule);
    case 'hint':
      return hinted(naming);
    case 'try-again':
      return { ...beginLegal(naming.puzzle), hints: naming.hints, answer: naming.answer };
  }
}

function picked(naming: LegalSession, index: number): LegalSession {
  const { puzzle, wrong, status } = naming;
  if (status !== 'choosing' || !(index in puzzle.actions) || wrong.includes(index)) return naming;
  return index === puzzle.illegal ? { ...naming, status: 'naming' } : { ...naming, wrong: [...wrong, index] };
}

function named(naming: LegalSession, rule: RuleId): LegalSession {
  const { puzzle, wrongRules, status } = naming;
  if (status !== 'naming' || !puzzle.rules.includes(rule) || wrongRules.includes(rule)) return naming;
  return rule === ruleBehind(naming) ? done(naming) : { ...naming, wrongRules: [...wrongRules, rule] };
}

function hinted(naming: LegalSession): LegalSession {
  if (naming.hints === 3 || naming.status === 'done') return naming;
  const hints = (naming.hints + 1) as Hints;
  return hints === 3 ? done({ ...naming, hints }) : { ...naming, hints };
}

function done(naming: LegalSession): LegalSession {
  const { wrong, wrongRules, hints } = naming;
  const mistakes = wrong.length + wrongRules.length;
  const worth: Answer = {
    reached: mistakes === 0 && hints < 3 ? 1 : 0,
    stars: starsAfter(mistakes, hints),
    hints,
  };
  return { ...naming, status: 'done', answer: naming.answer ?? worth };
}
