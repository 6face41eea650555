/** “Legal or not”: a moment of a game, some things one might do there, and one that is refused. */
import {
  apply,
  check,
  legalActions,
  newGame,
  nextBelow,
  RULE_OF,
  seedRandom,
  shuffle,
  type Action,
  type Code,
  type Module,
  type PlayerCount,
  type RuleId,
  type State,
  type Step,
} from '../engine/index.ts';
import type { Banked } from '../puzzle-bank/code.ts';
import { inEveryEdition } from './generate-editions.ts';
import { blamable, DEPTH } from './legal-rules.ts';
import { tries } from './legal-wrong.ts';
import { isPosition, positionOf } from './position-of.ts';
import type { Player } from './simple-player.ts';
import { stateOf } from '../puzzle-bank/start.ts';
import type { LegalPuzzle, PuzzleLevel } from '../puzzle-bank/types.ts';

type Random = number[];

/** A position and what is played from it before the question is asked. */
interface Asked {
  readonly start: State;
  readonly before: readonly Action[];
}

const MODULES: readonly (readonly Module[])[] = [[], [], [], ['officials'], ['audience']];
const MOST_ACTIONS = 2000;
const LONGEST_BEFORE = 4;

/** One moment of each step, so that those which are rare in a game are asked about as often. */
const STEPS = [
  'draw',
  'play',
  'finish',
  'coach',
  'carriage',
  'discard',
  'hand-in',
] as const satisfies readonly Step[];

function momentsOf(seed: string, random: Random, player: Player): readonly Asked[] {
  const players = ([2, 3, 4] as const)[nextBelow(random, 3)]! satisfies PlayerCount;
  const modules = MODULES[nextBelow(random, MODULES.length)]!;
  const found = new Map<Step, Asked[]>(STEPS.map((step) => [step, []]));
  let state = newGame({ players, modules, seed });
  let asked: Asked | null = null;
  for (let i = 0; state.step !== 'over' && i < MOST_ACTIONS; i++) {
    if (isPosition(state)) asked = { start: state, before: [] };
    if (asked && state.player === state.turn.player && asked.before.length <= LONGEST_BEFORE) {
      found.get(state.step)?.push(asked);
    }
    const action = player(state);
    if (asked) asked = { start: asked.start, before: [...asked.before, action] };
    const applied = apply(state, action);
    if (!applied.ok) break;
    state = applied.state;
  }
  return [...found.values()].flatMap((moments) => moments[nextBelow(random, moments.length || 1)] ?? []);
}

/** The same moment under every booklet. */
function states(puzzle: Pick<LegalPuzzle, 'position' | 'before'>): readonly State[] | null {
  const starts = inEveryEdition(puzzle.position);
  if (!starts) return null;
  const all: State[] = [];
  for (const start of starts) {
    let state = start;
    for (const action of puzzle.before ?? []) {
      const applied = apply(state, action);
      if (!applied.ok) return null;
      state = applied.state;
    }
    all.push(state);
  }
  return all.every(({ step, player }) => step === all[0]!.step && player === all[0]!.player) ? all : null;
}

/** The verdict on an action under every booklet; `null` where they differ. */
function verdict(all: readonly State[], action: Action): Code | 'ok' | null {
  const codes = new Set(
    all.map((state) => {
      const said = check(state, action);
      return said.ok ? 'ok' : said.code;
    }),
  );
  return codes.size === 1 ? [...codes][0]! : null;
}

/** Whether exactly the one action is refused under every booklet, for the same reason. */
export function isSoInEveryEdition(puzzle: LegalPuzzle): boolean {
  const all = states(puzzle);
  return (
    all !== null &&
    puzzle.actions.every((action, i) => {
      const said = verdict(all, action);
      return i === puzzle.illegal ? said !== null && said !== 'ok' : said === 'ok';
    })
  );
}

/** The part of an action that its label shows: proposals must differ in it to be told apart. */
const nameOf = (action: Action): string => {
  if (action.type === 'close' && action.houses.length === 0) return 'close';
  return action.type === 'hand-in' ? `hand-in ${action.officials.join()}` : JSON.stringify(action);
};

