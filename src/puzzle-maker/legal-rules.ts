/** For “legal or not”: how hard a refusal is to see, and which other rules might be blamed for it. */
import { RULE_OF, type ActionType, type Code, type RuleId } from '../engine/index.ts';

/** How well the rule is hidden, 1 to 4; what nobody runs into at a table is not asked. */
export const DEPTH: Readonly<Partial<Record<Code, number>>> = {
  'no-road': 1,
  'not-in-hand': 1,
  'route-too-short': 1,
  'wrong-step': 2,
  'already-in-route': 2,
  'not-on-route': 1,
  'own-house': 2,
  'one-per-province': 2,
  'one-province': 2,
  'official-used': 2,
  'bailiff-too-late': 2,
  'discard-count': 2,
  'token-missing': 2,
  'no-road-south': 2,
  'coach-too-far': 3,
  'no-effect': 3,
  'no-route': 3,
  'token-repeated': 3,
  'wrong-carriage': 3,
  'carriage-in-rome': 3,
  'hand-in-count': 3,
  'must-fit': 4,
  'houses-left': 4,
  'postmaster-forced': 4,
  'no-coach-left': 4,
  'must-place': 4,
};

const OF_TYPE: Readonly<Record<ActionType, readonly RuleId[]>> = {
  seat: ['13.1'],
  draw: ['4.1', '5.3', '5.6', '5.7', '6.1'],
  call: ['4.1', '4.2', '5.3', '5.5', '5.7', '10.3'],
  play: ['4.1', '6.1', '6.3', '6.4', '6.6'],
  restart: ['4.1', '6.1', '6.4', '6.5', '6.6'],
  close: ['4.1', '7.1', '8.1', '8.2', '8.3', '8.4', '8.5', '8.6'],
  end: ['4.1', '4.2', '7.1', '7.3'],
  'take-coach': ['4.1', '10.2', '10.3', '7.1'],
  skip: ['4.1', '4.2', '12.2', '13.2'],
  advance: ['13.2', '13.3', '13.5', '8.2'],
  discard: ['4.1', '6.1', '7.3', '5.6'],
  'hand-in': ['4.1', '12.1', '12.3', '4.2'],
};

/** Rules so close to the one that is broken that naming them would not be wrong either. */
const TOO_NEAR: Readonly<Partial<Record<Code, readonly RuleId[]>>> = {
  'wrong-step': ['5.3', '7.1', '7.3', '12.2', '13.2', '10.2', '6.6', '5.6'],
  'bailiff-too-late': ['4.1'],
  'postmaster-forced': ['4.2', '4.1'],
  'must-fit': ['6.5', '6.3', '4.1'],
  'no-route': ['6.2'],
  'coach-too-far': ['10.1', '7.1'],
  'no-coach-left': ['10.1', '10.2'],
  'no-effect': ['6.6', '5.4', '10.2', '10.3'],
  'hand-in-count': ['12.2'],
  'official-used': ['5.5', '5.3'],
  'one-per-province': ['8.6'],
  'one-province': ['8.6'],
  'must-place': ['8.3', '8.4'],
};

/** Rules about other things, to fill up where too few related ones remain. */
const ELSEWHERE: readonly RuleId[] = ['5.7', '6.3', '8.2', '10.3', '6.4', '8.3'];

/** The other rules that might be blamed, the nearest first. */
export const blamable = (code: Code, type: ActionType): readonly RuleId[] => {
  const isWrong = (rule: RuleId): boolean => rule !== RULE_OF[code] && !(TOO_NEAR[code] ?? []).includes(rule);
  const near = OF_TYPE[type].filter(isWrong);
  return [...near, ...ELSEWHERE.filter((rule) => isWrong(rule) && !near.includes(rule))];
};
