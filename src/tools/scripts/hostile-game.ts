/** One random game with hostile actions thrown in between, and every invariant checked after each step. */
import {
  apply,
  check,
  EDITIONS,
  legalActions,
  MODULES,
  newGame,
  OPTION_VALUES,
  PLAYER_COUNTS,
  replay,
  type Action,
  type Config,
  type EditionId,
  type State,
} from '../../engine/index.ts';
import { nextBelow, seedRandom, type Random } from '../../engine/rng.ts';
import { scriptedAction } from './scripted-player.ts';
import { anyAction, mutated, RUBBISH, TRICKS } from './hostile-actions.ts';
import { broken } from './invariants.ts';

export interface FuzzFailure {
  readonly ok: false;
  readonly problem: string;
  readonly config: Config;
  readonly actions: readonly Action[];
}

export type FuzzResult =
  | { readonly ok: true; readonly actions: number; readonly refusals: number; readonly ended: boolean }
  | FuzzFailure;

/** A limit, because a random game may never end. */
const LONGEST = 600;

const pick = <T>(random: Random, items: readonly T[]): T => items[nextBelow(random, items.length)]!;

const randomConfig = (random: Random, seed: string): Config => ({
  players: pick(random, PLAYER_COUNTS),
  seed,
  edition: pick(random, Object.keys(EDITIONS) as EditionId[]),
  modules: MODULES.filter(() => nextBelow(random, 2) === 0),
  options: nextBelow(random, 2) === 0 ? {} : { placement: pick(random, OPTION_VALUES.placement) },
});

export function playHostileGame(seed: string): FuzzResult {
  const random = seedRandom(`fuzz ${seed}`);
  const config = randomConfig(random, seed);
  const guided = pick(random, [0, 8, 12, 15, 16]);
  const actions: Action[] = [];
  let refusals = 0;
  let state = newGame(config);
  const fail = (problem: string): FuzzFailure => ({ ok: false, problem, config, actions });
  try {
    while (state.step !== 'over' && actions.length < LONGEST) {
      const problems = broken(state);
      if (problems.length > 0) return fail(problems.join('; '));
      const legal = legalActions(state);
      if (nextBelow(random, 4) === 0) {
        const harm = attack(state, legal, random);
        if (harm !== null) return fail(harm);
        refusals += 1;
      }
      const action = nextBelow(random, 16) < guided ? scriptedAction(state) : pick(random, legal);
      const applied = apply(state, action);
      if (!applied.ok) return fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(applied)}`);
      actions.push(action);
      state = applied.state;
    }
    const problems = broken(state);
    if (problems.length > 0) return fail(problems.join('; '));
    const again = replay({ config, actions });
    const isSame = again.ok && JSON.stringify(again.state) === JSON.stringify(state);
    return isSame
      ? { ok: true, actions: actions.length, refusals, ended: state.step === 'over' }
      : fail('the record does not play again');
  } catch (error) {
    return fail(`an exception: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

/** One hostile action: whatever it is, it gets one verdict, and the state stays as it is. */
function attack(state: State, legal: readonly Action[], random: Random): string | null {
  const kind = nextBelow(random, 4);
  const before = JSON.stringify(state);
  const make = pick(random, kind === 0 ? RUBBISH : TRICKS);
  const fixed: unknown = kind === 2 ? mutated(pick(random, legal), state, random) : anyAction(state, random);
  const next = (): unknown => (kind < 2 ? make() : fixed);
  const verdict = check(state, next());
  const applied = apply(state, next());
  if (JSON.stringify(state) !== before) return 'the state given was changed';
  if (verdict.ok !== applied.ok) return 'check and apply disagree';
  if (kind === 0 && (verdict.ok || verdict.code !== 'malformed')) return 'rubbish was not called so';
  if (!applied.ok)
    return JSON.stringify(applied) === JSON.stringify(verdict) ? null : 'two different refusals';
  const problems = broken(applied.state);
  return problems.length > 0 ? `after ${JSON.stringify(next())}: ${problems.join('; ')}` : null;
}