function ask({ start, before }: Asked, random: Random): Banked | null {
  const position = positionOf(start);
  const all = states({ position, before });
  if (!all) return null;
  const state = all[0]!;
  const wrong = new Map<Code, Action[]>();
  for (const action of tries(state)) {
    const said = verdict(all, action);
    if (said === null || said === 'ok' || DEPTH[said] === undefined) continue;
    wrong.set(said, [...(wrong.get(said) ?? []), action]);
  }
  const code = pickCode([...wrong.keys()], random);
  if (code === null) return null;
  const illegal = wrong.get(code)![nextBelow(random, wrong.get(code)!.length)]!;
  const right = decoys(all, illegal, random);
  if (right.length < 3) return null;
  return puzzleOf({ position, before }, code, illegal, right, random);
}

/** Deeper rules weigh more, because they are rarer; the wrong step weighs least, being always possible. */
function pickCode(codes: readonly Code[], random: Random): Code | null {
  const weightOf = (code: Code): number => (code === 'wrong-step' ? 1 : 3 * DEPTH[code]! ** 2);
  const weighted = codes.flatMap((code) => Array.from({ length: weightOf(code) }, () => code));
  return weighted.length === 0 ? null : weighted[nextBelow(random, weighted.length)]!;
}

/** Legal things to do, first of the same sort as the illegal one. */
function decoys(all: readonly State[], illegal: Action, random: Random): readonly Action[] {
  const legal = legalActions(all[0]!).filter(
    (action) =>
      verdict(all, action) === 'ok' &&
      !(action.type === 'hand-in' && (action.house ?? action.draw) !== undefined),
  );
  shuffle(legal as Action[], random);
  const same = legal.filter(({ type }) => type === illegal.type).slice(0, 3);
  const others = legal.filter(({ type }) => type !== illegal.type);
  const kinds = [...new Map(others.map((action) => [action.type, action])).values()];
  const names = new Set([nameOf(illegal)]);
  const found = [...same, ...kinds, ...others].filter((action) => {
    const name = nameOf(action);
    return names.has(name) ? false : Boolean(names.add(name));
  });
  return found.slice(0, 3 + nextBelow(random, 3));
}

function puzzleOf(
  { position, before }: Pick<LegalPuzzle, 'position'> & { readonly before: readonly Action[] },
  code: Code,
  illegal: Action,
  right: readonly Action[],
  random: Random,
): Banked {
  const actions = [illegal, ...right];
  const rules: RuleId[] = [RULE_OF[code], ...blamable(code, illegal.type).slice(0, 2 + nextBelow(random, 2))];
  shuffle(actions, random);
  rules.sort(
    (a, b) =>
      Number(a.split('.')[0]) - Number(b.split('.')[0]) || Number(a.split('.')[1]) - Number(b.split('.')[1]),
  );
  const puzzle = {
    id: '',
    kind: 'legal' as const,
    position,
    actions,
    illegal: actions.indexOf(illegal),
    rules,
  };
  const whole = before.length > 0 ? { ...puzzle, before } : puzzle;
  return { puzzle: { ...whole, level: legalLevel({ ...whole, level: 1 }) }, measures: null };
}

/** How deep the rule lies, and one more when others of the same sort look just as wrong. */
export function legalLevel(puzzle: LegalPuzzle): PuzzleLevel {
  const { actions, illegal } = puzzle;
  const said = check(stateOf(puzzle), actions[illegal]);
  const depth = said.ok ? 1 : (DEPTH[said.code] ?? 1);
  const alike = actions.filter(({ type }) => type === actions[illegal]!.type).length - 1;
  return Math.min(5, depth + (alike >= 2 ? 1 : 0)) as PuzzleLevel;
}

/** The puzzles of one game, about one of each step; `null` where a moment yields none. */
export function* legalFromGame(seed: string, player: Player): Generator<Banked | null> {
  const random = seedRandom(`legal/${seed}`);
  for (const asked of momentsOf(seed, random, player)) yield ask(asked, random);
}
