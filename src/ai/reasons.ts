/** Why an automatic player acts as it does, as data; a page turns it into a sentence. */
import type { CityId, GroupId, Official, TileStack } from '../engine/index.ts';

export type Reason =
  /** Nothing else was possible. */
  | { readonly code: 'only-choice' }
  // Drawing
  | { readonly code: 'fits-end' | 'fits-both-ends'; readonly city: CityId }
  | { readonly code: 'links-hand'; readonly city: CityId; readonly to: CityId }
  | { readonly code: 'house-wanted' | 'least-useless'; readonly city: CityId }
  /** The pile may bring more than the market: that many unseen cards fit. */
  | { readonly code: 'pile-hope'; readonly fitting: number }
  | { readonly code: 'bailiff-nothing-fits' }
  | { readonly code: 'postmaster-more-cards'; readonly city: CityId }
  // Laying
  | { readonly code: 'start-here'; readonly city: CityId; readonly linked: number }
  | { readonly code: 'extend'; readonly city: CityId; readonly length: number }
  /** No other card of the hand fits then, but that many cities would. */
  | { readonly code: 'keeps-open'; readonly city: CityId; readonly length: number; readonly roads: number }
  | { readonly code: 'restart-stuck' | 'restart-better'; readonly city: CityId; readonly lost: number }
  | { readonly code: 'coachman-second-card'; readonly city: CityId }
  // Closing or not
  | { readonly code: 'wait-longer'; readonly length: number }
  | { readonly code: 'too-short' }
  | { readonly code: 'close-coach'; readonly coach: number; readonly wainwright: boolean }
  | { readonly code: 'close-tile'; readonly stack: TileStack; readonly value: number }
  | { readonly code: 'close-houses'; readonly houses: number }
  | { readonly code: 'close-now-risk'; readonly seat: number }
  /** By how many points the seat would lead then. */
  | { readonly code: 'close-ends-game'; readonly ahead: number }
  | { readonly code: 'close-last-turn' }
  | { readonly code: 'coach-next'; readonly coach: number; readonly points: number }
  | { readonly code: 'coach-not-yet'; readonly coach: number }
  | { readonly code: 'keep-linked'; readonly kept: readonly CityId[] }
  // Modules
  | { readonly code: 'hand-in-house'; readonly city: CityId }
  | { readonly code: 'hand-in-point' | 'hand-in-card' }
  | { readonly code: 'hand-in-least'; readonly official: Official }
  | { readonly code: 'keep-tokens' }
  | { readonly code: 'seat-late-high'; readonly carriage: GroupId }
  | { readonly code: 'carriage-arrives' | 'carriage-moves'; readonly carriage: GroupId };

/** A page needs a sentence for each. */
export type ReasonCode = Reason['code'];
