/** The 66 cards of a position: where each lies, and where the rest goes. */
import { fillMarket } from '../cards.ts';
import type { Setting } from '../config.ts';
import type { CityId } from '../data/map.ts';
import { CARDS_PER_CITY, MARKET_SLOTS } from '../data/supply.ts';
import { hasRoad, isCity } from '../graph.ts';
import { shuffle } from '../rng.ts';
import { allCards } from '../setup.ts';
import type { Draft } from '../types.ts';
import type { Impossible, Position } from './types.ts';

export function layCards(draft: Draft, position: Position, { deck }: Setting): Impossible | null {
  const { market, pile, discard = [], players = [] } = position;
  const slots = [...(market ?? draft.market)];
  if (slots.length !== MARKET_SLOTS) return { code: 'market-gap', slots: slots.length, empty: [] };
  const laid = (market ?? []).filter((card) => card !== null);
  const hands = players.flatMap(({ hand = [], route = [] }) => [...hand, ...route]);
  const known: readonly CityId[] = [...laid, ...(pile ?? []), ...discard, ...hands];
  const unknown = known.find((city) => !isCity(city));
  if (unknown !== undefined) return { code: 'unknown-city', city: String(unknown) };

  const rest = deck ? [...deck] : allCards();
  if (!deck) shuffle(rest, draft.random);
  for (const city of known) {
    const at = rest.indexOf(city);
    if (at < 0) return { code: 'card-count', city, count: known.filter((card) => card === city).length };
    rest.splice(at, 1);
  }
  if (pile && rest.length > 0) {
    const city = rest[0]!;
    return { code: 'card-count', city, count: CARDS_PER_CITY - rest.filter((card) => card === city).length };
  }
  draft.pile = pile ? [...pile] : rest;
  draft.discard = [...discard];
  if (market) draft.market = [...market];
  else fillMarket(draft, null);
  const empty = draft.market.flatMap((card, slot) => (card === null ? [slot] : []));
  return empty.length > 0 && draft.pile.length + draft.discard.length > 0
    ? { code: 'market-gap', slots: MARKET_SLOTS, empty }
    : null;
}

/** Hands, and routes that are simple paths. */
export function dealHands(draft: Draft, position: Position): Impossible | null {
  for (const [player, { hand = [], route = [] }] of (position.players ?? []).entries()) {
    const twice = route.find((city, i) => route.indexOf(city) !== i) ?? null;
    if (twice !== null) return { code: 'broken-route', player, route, twice, gap: null };
    const torn = route.findIndex((city, i) => i > 0 && !hasRoad(route[i - 1]!, city));
    if (torn > 0) {
      return { code: 'broken-route', player, route, twice, gap: [route[torn - 1]!, route[torn]!] };
    }
    draft.players[player]!.hand = [...hand];
    draft.players[player]!.route = [...route];
  }
  return null;
}
