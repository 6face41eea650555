/** Which cards can still come, from what a seat may know: a help for those who do not count along. */
import {
  CARDS_PER_CITY,
  CITY_IDS,
  eventFor,
  viewFor,
  type CityId,
  type GameEvent,
} from '../../../engine/index.ts';
import type { Table } from '../../../table/model/reducer.ts';

export interface CardCount {
  readonly city: CityId;
  /** In the pile, or hidden in somebody's hand. */
  readonly unseen: number;
  /** Among the discards: they come again when the pile is formed anew. */
  readonly discarded: number;
}

type Counts = Map<CityId, number>;

/** In the order of the map. An onlooker has no seat. */
export function cardCounts(
  { now, done }: Pick<Table, 'now' | 'done'>,
  seat: number | null,
): readonly CardCount[] {
  const { market, discard, players } = viewFor(now, seat);
  const open = [
    ...market.filter((city) => city !== null),
    ...discard,
    ...players.flatMap(({ route, hand }) => [...route, ...(hand ?? [])]),
  ];
  const seen: Counts = new Map();
  for (const city of open) add(seen, city, 1);
  const events = done.flatMap((each) => each.events.map((event) => eventFor(event, seat)));
  for (const [player, hand] of heldOpenly(events).entries())
    if (player !== seat) for (const [city, n] of hand) add(seen, city, n);
  return CITY_IDS.map((city) => ({
    city,
    unseen: CARDS_PER_CITY - (seen.get(city) ?? 0),
    discarded: discard.filter((card) => card === city).length,
  }));
}

const add = (counts: Counts, city: CityId, n: number): void =>
  void counts.set(city, (counts.get(city) ?? 0) + n);

/**
 * By player, how many cards of a city are certainly in the hand: those taken openly, less those of the
 * city that left the hand since, because they may have been the same cards.
 */
function heldOpenly(events: readonly GameEvent[]): readonly Counts[] {
  const hands: readonly Counts[] = Array.from({ length: 4 }, () => new Map());
  const leave = (player: number, cities: readonly CityId[]): void => {
    const hand = hands[player]!;
    for (const city of cities) hand.set(city, Math.max(0, (hand.get(city) ?? 0) - 1));
  };
  for (const event of events) {
    if (event.type === 'drawn' && event.city !== null) add(hands[event.player]!, event.city, 1);
    if (event.type === 'played') leave(event.player, [event.city]);
    if (event.type === 'hand-discarded') leave(event.player, event.cities);
  }
  return hands;
}
