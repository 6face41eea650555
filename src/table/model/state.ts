/** A position that can be acted on, and the one door to the engine: every try becomes an action. */
import {
  apply,
  type Action,
  type CityId,
  type End,
  type GameEvent,
  type GroupId,
  type HandIn,
  type Rank,
  type Seating,
  type TownId,
  type Refusal,
  type State,
  type Way,
} from '../../engine/index.ts';
import type { SeatLook } from '../../board/types.ts';
import type { TableIntent } from '../pieces/types.ts';
import type { Line } from './example.ts';

/** What the reader has begun to do, but not done. */
export type Pending =
  /** A card that fits both ends waits for one; a card that fits none could start a new route. */
  | { readonly type: 'card'; readonly city: CityId; readonly ends: readonly End[] }
  | { readonly type: 'new-route' }
  | {
      readonly type: 'closing';
      readonly way: Way;
      readonly houses: readonly CityId[];
      /** A house chosen in one city of a province has just gone to another one there. */
      readonly moved?: { readonly from: CityId; readonly to: CityId };
    }
  /** Places in the hand. */
  | { readonly type: 'discard'; readonly cards: readonly number[] }
  /** Who sits where so far, and who was picked to sit down next. */
  | { readonly type: 'seating'; readonly clergy: Partial<Seating>; readonly rank: Rank | null }
  /** A carriage waits for a town, or a town for one of the carriages that can go there. */
  | { readonly type: 'carriage'; readonly carriage: GroupId }
  | { readonly type: 'town'; readonly town: TownId; readonly carriages: readonly GroupId[] }
  | HandIn;

export interface Done {
  readonly player: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

export interface Table {
  /** A question gives nothing away: it shows no card that fits and offers no choice of houses. */
  readonly isQuestion: boolean;
  /** The seat the reader plays; without one, the reader plays whoever is to move. An onlooker sees no hand. */
  readonly seat: number | 'onlooker' | null;
  /** Colour and shape of each seat's houses; by its number if left out. */
  readonly looks?: readonly SeatLook[] | undefined;
  readonly start: State;
  readonly now: State;
  /** The states before now, and what led from each to the next. */
  readonly past: readonly State[];
  readonly done: readonly Done[];
  readonly pending: Pending | null;
  readonly refusal: Refusal | null;
  /** What has just been taken back; it was done in the state that is now. */
  readonly undone: Action | null;
  /** The line being shown, and how many of its actions have been. */
  readonly shown: { readonly line: string; readonly actions: number } | null;
}

export type Intent =
  | TableIntent
  /** Plays the next action of a line, from the start if something else was done in between. */
  | { readonly type: 'show'; readonly line: Line }
  | { readonly type: 'set-up'; readonly start: State };

type Setting = Partial<Pick<Table, 'isQuestion' | 'seat' | 'looks'>>;

export const tableOf = (start: State, { isQuestion = false, seat = null, looks }: Setting = {}): Table => ({
  isQuestion,
  seat,
  looks,
  start,
  now: start,
  past: [],
  done: [],
  pending: null,
  refusal: null,
  undone: null,
  shown: null,
});

/** One action, whoever is to move. A refusal leaves the position as it was. */
export function attempt(table: Table, action: Action): Table {
  const applied = apply(table.now, action);
  if (!applied.ok) return { ...table, refusal: applied, shown: null };
  return {
    ...table,
    now: applied.state,
    past: [...table.past, table.now],
    done: [...table.done, { player: table.now.player, action, events: applied.events }],
    pending: null,
    refusal: null,
    shown: null,
  };
}

/** Something begun, but not done yet. */
export const begun = (table: Table, pending: Pending | null): Table => ({
  ...table,
  pending,
  refusal: null,
  shown: null,
});

export const refused = (table: Table, refusal: Refusal): Table => ({ ...table, refusal, shown: null });
