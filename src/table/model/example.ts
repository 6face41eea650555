/**
 * An example: a position, and what can be tried in it. One file each in `content/examples`, shared by
 * all languages; the words around it are in the rules' pages, the words about it come from the engine.
 */
import {
  EDITIONS,
  fromPosition,
  type Action,
  type CityId,
  type Code,
  type Config,
  type EditionId,
  type Options,
  type Position,
  type RuleId,
  type State,
  type Step,
  type Tile,
  type Tokens,
} from '../../engine/index.ts';
import type { Piece } from './pieces.ts';
import { replayActions } from './replay-actions.ts';

/** The booklet's options come from the reader's choice, so a position names no edition. */
export type ExamplePosition = Omit<Position, 'config'> & {
  readonly config: Omit<Config, 'edition'>;
  /** What is done in it before the example begins: to the middle of a handing in or of the carriages' moves. */
  readonly before?: readonly Action[];
};

export interface Example {
  /** The paragraphs it shows. */
  readonly rules: readonly RuleId[];
  /** Where a booklet has it: `R:136` is line 136 of the Rebel booklet, and so on. */
  readonly sources: readonly string[];
  readonly position: ExamplePosition;
  /** The pieces that matter here; the map is always there. */
  readonly show: readonly Piece[];
  /** The part of the map that matters; all of it if left out, no map if none. */
  readonly focus?: readonly CityId[];
  /** What is meant to be tried, the best-known way first. None: it is only to be looked at. */
  readonly lines: readonly Line[];
}

export interface Line {
  readonly id: string;
  readonly actions: readonly Action[];
  /** Meant for games with these options only. */
  readonly when?: Partial<Options>;
  /** The last action is refused with this code. */
  readonly refused?: Code;
  /** What the rules page says comes of it: a test asks the engine whether it does. */
  readonly result?: LineResult;
}

export interface LineResult {
  /** Whose result it is: the player's who acts first, if left out. */
  readonly by?: number;
  /** Houses placed, tiles taken and coach gained on the way. */
  readonly houses?: readonly CityId[];
  readonly tiles?: readonly Tile[];
  /** `null`: no coach. */
  readonly coach?: number | null;
  /** Cards in that player's hand, and that player's route, afterwards. */
  readonly hand?: number;
  readonly route?: readonly CityId[];
  readonly step?: Step;
  /** Whose move it is then. */
  readonly player?: number;
  /** The market and the number of cards in the draw pile afterwards. */
  readonly market?: readonly (CityId | null)[];
  readonly pile?: number;
  /** The number of discards. */
  readonly discard?: number;
  /** That player's points, counted now. */
  readonly score?: { readonly coach: number; readonly tiles: number; readonly houses: number };
  readonly winner?: number;
  /** Modules: tokens and points held, points for clergy, where carriages are and who waits in Rome. */
  readonly tokens?: Partial<Tokens>;
  readonly points?: number;
  readonly clergy?: number;
  readonly carriages?: Partial<NonNullable<State['carriages']>>;
  readonly waitingRoom?: Partial<NonNullable<State['waitingRoom']>>;
}

/** The pieces of the modules are fetched only for such a position. */
export const hasModules = ({ config }: ExamplePosition): boolean => (config.modules ?? []).length > 0;

/** The position under the options of a booklet; an impossible one is a mistake in `content`. */
export function stateOf({ config, before = [], ...rest }: ExamplePosition, edition: EditionId): State {
  const built = fromPosition({ ...rest, config: { ...config, edition } });
  const led = built.ok && replayActions(built.state, before);
  if (!led || led.refusal) throw new RangeError(`impossible example: ${JSON.stringify(led || built)}`);
  return led.states.at(-1)!;
}

export const isMeantFor = ({ when = {} }: Pick<Line, 'when'>, { options }: State): boolean =>
  Object.entries(when).every(([name, value]) => options[name as keyof Options] === value);

export const EDITION_IDS = /* @__PURE__ */ Object.keys(EDITIONS) as readonly EditionId[];
