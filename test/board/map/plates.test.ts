/**
 * Name plates at the sizes the style sheet gives them: readable on every width, and nothing on top
 * of anything else, in all three languages.
 */
import { describe, expect, test } from 'vitest';
import { FONT_SIZE } from '../../../src/board/map/geometry.ts';
import { FRAME } from '../../../src/board/map/layout.ts';
import { CLOSE_ZOOM, PLATE_SHRINK } from '../../../src/board/map/camera.ts';
import { CITY_IDS, type CityId } from '../../../src/engine/index.ts';
import {
  isTallAt,
  LABEL_STEPS,
  labelAt,
  LARGEST_LABEL,
  pixelsAt,
  TALL_FROM,
  WIDEST_LABEL,
} from '../../support/board-css.ts';
import { coversSign, isInside, onMap, overlap, shownPlate, type Box } from '../../support/boxes.ts';
import { LANGUAGES, type Language } from '../../support/language.ts';

const EDGE: Box = {
  left: FRAME.x,
  top: FRAME.y,
  right: FRAME.x + FRAME.width,
  bottom: FRAME.y + FRAME.height,
};

interface Drawing {
  readonly what: string;
  /** Scale of the plates, in map units. */
  readonly scale: number;
  readonly isTall: boolean;
}

const atWidth = (width: number): Drawing => ({
  what: `${width} px`,
  scale: labelAt(width),
  isTall: isTallAt(width),
});

/** The two widths at which each combination of scale and kind of plate is used first and last. */
const EVERY_STEP: readonly Drawing[] = LABEL_STEPS.flatMap(({ upTo }) => [upTo, upTo + 1])
  .concat(320, TALL_FROM - 1, TALL_FROM, 768, 1280)
  .map(atWidth);

/** Zoomed in just enough for the tall plates; the map grows by `zoom`, the plates by less. */
const zoomed = (width: number, zoom: number): Drawing => ({
  what: `${width} px, zoomed in ${zoom} times`,
  scale: labelAt(width) * zoom ** -PLATE_SHRINK,
  isTall: zoom >= CLOSE_ZOOM || isTallAt(width),
});

const CASES = LANGUAGES.flatMap((language) =>
  [
    { what: 'the largest scale', scale: LARGEST_LABEL, isTall: false },
    ...EVERY_STEP,
    ...[320, 390, 768].flatMap((width) =>
      [CLOSE_ZOOM, CLOSE_ZOOM ** 2, 6].map((zoom) => zoomed(width, zoom)),
    ),
  ].map((drawing): [string, string, Language, Drawing] => [language.lang, drawing.what, language, drawing]),
);

const boxes = ({ names }: Language, { scale, isTall }: Drawing): readonly (readonly [CityId, Box])[] =>
  CITY_IDS.map((city) => [city, onMap(city, shownPlate(city, names.city(city), isTall), scale)] as const);

describe('the style sheet', () => {
  test('plates grow step by step as the map gets narrower', () => {
    expect(LABEL_STEPS.length).toBeGreaterThan(3);
    const widths = LABEL_STEPS.map(({ upTo }) => upTo);
    const labels = [WIDEST_LABEL, ...LABEL_STEPS.map(({ label }) => label)];
    // Narrower steps must come later in the sheet, or a wider one would win over them.
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(labels).toEqual(labels.toSorted((a, b) => a - b));
  });

  test('a name is never set under 11 px on a map from 320 to 1600 px wide', () => {
    const sizes = Array.from({ length: 1281 }, (_, i) => i + 320).map((width) => ({
      width,
      px: FONT_SIZE * labelAt(width) * pixelsAt(width),
    }));
    expect(sizes.filter(({ px }) => px < 11)).toEqual([]);
  });
});

describe('plates', () => {
  test.each(CASES)('%s, %s: no plate overlaps another', (_, __, language, drawing) => {
    const all = boxes(language, drawing);
    const pairs = all.flatMap(([a, boxA], i) =>
      all
        .slice(i + 1)
        .filter(([, boxB]) => overlap(boxA, boxB))
        .map(([b]) => `${a} ${b}`),
    );
    expect(pairs).toEqual([]);
  });

  test.each(CASES)('%s, %s: no plate covers a foreign sign', (_, __, language, drawing) => {
    const covered = boxes(language, drawing).flatMap(([city, box]) =>
      CITY_IDS.filter((other) => other !== city && coversSign(box, other, drawing.scale)).map(
        (other) => `${city} over ${other}`,
      ),
    );
    expect(covered).toEqual([]);
  });

  test.each(CASES)('%s, %s: every plate lies inside the frame', (_, __, language, drawing) => {
    const outside = boxes(language, drawing).filter(([, box]) => !isInside(box, EDGE));
    expect(outside.map(([city]) => city)).toEqual([]);
  });
});
