/** Which card to take, and whether the bailiff should bring others. */
import { CITY_IDS, type CityId, type Source } from '../engine/index.ts';
import { bits, COUNT, indexOf, lowest, ROADS_OF } from './map.ts';
import { canCall, unseenCounts, type Candidate, type Look } from './look.ts';
import { fitting, promise } from './plan.ts';
import type { Reason } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** What the hand would promise with one card more, by city and from the pile. */
export interface Prospects {
  readonly cards: readonly number[];
  readonly pile: number;
  /** The best of six unknown cards, on average. */
  readonly swept: number;
}

export function prospects(look: Look): Prospects {
  const { standing, row, hand } = look;
  const base = promise(standing, row, hand);
  const cards: number[] = [];
  for (let city = 0; city < COUNT; city++) {
    const isHeld = ((hand >>> city) & 1) === 1;
    cards.push(isHeld ? base + WEIGHTS.spareCard / 3 : promise(standing, row, hand | (1 << city)));
  }
  const counts = unseenCounts(look);
  const order = [...cards.keys()].toSorted((a, b) => cards[b]! - cards[a]!);
  let total = 0;
  let sum = 0;
  for (let city = 0; city < COUNT; city++) {
    total += counts[city]!;
    sum += counts[city]! * cards[city]!;
  }
  if (total === 0) return { cards, pile: base, swept: base };
  let swept = 0;
  let rest = total;
  for (const city of order) {
    const below = rest - counts[city]!;
    swept += cards[city]! * ((rest / total) ** 6 - (below / total) ** 6);
    rest = below;
  }
  return { cards, pile: sum / total, swept };
}

/** Everything that can be drawn, each city of the market once. */
export function sources(look: Look, { cards, pile }: Prospects): readonly (readonly [Source, number])[] {
  const { market, pile: deck, discard } = look.state;
  const found: (readonly [Source, number])[] = [];
  for (let slot = 0; slot < market.length; slot++) {
    const city = market[slot]!;
    if (city !== null && market.indexOf(city) === slot) found.push([slot, cards[indexOf(city)]!]);
  }
  if (deck.length > 0 || discard.length > 0) found.push(['deck', pile]);
  return found;
}

export function drawCandidates(look: Look): readonly Candidate[] {
  const ahead = prospects(look);
  const { state, me } = look;
  const found = sources(look, ahead).map(([from, value]): Candidate => ({
    action: { type: 'draw', from },
    value,
    reason: from === 'deck' ? pileReason(look) : cardReason(look, state.market[from as number]!),
  }));
  if (canCall(state) && state.turn.drawn === 0) {
    const isNew = me.tokens?.bailiff === 0;
    const value = ahead.swept - WEIGHTS.sweep + (isNew ? WEIGHTS.newToken : 0);
    found.push({
      action: { type: 'call', official: 'bailiff' },
      value,
      reason: { code: 'bailiff-nothing-fits' },
    });
  }
  return found;
}

function pileReason(look: Look): Reason {
  const fits = look.row.left < 0 ? 0 : fitting(look.row);
  const counts = unseenCounts(look);
  return {
    code: 'pile-hope',
    fitting: counts.reduce((n, count, city) => n + ((fits >>> city) & 1) * count, 0),
  };
}

function cardReason({ row, hand, standing }: Look, city: CityId): Reason {
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
