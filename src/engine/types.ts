/**
 * The words of the game, and the shape of its data. Everything here is plain JSON: a state can be
 * stored, compared and sent as it is. What follows from a state is a function, never a field.
 */
import type { CityId, GroupId } from './data/map.ts';
import type { TownId } from './data/rome.ts';
import type { TileStack } from './data/tiles.ts';
import type { End } from './route.ts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Every list of officials stands in this order. */
export const OFFICIALS = ['coachman', 'postmaster', 'bailiff', 'wainwright'] as const;
export type Official = (typeof OFFICIALS)[number];

export const MODULES = ['officials', 'audience'] as const;
export type Module = (typeof MODULES)[number];

export const WAYS = ['each-province', 'one-province'] as const;
export type Way = (typeof WAYS)[number];

export const RANKS = [1, 2, 3, 4, 5] as const;
/** A clergyman, named by what he is worth. */
export type Rank = (typeof RANKS)[number];

export interface Options {
  readonly provincesTile: 'outside-baiern' | 'all-nine';
  readonly placement: 'may' | 'must';
  readonly coach: 'must' | 'may';
}

export type EditionId = 'rebel-pl' | 'biancheria-en' | 'smart-ru' | 'bard-pl';

export interface Config {
  readonly players: PlayerCount;
  /** The shuffles come from it; without one, from the empty seed. */
  readonly seed?: string;
  /** All 66 cards, top first: the first six go to market slots 0 to 5. */
  readonly deck?: readonly CityId[];
  readonly edition?: EditionId;
  /** Single options that differ from the edition's. */
  readonly options?: Partial<Options>;
  readonly modules?: readonly Module[];
}

/** A market slot, or the draw pile. */
export type Source = number | 'deck';

export interface Tile {
  readonly stack: TileStack;
  readonly value: number;
}

export type Tokens = Readonly<Record<Official, number>>;
export type Seating = Readonly<Record<GroupId, Rank>>;

export interface PlayerState {
  /** In the order in which the cards were drawn. */
  readonly hand: readonly CityId[];
  readonly route: readonly CityId[];
  /** Where the player's houses stand, in the order of the map. */
  readonly houses: readonly CityId[];
  readonly coach: 0 | 3 | 4 | 5 | 6 | 7;
  readonly tiles: readonly Tile[];
  /** Officials module: tokens held. */
  readonly tokens: Tokens | null;
  /** Officials module: victory points held. */
  readonly points: number;
  /** Audience module: who sits in which carriage, until it arrives; empty until the player has seated. */
  readonly clergy: Partial<Seating> | null;
}

export const STEPS = [
  'seat',
  'draw',
  'play',
  'finish',
  'coach',
  'carriage',
  'discard',
  'hand-in',
  'last-hand-in',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

/** What has happened in the turn under way. */
interface Turn {
  /** Whose turn it is; the state's `player` is somebody else while others hand in. */
  readonly player: number;
  readonly official: Official | null;
  /** The turn began with an empty hand, and the postmaster was called for the player. */
  readonly forced: boolean;
  readonly drawn: number;
  readonly laid: number;
  /** Audience module: the carriage moves due in this closing. */
  readonly moves: Moves | null;
}

/** Carriage moves by group; the free ones may go to any carriage. */
export type Moves = Readonly<Record<GroupId | 'free', number>>;

export interface State {
  readonly version: 1;
  readonly options: Options;
  readonly modules: readonly Module[];
  /** The state of the random generator. */
  readonly random: readonly number[];
  readonly step: Step;
  readonly player: number;
  readonly turn: Turn;
  /** Seats that still have to act out of turn: those who seat their clergy, or hand in tokens. */
  readonly queue: readonly number[];
  /** Six slots, `null` where no card could be laid. */
  readonly market: readonly (CityId | null)[];
  /** Top first. */
  readonly pile: readonly CityId[];
  readonly discard: readonly CityId[];
  readonly players: readonly PlayerState[];
  /** The tiles left, top first. */
  readonly stacks: Readonly<Record<TileStack, readonly number[]>>;
  /** Officials module: tokens left. */
  readonly tokenStacks: Tokens | null;
  /** Audience module: where each carriage is. */
  readonly carriages: Readonly<Record<GroupId, TownId>> | null;
  /** Audience module: by rank, whose clergy wait for the audience. */
  readonly waitingRoom: Readonly<Record<Rank, readonly number[]>> | null;
}

export type Action =
  | { readonly type: 'seat'; readonly clergy: Seating }
  | { readonly type: 'draw'; readonly from: Source }
  | { readonly type: 'call'; readonly official: Official }
  | { readonly type: 'play'; readonly city: CityId; readonly end: End }
  | { readonly type: 'restart'; readonly city: CityId }
  | { readonly type: 'close'; readonly way: Way; readonly houses: readonly CityId[] }
  | { readonly type: 'end' }
  | { readonly type: 'take-coach' }
  | { readonly type: 'skip' }
  | { readonly type: 'advance'; readonly carriage: GroupId; readonly to: TownId }
  | { readonly type: 'discard'; readonly cities: readonly CityId[] }
  | HandIn;
export type ActionType = Action['type'];

export interface HandIn {
  readonly type: 'hand-in';
  readonly officials: readonly Official[];
  /** The card taken for two tokens. */
  readonly draw?: Source;
  /** The house placed for four. */
  readonly house?: CityId;
}

/** The same data, open to change: the private copy on which the transitions work. */
export type Writable<T> = T extends readonly (infer U)[]
  ? Writable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;
export type Draft = Writable<State>;
export type DraftPlayer = Writable<PlayerState>;

/** For switches that must know every case. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected ${JSON.stringify(value)}`);
}
