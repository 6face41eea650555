/** Numbers that a question may ask for, read from the engine. */
import { CARDS_PER_CITY, COACHES, MARKET_SLOTS, newGame, SHORTEST_CLOSING } from '../../src/engine/index.ts';

export const KNOWN_FACTS: Readonly<Record<string, number>> = {
  'cards-per-city': CARDS_PER_CITY,
  'coach-7-points': COACHES.find(({ value }) => value === 7)!.points,
  'hand-at-start': newGame({ players: 4 }).players[3]!.hand.length,
  'market-slots': MARKET_SLOTS,
  'shortest-closing': SHORTEST_CLOSING,
};
