/** What a move list can be expected to hold at some place, by name: each language has its own words for it. */
export type Expectation =
  /** `words` lists them: exactly this word, one of these, or one of these that was not given before. */
  | 'word'
  | 'one-of'
  | 'key'
  | 'rules-version'
  | 'semicolon'
  /** What stands after a key of the first line. */
  | 'players'
  | 'edition'
  | 'modules'
  | 'options'
  | 'seed'
  | 'deck'
  | 'closing-bracket'
  | 'closing-quote'
  | 'city'
  /** A market slot or the pile. */
  | 'source'
  | 'carriage'
  | 'town'
  /** A carriage and the rank that sits in it. */
  | 'seat'
  | 'end-of-move';

export interface Expected {
  readonly expected: Expectation;
  /** Words of the grammar, which are the same in every language. */
  readonly words: readonly string[];
}

export const expecting = (expected: Expectation, words: readonly string[] = []): Expected => ({
  expected,
  words,
});
