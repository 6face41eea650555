/** Closing a route, in its fixed order: houses, tiles, coach, carriages, discards (rule 7.2). */
import { discardCards, takeOut } from './cards.ts';
import { isCoachOpen, shortBy, takeCoach } from './coach.ts';
import type { CityId } from './data/map.ts';
import { HAND_AFTER_CLOSING } from './data/supply.ts';
import type { Log } from './events.ts';
import { inMapOrder } from './graph.ts';
import { placeHouse } from './houses.ts';
import { hasMoves, movesFor } from './modules/audience.ts';
import { takeHouseTiles, takeLengthTile } from './tiles.ts';
import { endTurn } from './turn.ts';
import type { Draft, Way } from './types.ts';

export function close(draft: Draft, way: Way, houses: readonly CityId[], log: Log): void {
  const { player } = draft;
  const { route } = draft.players[player]!;
  log?.push({ type: 'route-closed', player, cities: [...route], way });
  for (const city of inMapOrder(houses)) placeHouse(draft, player, city, 'closing', log);
  if (draft.carriages !== null) draft.turn.moves = movesFor(route, houses);
  takeLengthTile(draft, player, route.length, log);
  takeHouseTiles(draft, player, log);
  if (isCoachOpen(draft)) {
    draft.step = 'coach';
    return;
  }
  if (shortBy(draft.players[player]!) === 0) takeCoach(draft, log);
  toCarriages(draft, log);
}

/** After the coach, and after each move of a carriage. */
export function toCarriages(draft: Draft, log: Log): void {
  draft.player = draft.turn.player;
  if (hasMoves(draft, log)) draft.step = 'carriage';
  else discardRoute(draft, log);
}

function discardRoute(draft: Draft, log: Log): void {
  const owner = draft.players[draft.player]!;
  draft.turn.moves = null;
  const { route } = owner;
  owner.route = [];
  discardCards(draft, route, log);
  if (owner.hand.length > HAND_AFTER_CLOSING) draft.step = 'discard';
  else endTurn(draft, log);
}

/** Discards the cards the player chose, in the order of the map, however they were listed. */
export function discardHand(draft: Draft, cities: readonly CityId[], log: Log): void {
  const { player } = draft;
  const { hand } = draft.players[player]!;
  const sorted = inMapOrder(cities);
  for (const city of sorted) takeOut(hand, city);
  log?.push({ type: 'hand-discarded', player, cities: sorted });
  discardCards(draft, sorted, log);
  endTurn(draft, log);
}
