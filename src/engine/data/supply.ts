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

/** The wainwright makes up for at most this many missing cities. */
export const WAINWRIGHT_HELPS = 2;

/** After a closing the hand comes down to this many cards. */
export const HAND_AFTER_CLOSING = 3;

/** Officials module: tokens in play by number of players, and the victory points in the box. */
export const OFFICIAL_TOKENS = {
  2: { coachman: 4, postmaster: 4, bailiff: 3, wainwright: 2 },
  3: { coachman: 6, postmaster: 6, bailiff: 5, wainwright: 3 },
  4: { coachman: 8, postmaster: 8, bailiff: 6, wainwright: 4 },
} as const;
/** Points beyond these are still counted: the booklet is silent. */
export const VICTORY_POINTS = 12;
