/**
 * What the pieces of the table show, the words they show it with, and what they ask for. Plain data:
 * no piece knows a rule, a language or the page it is on.
 */
import type {
  Action,
  CityId,
  End,
  GroupId,
  Moves,
  Official,
  ProvinceId,
  Rank,
  Source,
  Tile,
  TileStack,
  TownId,
  Way,
} from '../../engine/index.ts';
import type { SeatLook } from '../../board/types.ts';
import type { AudienceView, OfficesView } from './module-types.ts';

export * from './module-types.ts';

/** What the reader can do at the table. Whether the rules allow it is not checked here. */
export type TableIntent =
  | { readonly type: 'city'; readonly city: CityId }
  /** A card in the hand, by its place there. */
  | { readonly type: 'card'; readonly index: number }
  | { readonly type: 'end'; readonly end: End }
  | { readonly type: 'draw'; readonly from: Source }
  | { readonly type: 'call'; readonly official: Official }
  | { readonly type: 'way'; readonly way: Way }
  | { readonly type: 'house'; readonly city: CityId }
  /** A clergyman who is to be seated. */
  | { readonly type: 'rank'; readonly rank: Rank }
  | { readonly type: 'carriage'; readonly carriage: GroupId }
  | { readonly type: 'town'; readonly town: TownId }
  /** A token of one's own, to hand in or to keep. */
  | { readonly type: 'token'; readonly official: Official }
  /** A whole action at once, as a typed command or a hint has it. */
  | { readonly type: 'act'; readonly action: Action }
  | {
      readonly type:
        | 'new-route'
        | 'close'
        | 'confirm'
        | 'cancel'
        | 'end-turn'
        | 'take-coach'
        | 'skip'
        | 'undo'
        | 'start-over';
    };
export type Send = (intent: TableIntent) => void;

interface CardView {
  readonly city: CityId;
  /** Can be laid now: it lies a little higher. */
  readonly isRaised: boolean;
  readonly isChosen: boolean;
}

export interface OfficialView {
  readonly official: Official;
  readonly state: 'free' | 'used' | 'unavailable';
}

export interface SeatView {
  readonly seat: SeatLook;
  readonly isActing: boolean;
  readonly cards: number;
  readonly housesLeft: number;
  readonly coach: number;
  readonly next: { readonly coach: number; readonly points: number } | null;
  readonly tiles: readonly Tile[];
  readonly score: {
    readonly coach: number;
    readonly tiles: number;
    /** Zero or negative. */
    readonly houses: number;
    /** Of the modules. */
    readonly points: number;
    readonly clergy: number;
    readonly total: number;
  };
  readonly isWinner: boolean;
}

/** What a closing brings: `null` while the houses chosen cannot be left like this. */
export interface Gains {
  readonly houses: number;
  readonly tiles: readonly Tile[];
  readonly coach: number | null;
  /** A coach that will be asked about, with the wainwright's help or without. */
  readonly offer: { readonly coach: number; readonly isHelped: boolean } | null;
  /** Audience module: the moves of the carriages, or those that lapse. */
  readonly moves: Moves | null;
  readonly lapsed: number;
}

export interface ClosingView {
  readonly way: Way;
  /** How many more houses could be placed besides those chosen. */
  readonly room: number;
  /** What each way brings; left out where that would give an answer away. */
  readonly ways: readonly { readonly way: Way; readonly gains?: Gains | null }[];
  readonly cities: readonly {
    readonly city: CityId;
    readonly isChosen: boolean;
    readonly isPossible: boolean;
  }[];
}

export interface TableView {
  readonly seats: readonly SeatView[];
  readonly market: readonly (CityId | null)[];
  readonly canDraw: boolean;
  readonly pile: number;
  /** The last one lies on top. */
  readonly discard: readonly CityId[];
  readonly route: readonly CityId[];
  /** Where the chosen card can go, while that is the question. */
  readonly ends: readonly End[];
  readonly hand: readonly CardView[];
  readonly officials: readonly OfficialView[];
  readonly stacks: readonly { readonly stack: TileStack; readonly values: readonly number[] }[];
  readonly closing: ClosingView | null;
  /** How many cards have to be discarded, and how many are chosen. */
  readonly discarding: { readonly needed: number; readonly chosen: number } | null;
  /** The decisions that are open now, in the order of their buttons. */
  readonly decisions: readonly Decision[];
  /** The modules, where the game has them. */
  readonly offices: OfficesView | null;
  readonly audience: AudienceView | null;
}

export interface Decision {
  /** `wainwright` is one where the coach can be taken only with his help. */
  readonly type: 'new-route' | 'close' | 'end-turn' | 'take-coach' | 'wainwright' | 'skip' | 'skip-hand-in';
  readonly isChosen: boolean;
  readonly isPossible: boolean;
}

/** Everything the table says, in the reader's language. */
export interface TableWords {
  readonly city: (city: CityId) => string;
  readonly province: (province: ProvinceId) => string;
  readonly provinceCode: (province: ProvinceId) => string;
  readonly seat: (seat: SeatLook) => string;
  readonly official: (official: Official) => string;
  readonly officialState: (state: OfficialView['state']) => string;
  readonly stack: (stack: TileStack) => string;
  /** A stack from its top, in a phrase. */
  readonly stackOf: (stack: TileStack, values: readonly number[]) => string;
  readonly heldTile: (tile: Tile) => string;
  readonly way: (way: Way) => string;
  readonly decision: (type: Decision['type']) => string;
  readonly cards: (n: number) => string;
  readonly coach: (coach: number) => string;
  /** The next coach and what it is worth. */
  readonly nextCoach: (coach: number, points: number) => string;
  readonly chosenOf: (chosen: number, needed: number) => string;
  /** The whole of what a closing brings, as a phrase. */
  readonly gains: (gains: Gains | null) => string;
  readonly moreHouses: (n: number) => string;
  readonly layAt: (end: End, city: CityId) => string;
  readonly ui: Readonly<Record<TableLabel, string>>;
}

export const TABLE_LABELS = [
  'market',
  'pile',
  'empty-slot',
  'discard',
  'discard-empty',
  'route',
  'route-empty',
  'hand',
  'hand-empty',
  'fits',
  'officials',
  'coaches',
  'no-coach',
  'tiles',
  'stock',
  'score',
  'score-coach',
  'score-tiles',
  'score-houses',
  'score-points',
  'score-clergy',
  'score-total',
  'winner',
  'closing',
  'closing-houses',
  'cancel',
  'discarding',
  'decisions',
] as const;
export type TableLabel = (typeof TABLE_LABELS)[number];
