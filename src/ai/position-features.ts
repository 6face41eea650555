/** A state seen from the seat that has to act, in numbers. Hidden cards are never read here. */
import {
  CARDS_PER_CITY,
  scores,
  type Action,
  type CityId,
  type PlayerState,
  type State,
} from '../engine/index.ts';
import { COUNT, indexOf, maskOf } from './map.ts';
import { rowOf, type Row } from './plan.ts';
import type { Reason } from './reasons.ts';
import { targetValuesOf, type TargetValues } from './target-values.ts';

export interface PositionFeatures {
  readonly state: State;
  readonly seat: number;
  readonly me: PlayerState;
  readonly row: Row;
  readonly hand: number;
  readonly standing: TargetValues;
}

/** Something to do, what it is worth, and why. */
export interface Candidate {
  readonly action: Action;
  readonly value: number;
  readonly reason: Reason;
}

export function positionFeaturesOf(state: State): PositionFeatures {
  const seat = state.player;
  const me = state.players[seat]!;
  return {
    state,
    seat,
    me,
    row: rowOf(me.route),
    hand: maskOf(me.hand),
    standing: targetValuesOf(state, seat),
  };
}

/** How many cards of each city the pile may give. */
export function unseenCounts({ state, me }: PositionFeatures): readonly number[] {
  const { market, discard, pile, players } = state;
  const counts: number[] = Array<number>(COUNT).fill(pile.length > 0 ? CARDS_PER_CITY : 0);
  const add = (cities: readonly (CityId | null)[], n: number): void => {
    for (const city of cities) if (city !== null) counts[indexOf(city)]! += n;
  };
  // An empty pile is formed from the discards, and these everybody saw.
  if (pile.length === 0) add(discard, 1);
  else {
    add(market, -1);
    add(discard, -1);
    add(me.hand, -1);
    for (const { route } of players) add(route, -1);
  }
  return counts;
}

export const canCall = ({ turn }: State): boolean => turn.official === null && !turn.forced;

/** Another seat that may well end the game before this one plays again; -1 if there is none. */
export function threat({ state, seat }: PositionFeatures): number {
  return state.players.findIndex(
    ({ coach, route, houses }, other) =>
      other > seat && ((coach === 6 && route.length >= 4) || (houses.length >= 17 && route.length >= 3)),
  );
}

/** By how much the seat would lead if the game ended after this round, with so many points more. */
export function lead({ state, seat }: PositionFeatures, more: number): number {
  const { players } = scores(state);
  let best = -Infinity;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const { length } = state.players[other]!.route;
    const last = other > seat && length >= 2 ? length + 1 : 0;
    best = Math.max(best, players[other]!.total + last);
  }
  return players[seat]!.total + more - best;
}
