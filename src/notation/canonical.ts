/**
 * The canonical spelling of a config or an action with the same effect. It leads to the same states, so
 * a card laid to the left of a one-card route stays there.
 */
import {
  check,
  CITY_IDS,
  DEFAULT_EDITION,
  EDITIONS,
  GROUPS,
  OFFICIALS,
  OPTION_VALUES,
  replay,
  type Action,
  type CityId,
  type Config,
  type Options,
  type Seating,
  type State,
} from '../engine/index.ts';

const OPTION_NAMES = /* @__PURE__ */ Object.keys(OPTION_VALUES) as readonly (keyof Options)[];

/** Seed, edition and modules are always named; only options that change something are. `start` is its state. */
export function canonicalConfig(config: Config, start: State): Config {
  const edition = config.edition ?? DEFAULT_EDITION;
  const base = { players: config.players, seed: config.seed ?? '', edition, modules: start.modules };
  const plain = replay({ config: base, actions: [] });
  const usual: Options = plain.ok ? plain.state.options : EDITIONS[edition];
  const changed = OPTION_NAMES.filter((name) => start.options[name] !== usual[name]);
  return {
    ...base,
    ...(changed.length > 0
      ? {
          options: Object.fromEntries(changed.map((name) => [name, start.options[name]])) as Partial<Options>,
        }
      : {}),
    ...(config.deck ? { deck: config.deck } : {}),
  };
}

/** Lists in the order of the game's own lists. The action must be legal in that state. */
export function canonicalAction(state: State, action: Action): Action {
  switch (action.type) {
    case 'draw':
      return { type: 'draw', from: slot(action.from) };
    case 'play': {
      const isFirst = state.players[state.player]!.route.length === 0;
      return { type: 'play', city: action.city, end: isFirst ? 'right' : action.end };
    }
    case 'close':
      return closing(state, inMapOrder(action.houses));
    case 'discard':
      return { type: 'discard', cities: inMapOrder(action.cities) };
    case 'hand-in':
      return {
        type: 'hand-in',
        officials: OFFICIALS.filter((official) => action.officials.includes(official)),
        ...(action.draw === undefined ? {} : { draw: slot(action.draw) }),
        ...(action.house === undefined ? {} : { house: action.house }),
      };
    case 'seat': {
      const clergy = Object.fromEntries(GROUPS.map((group) => [group, action.clergy[group]]));
      return { type: 'seat', clergy: clergy as unknown as Seating };
    }
    case 'call':
      return { type: 'call', official: action.official };
    case 'restart':
      return { type: 'restart', city: action.city };
    case 'advance':
      return { type: 'advance', carriage: action.carriage, to: action.to };
    case 'end':
    case 'take-coach':
    case 'skip':
      return { type: action.type };
  }
}

/** Where both ways place the same houses, the first one is meant. */
export function closing(state: State, houses: readonly CityId[]): Action {
  const each: Action = { type: 'close', way: 'each-province', houses };
  return check(state, each).ok ? each : { type: 'close', way: 'one-province', houses };
}

/** -0 is slot 0. */
const slot = <T extends number | 'deck'>(from: T): T | 0 => (from === 0 ? 0 : from);

export const inMapOrder = (cities: readonly CityId[]): readonly CityId[] =>
  cities.toSorted((a, b) => CITY_IDS.indexOf(a) - CITY_IDS.indexOf(b));
