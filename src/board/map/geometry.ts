/** Pure functions from places to shapes: the same on the server, in the browser and in tests. */
import { CITIES, type CityId, type Road } from '../../engine/index.ts';
import { PLACES, type LabelSide, type Place } from './layout.ts';
import letterWidths from './letter-widths.json' with { type: 'json' };

/** Sizes around a city's point, before the plates are scaled for the width of the map. */
export const SIGN_RADIUS = 7;
export const TOWN_RADIUS = 4.5;
export const FONT_SIZE = 10;
export const PRINTED_FONT_SIZE = 7;
const PLATE_HEIGHT = 13;
const PRINTED_HEIGHT = 8;
const PLATE_PADDING = 3;
const GAP = 1;

const PRINTED = new Map(CITIES.map((city) => [city.id, city.printed]));

export const printedName = (city: CityId): string => PRINTED.get(city)!;

/** The width of a text in the label font, in units of the font size. */
export function textWidth(text: string): number {
  const widths: Readonly<Record<string, number>> = letterWidths;
  return [...text].reduce((sum, letter) => sum + (widths[letter] ?? 0.6), 0);
}

type Point = readonly [x: number, y: number];

export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The name plate relative to the city's point. `printed` adds the line for the name on the card. */
export function plate(city: CityId, name: string, printed: string | null): Plate {
  const inner = Math.max(textWidth(name) * FONT_SIZE, printed ? textWidth(printed) * PRINTED_FONT_SIZE : 0);
  const height = PLATE_HEIGHT + (printed ? PRINTED_HEIGHT : 0);
  return plateBeside(PLACES[city].label, inner, height, SIGN_RADIUS);
}

/** The name plate of a town on the way to Rome. */
export const townPlate = (side: LabelSide, name: string): Plate =>
  plateBeside(side, textWidth(name) * FONT_SIZE - 1, PLATE_HEIGHT - 0.5, TOWN_RADIUS);

function plateBeside(side: LabelSide, inner: number, height: number, radius: number): Plate {
  // An even number of tenths, so that half of it has one decimal as well.
  const width = Math.ceil((inner + 2 * PLATE_PADDING) * 5) / 5;
  const reach = radius + GAP;
  const above = -reach - height + GAP;
  const below = reach - GAP;
  switch (side) {
    case 'n':
      return { x: -width / 2, y: above, width, height };
    case 's':
      return { x: -width / 2, y: below, width, height };
    case 'e':
      return { x: reach, y: -height / 2, width, height };
    case 'w':
      return { x: -reach - width, y: -height / 2, width, height };
    case 'ne':
      return { x: -radius, y: above, width, height };
    case 'nw':
      return { x: radius - width, y: above, width, height };
    case 'se':
      return { x: -radius, y: below, width, height };
    case 'sw':
      return { x: radius - width, y: below, width, height };
  }
}

/** From one house to the next in a row. */
export const HOUSE_PITCH = 9.5;

/** Where the first of so many houses stands: the row is on a side of the sign that plates leave free. */
export function firstHouse(city: CityId, count: number): Point {
  const { label, houses } = PLACES[city];
  const away = SIGN_RADIUS + 6;
  if (houses) return [away, 0];
  return [((1 - count) * HOUSE_PITCH) / 2, label.startsWith('n') ? away : -away];
}

/** Corners of the sign that the plate leaves free, the first for a badge, the second for a mark. */
export function freeCorners(city: CityId): readonly [Point, Point] {
  const r = SIGN_RADIUS + 1.5;
  const side = PLACES[city].label;
  if (side === 'e')
    return [
      [-r, -r],
      [-r, r],
    ];
  if (side === 'w')
    return [
      [r, -r],
      [r, r],
    ];
  return side.startsWith('n')
    ? [
        [r, r],
        [-r, r],
      ]
    : [
        [r, -r],
        [-r, -r],
      ];
}

/** A road as a quiet curve; the same curve from either end. */
export function roadPath([from, to]: Road): string {
  return from < to ? curve(PLACES[from], PLACES[to]) : curve(PLACES[from], PLACES[to], -1);
}

/** Bows a little to the left of the direction from start to end; with `side` -1, to the right. */
export function curve(start: Place, end: Place, side: 1 | -1 = 1): string {
  const bow = 0.035 * side;
  const cx = (start.x + end.x) / 2 + (end.y - start.y) * bow;
  const cy = (start.y + end.y) / 2 - (end.x - start.x) * bow;
  return `M${start.x},${start.y}Q${round(cx)},${round(cy)},${end.x},${end.y}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The roads between neighbours in a row of cities. */
export const roadsAlong = (cities: readonly CityId[]): readonly Road[] =>
  cities.slice(1).map((city, i) => [cities[i]!, city]);
