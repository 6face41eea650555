/** What things are worth, in points of the final score. Found by playing games against each other. */
export const WEIGHTS = {
  /** What a route's growth by a card costs, when that card must still be found; without it, the card would serve elsewhere. */
  missingCard: 0.7,
  /** The same for a card in the hand: only the turn it takes to lay it. */
  laying: 0.35,
  /** A card in the hand that the present route does not need. */
  spareCard: 0.3,
  /** Open roads at the ends: their worth at most. */
  openness: 0.7,
  /** A further coach beyond its points: it brings the next ones, and the end, nearer. */
  coachStep: 0.35,
  /** The cost of the wainwright: no other official can be called in that turn. */
  wainwright: 0.6,
  /** A turn gained by a second card laid. */
  secondLaid: 0.6,
  /** By how much six new cards must be better before the market is swept. */
  sweep: 1.2,
  /** What a second card must bring before it is drawn, and the coachman's help forgone. */
  secondDrawn: 0.1,
  /** A first token of an official. */
  newToken: 0.3,
  /** Winning beyond its points. */
  winning: 6,
} as const;

/** The share of a tile's value that counts when no house is missing, one, two … */
export const GROUP_SHARE = [1, 0.5, 0.28, 0.17, 0.1, 0.06, 0.03, 0.01, 0] as const;
export const PROVINCES_SHARE = [1, 0.6, 0.42, 0.3, 0.21, 0.14, 0.08, 0.04, 0.02, 0] as const;
