/** The market, the draw pile and the discards, and what happens when cards run out (rules 5.1, 5.2, 5.6). */
import type { CityId } from './data/map.ts';
import type { Log } from './events.ts';
import { shuffle } from './rng.ts';
import type { Draft, Source, State } from './types.ts';
import { LEGAL, refuse, type Verdict } from './verdict.ts';

/** Whether a card can be had from anywhere. */
export const canDraw = ({ pile, discard, market }: State): boolean =>
  pile.length > 0 || discard.length > 0 || market.some((card) => card !== null);

function formPile(draft: Draft, log: Log): void {
  const { pile, discard } = draft;
  for (const card of discard) pile.push(card);
  discard.length = 0;
  shuffle(pile, draft.random);
  log?.push({ type: 'pile-formed', cards: pile.length });
}

/** The top card of the pile. An empty pile is formed first; an emptied one is formed again at once. */
function takeTop(draft: Draft, log: Log): CityId | null {
  const { pile, discard } = draft;
  if (pile.length === 0) {
    if (discard.length === 0) return null;
    formPile(draft, log);
  }
  const card = pile.shift()!;
  if (pile.length === 0 && discard.length > 0) formPile(draft, log);
  return card;
}

/** Lays cards on the empty slots, from slot 0 up, while there are any. */
export function fillMarket(draft: Draft, log: Log): void {
  const { market } = draft;
  for (let slot = 0; slot < market.length; slot++) {
    if (market[slot] !== null) continue;
    const city = takeTop(draft, log);
    if (city === null) return;
    market[slot] = city;
    log?.push({ type: 'market-filled', slot, city });
  }
}

/** Takes out a card that is known to be there. Unlike `splice` it allocates no array of removed items. */
export function takeOut(cards: CityId[], city: CityId): void {
  const last = cards.length - 1;
  for (let i = cards.indexOf(city); i < last; i++) cards[i] = cards[i + 1]!;
  cards.pop();
}

/** Discards one batch of cards; empty market slots are filled at once. */
export function discardCards(draft: Draft, cities: readonly CityId[], log: Log): void {
  for (const city of cities) draft.discard.push(city);
  fillMarket(draft, log);
}

/** The player takes a card that is known to be there. */
export function drawCard(draft: Draft, player: number, from: Source, log: Log): void {
  const city = from === 'deck' ? takeTop(draft, log)! : draft.market[from]!;
  draft.players[player]!.hand.push(city);
  log?.push({ type: 'drawn', player, from, city });
  if (from === 'deck') return;
  draft.market[from] = null;
  fillMarket(draft, log);
}

/** The bailiff's help: the swept cards are discards before the refill, so they can come back in it. */
export function sweepMarket(draft: Draft, log: Log): void {
  const swept = draft.market.filter((card) => card !== null);
  draft.market.fill(null);
  log?.push({ type: 'market-swept', cities: swept });
  discardCards(draft, swept, log);
}

/** Whether a card lies there to be taken. An empty pile counts while it can be formed from the discards. */
export function checkSource(state: State, from: Source): Verdict {
  if (from === 'deck') {
    const hasPile = state.pile.length > 0 || state.discard.length > 0;
    return hasPile ? LEGAL : refuse('pile-empty', { slots: slotsWithCards(state) });
  }
  const card = state.market[from];
  if (card === undefined) return refuse('unknown-card', { card: from });
  return card === null ? refuse('slot-empty', { slot: from, slots: slotsWithCards(state) }) : LEGAL;
}

const slotsWithCards = ({ market }: State): readonly number[] =>
  market.flatMap((card, slot) => (card === null ? [] : [slot]));
