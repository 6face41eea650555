/** A position set up by hand: examples, puzzles and the referee. Any part left out is as at set-up. */
import type { ConfigField } from '../config.ts';
import type { CityId, GroupId } from '../data/map.ts';
import type { TownId } from '../data/rome.ts';
import type { TileStack } from '../data/tiles.ts';
import type { Config, Official, PlayerState, Rank, Seating, State, Tile, Tokens } from '../types.ts';

export interface Position {
  readonly config: Config;
  /** Whose turn it is; seat 0 if left out. */
  readonly player?: number;
  /** Without one, the turn begins: an empty hand brings the postmaster. */
  readonly step?: 'draw' | 'play' | 'finish';
  readonly turn?: {
    readonly official?: Official | null;
    readonly forced?: boolean;
  };
  readonly players?: readonly PositionPlayer[];
  /** Dealt from the pile if left out. */
  readonly market?: readonly (CityId | null)[];
  /** Top first. If left out, all cards that lie nowhere else, shuffled from the seed or in the config's order. */
  readonly pile?: readonly CityId[];
  readonly discard?: readonly CityId[];
  /** If left out, all tiles that nobody has. */
  readonly stacks?: Readonly<Partial<Record<TileStack, readonly number[]>>>;
  /** If left out, all tokens that nobody has. */
  readonly tokenStacks?: Tokens;
  readonly carriages?: Readonly<Partial<Record<GroupId, TownId>>>;
  readonly waitingRoom?: Readonly<Partial<Record<Rank, readonly number[]>>>;
}

export interface PositionPlayer {
  readonly hand?: readonly CityId[];
  readonly route?: readonly CityId[];
  readonly houses?: readonly CityId[];
  readonly coach?: PlayerState['coach'];
  readonly tiles?: readonly Tile[];
  readonly tokens?: Partial<Tokens>;
  readonly points?: number;
  /** Audience: the carriages that have not arrived. Without any, the players seat first. */
  readonly clergy?: Partial<Seating>;
}

/** What makes a position impossible. Strings that came from outside and name nothing are handed back. */
export type Impossible =
  | { readonly code: 'malformed' }
  | { readonly code: 'bad-config'; readonly field: ConfigField }
  | { readonly code: 'unknown-player'; readonly player: number; readonly players: number }
  | { readonly code: 'unknown-city'; readonly city: string }
  | { readonly code: 'card-count'; readonly city: CityId; readonly count: number }
  /** Slots and cards do not go together: a slot stays empty only when no card is left. */
  | { readonly code: 'market-gap'; readonly slots: number; readonly empty: readonly number[] }
  /** `twice` is a city that comes again, `gap` two neighbours on the route that no road joins. */
  | ({
      readonly code: 'broken-route';
      readonly player: number;
      readonly route: readonly CityId[];
    } & (
      | { readonly twice: CityId; readonly gap: null }
      | { readonly twice: null; readonly gap: readonly [CityId, CityId] }
    ))
  | { readonly code: 'too-many-houses'; readonly player: number; readonly houses: number }
  | { readonly code: 'house-twice'; readonly player: number; readonly city: CityId }
  | { readonly code: 'unknown-coach'; readonly player: number; readonly coach: number }
  | { readonly code: 'unknown-tile'; readonly player: number; readonly stack: string }
  /** Tiles are taken from the top: what is held and what is left must make the whole stack. */
  | { readonly code: 'tile-count'; readonly stack: TileStack; readonly whole: readonly number[] }
  | { readonly code: 'tile-unearned' | 'tile-missing'; readonly player: number; readonly stack: TileStack }
  /** The end tile goes to the first player with coach 7 or twenty houses: `player` has one and not the other. */
  | { readonly code: 'end-tile'; readonly player: number; readonly isHeld: boolean }
  /** `total` is 0 without the module. No stack is empty between two actions. */
  | {
      readonly code: 'token-count';
      readonly official: Official;
      readonly total: number;
      readonly isStackEmpty: boolean;
    }
  | { readonly code: 'bad-points'; readonly player: number; readonly hasModule: boolean }
  /** `start` is where the carriage set out, `null` if there is no such carriage in this game. */
  | {
      readonly code: 'unknown-town';
      readonly carriage: string;
      readonly town: string;
      readonly start: TownId | null;
    }
  | {
      readonly code: 'clergy-count';
      readonly player: number;
      readonly reason: 'no-module' | 'waiting-room' | 'seats';
    }
  /** No such moment in a turn: the official, the cards and the step do not go together. */
  | { readonly code: 'bad-turn'; readonly reason: 'seating' | 'official' | 'play' | 'finish' | 'step' };

export type FromPosition =
  { readonly ok: true; readonly state: State } | ({ readonly ok: false } & Impossible);
