/** What the pieces of the two modules show, and the words they show it with. */
import type { CityId, GroupId, Official, Rank, Source, TownId } from '../../engine/index.ts';
import type { SeatLook } from '../../board/types.ts';

/** The offices of honour: tokens in the stacks and with the players. */
export interface OfficesView {
  readonly stacks: readonly { readonly official: Official; readonly left: number }[];
  readonly seats: readonly {
    readonly seat: SeatLook;
    readonly tokens: readonly { readonly official: Official; readonly held: number }[];
    readonly points: number;
  }[];
  /** `null` unless the reader is handing in. */
  readonly handIn: HandInView | null;
}

export interface HandInView {
  readonly tokens: readonly {
    readonly official: Official;
    readonly held: number;
    readonly isChosen: boolean;
  }[];
  /** How many are laid out. */
  readonly count: number;
  /** What they earn; nothing for none or one. */
  readonly reward: 'card' | 'point' | 'house' | null;
  readonly draw: { readonly from: Source; readonly city: CityId | null } | null;
  readonly house: CityId | null;
}

/** The audience in Rome. Who sits in which carriage is hidden from everybody once it is settled. */
export interface AudienceView {
  readonly carriages: readonly CarriageView[];
  /** Moves that any carriage may make; `null` when none are due at all. */
  readonly freeMoves: number | null;
  readonly waitingRoom: readonly { readonly rank: Rank; readonly seats: readonly SeatLook[] }[];
  readonly clergy: readonly {
    readonly seat: SeatLook;
    readonly ranks: readonly { readonly rank: Rank; readonly state: ClergyState }[];
  }[];
  /** `null` unless the reader is seating clergy. */
  readonly seating: SeatingView | null;
}

export type ClergyState = 'riding' | 'waiting' | 'gone';

export interface CarriageView {
  readonly carriage: GroupId;
  readonly town: TownId;
  /** Its own moves that are due. */
  readonly moves: number;
  /** It can move now. */
  readonly isPossible: boolean;
  readonly isChosen: boolean;
  /** Where it can go now. */
  readonly towns: readonly TownId[];
}

export interface SeatingView {
  readonly clergy: readonly {
    readonly rank: Rank;
    readonly carriage: GroupId | null;
    /** Takes the next carriage. */
    readonly isNext: boolean;
  }[];
  readonly carriages: readonly { readonly carriage: GroupId; readonly rank: Rank | null }[];
}

export interface ModuleWords {
  readonly city: (city: CityId) => string;
  readonly seat: (seat: SeatLook) => string;
  readonly official: (official: Official) => string;
  readonly tokensLeft: (official: Official, n: number) => string;
  readonly tokensHeld: (official: Official, n: number) => string;
  readonly points: (n: number) => string;
  readonly confirmHandIn: (handIn: HandInView) => string;
  readonly rank: (rank: Rank) => string;
  readonly carriage: (carriage: GroupId) => string;
  /** A letter or two that tell carriages apart without colour. */
  readonly carriageCode: (carriage: GroupId) => string;
  readonly carriageAt: (carriage: GroupId, town: TownId) => string;
  readonly seatIn: (carriage: GroupId, rank: Rank | null) => string;
  readonly town: (town: TownId) => string;
  readonly moves: (n: number) => string;
  readonly freeMoves: (n: number) => string;
  readonly clergyState: (state: ClergyState) => string;
  readonly waiting: (rank: Rank, seats: readonly SeatLook[]) => string;
  readonly offices: Readonly<Record<(typeof OFFICES_LABELS)[number], string>>;
  readonly audience: Readonly<Record<(typeof AUDIENCE_LABELS)[number], string>>;
  readonly cancel: string;
}

export const OFFICES_LABELS = ['tokens', 'hand-in', 'points', 'none'] as const;
export const AUDIENCE_LABELS = [
  'seating',
  'carriages',
  'moving',
  'clergy',
  'waiting-room',
  'empty-seat',
  'confirm-seating',
  'start-again',
] as const;
