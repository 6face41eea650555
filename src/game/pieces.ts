/** The pieces of the table, in the order in which they are shown. */
export const PIECES = [
  'market',
  'discard',
  'tiles',
  'coaches',
  'route',
  'hand',
  'officials',
  'stock',
  'score',
] as const;
export type Piece = (typeof PIECES)[number];
