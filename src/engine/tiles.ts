import type { TileStack } from './data/tiles.ts';

/** The stack a closed route of that many cities takes its length tile from; 7 serves every longer route. */
export function lengthStack(length: number): TileStack | null {
  if (length >= 7) return 'length-7';
  if (length === 6) return 'length-6';
  return length === 5 ? 'length-5' : null;
}
