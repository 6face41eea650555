/** Versions and size limits of the texts. */

/** The layout of the compact text. Another layout takes another number, and old ones stay readable. */
export const FORMAT_VERSION = 1;

/**
 * Raised whenever a change in the engine makes an old record play differently: a rule, the shuffle,
 * a road. A text of other rules is refused instead of being replayed into another game.
 */
export const RULES_VERSION = 1;

/**
 * Of 3,000 guided four-player games with both modules the longest took 461.
 * The limit bounds the work a hostile text can ask for.
 */
export const MOST_ACTIONS = 1500;

/** In UTF-8. */
export const LONGEST_SEED = 64;

/** Characters. Every record within the two limits above fits. */
export const LONGEST_LINK = 4096;

/** Characters of a move list, or of a record as JSON. */
export const LONGEST_TEXT = 1_000_000;
