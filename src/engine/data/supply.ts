/** What is in the box besides the map and the tiles. */
export const CARDS_PER_CITY = 3;
export const HOUSES_PER_PLAYER = 20;
export const MARKET_SLOTS = 6;

/** A route needs this many cities before it may be closed. */
export const SHORTEST_CLOSING = 3;

/** A player takes the coaches in this order; only the points of the highest one count. */
export const COACHES = [
  { value: 3, points: 2 },
  { value: 4, points: 3 },
  { value: 5, points: 5 },
  { value: 6, points: 7 },
  { value: 7, points: 10 },
] as const;
