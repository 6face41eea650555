/** What happened, as data: enough to animate it, to tell it, and to know what became public. */
import type { CityId, GroupId } from './data/map.ts';
import type { TownId } from './data/rome.ts';
import type { TileStack } from './data/tiles.ts';
import type { End } from './route.ts';
import type { Official, Rank, Source, Way } from './types.ts';

interface OfPlayer {
  readonly player: number;
}

export type GameEvent =
  | (OfPlayer & { readonly type: 'seated' | 'turn-began' | 'turn-ended' })
  /** `forced`: called for a player whose hand was empty. */
  | (OfPlayer & { readonly type: 'called'; readonly official: Official; readonly forced: boolean })
  /** A card from the pile is seen by its player alone; `eventFor` puts `null` in its place for others. */
  | (OfPlayer & { readonly type: 'drawn'; readonly from: Source; readonly city: CityId | null })
  | { readonly type: 'market-filled'; readonly slot: number; readonly city: CityId }
  | { readonly type: 'market-swept'; readonly cities: readonly CityId[] }
  | { readonly type: 'pile-formed'; readonly cards: number }
  /** No card could be had: the first, or the postmaster's second. */
  | (OfPlayer & { readonly type: 'draw-skipped'; readonly which: 1 | 2 })
  | (OfPlayer & { readonly type: 'play-skipped' })
  | (OfPlayer & { readonly type: 'played'; readonly city: CityId; readonly end: End })
  | (OfPlayer & { readonly type: 'route-discarded' | 'hand-discarded'; readonly cities: readonly CityId[] })
  | (OfPlayer & { readonly type: 'route-closed'; readonly cities: readonly CityId[]; readonly way: Way })
  | (OfPlayer & { readonly type: 'house-placed'; readonly city: CityId; readonly by: 'closing' | 'hand-in' })
  | (OfPlayer & { readonly type: 'tile-taken'; readonly stack: TileStack; readonly value: number })
  | (OfPlayer & { readonly type: 'coach-taken' | 'coach-declined'; readonly coach: number })
  | (OfPlayer & { readonly type: 'token-taken'; readonly official: Official })
  | { readonly type: 'hand-in-began'; readonly players: readonly number[] }
  | (OfPlayer & { readonly type: 'handed-in'; readonly officials: readonly Official[] })
  | (OfPlayer & { readonly type: 'point-taken' })
  | {
      readonly type: 'carriage-moved';
      readonly carriage: GroupId;
      readonly from: TownId;
      readonly to: TownId;
    }
  | {
      readonly type: 'carriage-arrived';
      readonly carriage: GroupId;
      /** By seat, the rank of the clergyman who gets out. */
      readonly clergy: readonly Rank[];
      readonly dismissed: readonly { readonly player: number; readonly rank: Rank }[];
    }
  | { readonly type: 'moves-lapsed'; readonly moves: number }
  | { readonly type: 'game-ended' };

/** Receives the events of the transitions; `null` for a game that is only simulated. */
export type Log = GameEvent[] | null;

/** The event as that player sees it: a card drawn from the pile by another stays hidden. */
export const eventFor = (event: GameEvent, player: number | null): GameEvent =>
  event.type === 'drawn' && event.from === 'deck' && event.player !== player
    ? { ...event, city: null }
    : event;
