/** Choosing the cards to discard from the hand after a closing. */
import { HAND_AFTER_CLOSING, type CityId } from '../../engine/index.ts';
import { attempt, begun, type Table } from './state.ts';

const chosenCards = ({ pending }: Table): readonly number[] =>
  pending?.type === 'discard' ? pending.cards : [];

export function toggleCard(table: Table, index: number): Table {
  const cards = chosenCards(table);
  const next = cards.includes(index) ? cards.filter((card) => card !== index) : [...cards, index];
  return begun(table, { type: 'discard', cards: next });
}

/** Chooses a card of that city that is not chosen yet, or else deselects one that is. */
export function toggleCity(table: Table, city: CityId): Table {
  const { hand } = table.now.players[table.now.player]!;
  const places = [...hand.keys()].filter((place) => hand[place] === city);
  const place = places.find((each) => !chosenCards(table).includes(each)) ?? places[0];
  if (place !== undefined) return toggleCard(table, place);
  // As many as are due, so that the answer is about the city and not about the number.
  const due = hand.length - HAND_AFTER_CLOSING;
  return attempt(table, { type: 'discard', cities: Array.from({ length: due }, () => city) });
}

export function discardChosen(table: Table): Table {
  const { hand } = table.now.players[table.now.player]!;
  return attempt(table, { type: 'discard', cities: chosenCards(table).map((place) => hand[place]!) });
}
