/** The 30 bonus tiles, each stack from its top (highest) tile down. */
export const TILES = {
  'length-5': [2, 1],
  'length-6': [3, 2, 1],
  'length-7': [4, 3, 2, 1],
  baden: [3, 2, 1],
  'wuerttemberg-hohenzollern': [3, 2, 1],
  'schweiz-tyrol': [3, 2, 1],
  'boehmen-salzburg': [4, 3, 2],
  baiern: [5, 4, 3, 2],
  provinces: [6, 5, 4, 3],
  end: [1],
} as const satisfies Record<string, readonly number[]>;
export type TileStack = keyof typeof TILES;
