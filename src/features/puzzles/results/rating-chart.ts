/** The drawing of a rating over days: pure geometry in pixels, so that text keeps its size on a phone. */
import { numberOf, type Day } from '../../../text/day.ts';
import type { RatedDay } from './rating.ts';

export interface RatingChart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly line: string;
  /** One deviation to either side: the rating lies within it two times of three. */
  readonly band: string;
  readonly last: { readonly x: number; readonly y: number; readonly rating: number };
  readonly rules: readonly { readonly y: number; readonly rating: number }[];
  readonly days: readonly { readonly x: number; readonly day: Day; readonly anchor: 'start' | 'end' }[];
}

const EDGE = { left: 44, right: 48, top: 12, bottom: 30 };
const STEP = 100;

export function ratingChartOf(course: readonly RatedDay[], width: number): RatingChart {
  const height = width < 560 ? 200 : 240;
  const [left, right, top, bottom] = [EDGE.left, width - EDGE.right, EDGE.top, height - EDGE.bottom];
  const lows = course.map(({ rating: { rating, deviation } }) => rating - deviation);
  const highs = course.map(({ rating: { rating, deviation } }) => rating + deviation);
  const lowest = Math.floor(Math.min(...lows) / STEP) * STEP;
  const highest = Math.max(lowest + 2 * STEP, Math.ceil(Math.max(...highs) / STEP) * STEP);
  const first = numberOf(course[0]!.day);
  const span = Math.max(1, numberOf(course.at(-1)!.day) - first);
  const x = (day: Day): number => left + ((numberOf(day) - first) / span) * (right - left);
  const y = (rating: number): number => bottom - ((rating - lowest) / (highest - lowest)) * (bottom - top);
  const path = (places: readonly (readonly [number, number])[]): string =>
    places.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)},${py.toFixed(1)}`).join('');
  const along = (values: readonly number[]): (readonly [number, number])[] =>
    course.map(({ day }, i) => [x(day), y(values[i]!)] as const);
  const every = Math.max(1, Math.ceil((highest - lowest) / STEP / 6));
  const { day, rating } = course.at(-1)!;
  return {
    width,
    height,
    left,
    right,
    bottom,
    line: path(along(course.map((each) => each.rating.rating))),
    band: `${path([...along(highs), ...along(lows).toReversed()])}Z`,
    last: { x: x(day), y: y(rating.rating), rating: Math.round(rating.rating) },
    rules: Array.from(
      { length: Math.floor((highest - lowest) / STEP / every) + 1 },
      (_, i) => lowest + i * every * STEP,
    ).map((at) => ({ y: y(at), rating: at })),
    days: [
      { x: left, day: course[0]!.day, anchor: 'start' as const },
      ...(course.length > 1 ? [{ x: right, day, anchor: 'end' as const }] : []),
    ],
  };
}
