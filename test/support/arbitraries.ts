/** Games for properties: every number of players, both modules, every mix of options. */
import {
  apply,
  draftOf,
  EDITIONS,
  legalActions,
  MODULES,
  newGame,
  OPTION_VALUES,
  play,
  PLAYER_COUNTS,
  type Action,
  type Config,
  type EditionId,
  type State,
} from '../../src/engine/index.ts';
import { nextBelow, seedRandom } from '../../src/engine/rng.ts';
import { scriptedAction } from '../../src/tools/scripts/scripted-player.ts';
import { fc } from './property.ts';

export const arbConfig: fc.Arbitrary<Config> = fc.record({
  players: fc.constantFrom(...PLAYER_COUNTS),
  seed: fc.string({ maxLength: 12 }),
  edition: fc.constantFrom(...(Object.keys(EDITIONS) as EditionId[])),
  modules: fc.subarray([...MODULES]),
  options: fc.record(
    {
      provincesTile: fc.constantFrom(...OPTION_VALUES.provincesTile),
      placement: fc.constantFrom(...OPTION_VALUES.placement),
      coach: fc.constantFrom(...OPTION_VALUES.coach),
    },
    { requiredKeys: [] },
  ),
});

/** How a walk goes: a text for its own chance, and how often, in eighths, it is guided. */
export interface Walk {
  readonly config: Config;
  readonly dice: string;
  readonly guided: number;
  readonly length: number;
}

export const arbWalk: fc.Arbitrary<Walk> = fc.record({
  config: arbConfig,
  dice: fc.string({ maxLength: 8 }),
  guided: fc.constantFrom(0, 4, 6, 7, 8),
  length: fc.integer({ min: 0, max: 400 }),
});

/** Plays the walk through `apply`, showing every state and the action chosen in it. */
export function walk(
  { config, dice, guided, length }: Walk,
  visit: (state: State, action: Action) => void = () => {},
): { readonly state: State; readonly actions: readonly Action[] } {
  const random = seedRandom(dice);
  const actions: Action[] = [];
  let state = newGame(config);
  while (state.step !== 'over' && actions.length < length) {
    const legal = legalActions(state);
    const action =
      nextBelow(random, 8) < guided ? scriptedAction(state) : legal[nextBelow(random, legal.length)]!;
    visit(state, action);
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(applied)}`);
    actions.push(action);
    state = applied.state;
  }
  return { state, actions };
}

/** The same on a private copy, without listing anything: quick, for reaching far into a game. */
export function quickWalk({ config, dice, guided, length }: Walk): State {
  const random = seedRandom(dice);
  const draft = draftOf(newGame(config));
  for (let i = 0; i < length && draft.step !== 'over'; i++) {
    const isGuided = nextBelow(random, 8) < guided;
    const legal = isGuided ? [] : legalActions(draft);
    const verdict = play(draft, isGuided ? scriptedAction(draft) : legal[nextBelow(random, legal.length)]);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  }
  return draft;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
