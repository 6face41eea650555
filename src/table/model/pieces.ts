/** The pieces of the table, in the order in which they are shown. */
export const BASE_PIECES = [
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
export type BasePiece = (typeof BASE_PIECES)[number];

/** Those of the modules; pages of the base game do not load their script (`table/shell/RomePieces.tsx`). */
export const MODULE_PIECES = ['rome', 'carriages', 'waiting-room', 'clergy', 'tokens'] as const;

export type Piece = BasePiece | (typeof MODULE_PIECES)[number];
export const PIECES: readonly Piece[] = /* @__PURE__ */ [BASE_PIECES, MODULE_PIECES].flat();
