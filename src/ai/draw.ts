/** Which card to take, and whether the bailiff should bring others. */
import { CITY_IDS, type CityId } from '../engine/index.ts';
import { bits, COUNT, indexOf, lowest, ROADS_OF } from './map.ts';
import { canCall, unseenCounts, type Candidate, type PositionFeatures } from './position-features.ts';
import { fitting, NO_ROW, promise } from './plan.ts';
import type { Reason } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What the hand promises when a card of it has to be laid now. If none fits, the route is lost, or
 * depends on the postmaster's second card (`helped`).
 */
export function prospect({ standing, row }: PositionFeatures, hand: number, helped: boolean): number {
  const kept = promise(standing, row, hand);
  if (row.left < 0 || (fitting(row) & hand) !== 0) return kept;
  const anew = promise(standing, NO_ROW, hand);
  return helped ? (kept + anew) / 2 : Math.min(kept, anew);
}

/** The same with one more card of that city; `base` is the value without it. */
function withCard(look: PositionFeatures, city: number, base: number): number {
  const { state, row, hand } = look;
  if ((hand >>> city) & 1) return base + WEIGHTS.spareCard / 3;
  // A card with no road to the hand or to the route's ends is kept for the next route.
  const near = row.left < 0 ? ~0 : hand | (1 << row.left) | (1 << row.right);
  if ((ROADS_OF[city]! & near) === 0) return base + (bits(hand) < 3 ? WEIGHTS.spareCard : 0);
  return prospect(look, hand | (1 << city), canCall(state));
}

/** Pairs of a market slot and the hand's value with its card; each city once. */
export function offers(look: PositionFeatures): readonly (readonly [number, number])[] {
  const { market } = look.state;
  const base = prospect(look, look.hand, canCall(look.state));
  const found: (readonly [number, number])[] = [];
  for (let slot = 0; slot < market.length; slot++) {
    const city = market[slot]!;
    if (city !== null && market.indexOf(city) === slot)
      found.push([slot, withCard(look, indexOf(city), base)]);
  }
  return found;
}

/** The value with an unseen card: the mean of one, and the expected best of six. */
function unknown(
  look: PositionFeatures,
  counts: readonly number[],
): { readonly one: number; readonly six: number } {
  const base = prospect(look, look.hand, canCall(look.state));
  const cards: (readonly [number, number])[] = [];
  let total = 0;
  let sum = 0;
  for (let city = 0; city < COUNT; city++) {
    const count = counts[city]!;
    if (count === 0) continue;
    const value = withCard(look, city, base);
    total += count;
    sum += count * value;
    cards.push([value, count]);
  }
  if (total === 0) return { one: base, six: base };
  cards.sort(([a], [b]) => b - a);
  let six = 0;
  let rest = total;
  for (const [value, count] of cards) {
    six += value * ((rest / total) ** 6 - ((rest - count) / total) ** 6);
    rest -= count;
  }
  return { one: sum / total, six };
}

export function drawCandidates(look: PositionFeatures): readonly Candidate[] {
  const { state, me } = look;
  const found = offers(look).map(([slot, value]): Candidate => ({
    action: { type: 'draw', from: slot },
    value,
    reason: cardReason(look, state.market[slot]!),
  }));
  const counts = unseenCounts(look);
  const { one, six } = unknown(look, counts);
  found.push({ action: { type: 'draw', from: 'deck' }, value: one, reason: pileReason(look, counts) });
  if (canCall(state) && state.turn.drawn === 0) {
    const isNew = me.tokens?.bailiff === 0;
    const value = six - WEIGHTS.sweep + (isNew ? WEIGHTS.newToken : 0);
    const reason = { code: 'bailiff-nothing-fits' } as const;
    found.push({ action: { type: 'call', official: 'bailiff' }, value, reason });
  }
  return found;
}

function pileReason({ row }: PositionFeatures, counts: readonly number[]): Reason {
  const fits = row.left < 0 ? 0 : fitting(row);
  return {
    code: 'pile-hope',
    fitting: counts.reduce((n, count, city) => n + ((fits >>> city) & 1) * count, 0),
  };
}

function cardReason({ row, hand, standing }: PositionFeatures, city: CityId): Reason {
  const card = indexOf(city);
  const isNew = ((hand >>> card) & 1) === 0;
  if (isNew && row.left >= 0 && (fitting(row) >>> card) & 1) {
    const ends = ((ROADS_OF[row.left]! >>> card) & 1) + ((ROADS_OF[row.right]! >>> card) & 1);
    return { code: ends === 2 && row.left !== row.right ? 'fits-both-ends' : 'fits-end', city };
  }
  const linked = ROADS_OF[card]! & hand & ~row.mask;
  if (isNew && bits(linked) > 0) return { code: 'links-hand', city, to: CITY_IDS[lowest(linked)]! };
  const code = isNew && standing.needs[card]! > 0 ? 'house-wanted' : 'least-useless';
  return { code, city };
}
