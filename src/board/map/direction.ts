/** Walking over the map with the arrow keys. */
import { neighbours, type CityId } from '../../engine/index.ts';
import { PLACES } from './layout.ts';

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** The neighbour that lies most nearly in that direction along a road; none more than 75° off it. */
export const neighbourTowards = (city: CityId, direction: Direction): CityId | null =>
  mostNearly(PLACES[city], neighbours(city), PLACES, direction);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of those places, the one most nearly in that direction. */
export function mostNearly<Id extends string>(
  from: Point,
  ids: readonly Id[],
  places: Readonly<Record<Id, Point>>,
  direction: Direction,
): Id | null {
  const [vx, vy] = VECTORS[direction];
  let best: Id | null = null;
  let bestCosine = Math.cos((75 * Math.PI) / 180);
  for (const next of ids) {
    const dx = places[next].x - from.x;
    const dy = places[next].y - from.y;
    const cosine = (dx * vx + dy * vy) / Math.hypot(dx, dy);
    if (cosine > bestCosine) {
      bestCosine = cosine;
      best = next;
    }
  }
  return best;
}
