/** Rectangles and circles on the map, in its units. */
import { plate, printedName, SIGN_RADIUS, type Plate } from '../../src/board/map/geometry.ts';
import { PLACES } from '../../src/board/map/layout.ts';
import type { CityId } from '../../src/engine/index.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A plate as it stands on the map when plates are drawn at that scale. */
export function onMap(city: CityId, { x, y, width, height }: Plate, scale: number): Box {
  const place = PLACES[city];
  return {
    left: place.x + x * scale,
    top: place.y + y * scale,
    right: place.x + (x + width) * scale,
    bottom: place.y + (y + height) * scale,
  };
}

/** The plate the reader sees: the printed name is added where there is room and where it differs. */
export function shownPlate(city: CityId, name: string, isTall: boolean): Plate {
  const printed = printedName(city);
  return plate(city, name, isTall && name !== printed ? printed : null);
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

export const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** How far a point is from a box; 0 inside it. */
export const distanceToBox = (box: Box, x: number, y: number): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

export const coversSign = (box: Box, city: CityId, scale: number): boolean =>
  distanceToBox(box, PLACES[city].x, PLACES[city].y) < SIGN_RADIUS * scale;
