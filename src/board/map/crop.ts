/** Which part of the map is in sight at first: the cities that matter, with room for their names. */
import type { CityId } from '../../engine/index.ts';
import { FRAME, PLACES } from './layout.ts';

export interface Crop {
  /** One of a few sizes, because each has a class of its own: the policy allows no inline style. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Crop = { scale: 1, x: 0, y: 0 };
export const CROP_SCALES = [2.5, 2.2, 1.9, 1.6, 1.4, 1.2] as const;

/** Room around the outermost cities, in units of the cropped picture. */
const MARGIN = { x: 62, y: 44 } as const;

export function cropTo(cities: readonly CityId[]): Crop {
  if (cities.length === 0) return WHOLE;
  const xs = cities.map((city) => PLACES[city].x);
  const ys = cities.map((city) => PLACES[city].y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = CROP_SCALES.find(
    (k) =>
      (right - left) * k + 2 * MARGIN.x <= FRAME.width && (bottom - top) * k + 2 * MARGIN.y <= FRAME.height,
  );
  if (!scale) return WHOLE;
  return {
    scale,
    x: offset((left + right) / 2, FRAME.x, FRAME.width, scale),
    y: offset((top + bottom) / 2, FRAME.y, FRAME.height, scale),
  };
}

/** Puts the middle of the cities in the middle of the frame, but never shows what is beyond the map. */
function offset(middle: number, start: number, size: number, scale: number): number {
  const centred = start + size / 2 - middle * scale;
  const clamped = Math.min(start * (1 - scale), Math.max((start + size) * (1 - scale), centred));
  return Math.round(clamped * 10) / 10;
}

/** Whether a city can be seen, or at least its name plate reaches into the picture. */
export function isInSight({ scale, x, y }: Crop, city: CityId): boolean {
  const place = PLACES[city];
  const [px, py] = [place.x * scale + x, place.y * scale + y];
  return (
    px > FRAME.x - MARGIN.x &&
    px < FRAME.x + FRAME.width + MARGIN.x &&
    py > FRAME.y - MARGIN.y &&
    py < FRAME.y + FRAME.height + MARGIN.y
  );
}
