/** Which three cards stay after a closing. */
import { CITY_IDS, HAND_AFTER_CLOSING, type CityId } from '../engine/index.ts';
import type { Candidate, PositionFeatures } from './position-features.ts';
import { maskOf } from './map.ts';
import { NO_ROW, promise } from './plan.ts';

/** Beyond this many cards only the first are compared; so many are never held in sensible play. */
const MOST = 9;

export function discardCandidates({ me, standing }: PositionFeatures): readonly Candidate[] {
  const order = me.hand.toSorted((a, b) => CITY_IDS.indexOf(a) - CITY_IDS.indexOf(b));
  const seen = new Set<string>();
  const found: Candidate[] = [];
  for (const kept of threes(order.slice(0, MOST))) {
    const key = kept.join();
    if (seen.has(key)) continue;
    seen.add(key);
    found.push({
      action: { type: 'discard', cities: without(order, kept) },
      value: promise(standing, NO_ROW, maskOf(kept)),
      reason: { code: 'keep-linked', kept },
    });
  }
  return found;
}

function threes(cards: readonly CityId[]): readonly (readonly CityId[])[] {
  let sets: readonly (readonly [number, readonly CityId[]])[] = [[0, []]];
  for (let i = 0; i < HAND_AFTER_CLOSING; i++) {
    sets = sets.flatMap(([from, set]) =>
      cards.slice(from).map((card, at) => [from + at + 1, [...set, card]] as const),
    );
  }
  return sets.map(([, set]) => set);
}

function without(cards: readonly CityId[], kept: readonly CityId[]): readonly CityId[] {
  const rest = cards.slice();
  for (const card of kept) rest.splice(rest.indexOf(card), 1);
  return rest;
}
