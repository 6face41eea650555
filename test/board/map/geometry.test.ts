import { describe, expect, test } from 'vitest';
import {
  firstHouse,
  FONT_SIZE,
  freeCorners,
  HOUSE_PITCH,
  plate,
  printedName,
  PRINTED_FONT_SIZE,
  roadPath,
  roadsAlong,
  SIGN_RADIUS,
  textWidth,
} from '../../../src/board/map/geometry.ts';
import { FRAME, PLACES } from '../../../src/board/map/layout.ts';
import letterWidths from '../../../src/board/map/letter-widths.json' with { type: 'json' };
import { CITY_IDS, ROADS, type CityId } from '../../../src/engine/index.ts';
import { BOARD_CSS, labelAt, LARGEST_LABEL } from '../../support/board-css.ts';
import { distanceToBox, onMap, overlap, shownPlate, type Box } from '../../support/boxes.ts';
import { LANGUAGES } from '../../support/language.ts';

/** A plate around its own city, at scale 1. */
const boxOf = (city: CityId, name: string, printed: string | null): Box => {
  const { x, y, width, height } = plate(city, name, printed);
  return { left: x, top: y, right: x + width, bottom: y + height };
};

/** The numbers of `M x,y Q cx,cy,x,y`. */
const numbersOf = (d: string): readonly number[] => {
  expect(d).toMatch(/^M-?[\d.]+,-?[\d.]+Q-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+$/);
  return d.match(/-?[\d.]+/g)!.map(Number);
};

describe('PLACES', () => {
  test('every city lies inside the frame with its whole sign, at the largest scale', () => {
    const reach = SIGN_RADIUS * LARGEST_LABEL;
    expect(Object.keys(PLACES).toSorted()).toEqual(CITY_IDS.toSorted());
    for (const { x, y } of Object.values(PLACES)) {
      expect(x - reach).toBeGreaterThan(FRAME.x);
      expect(x + reach).toBeLessThan(FRAME.x + FRAME.width);
      expect(y - reach).toBeGreaterThan(FRAME.y);
      expect(y + reach).toBeLessThan(FRAME.y + FRAME.height);
    }
  });

  test('no two signs touch at the largest scale', () => {
    const touching = CITY_IDS.flatMap((a, i) =>
      CITY_IDS.slice(i + 1)
        .filter(
          (b) =>
            Math.hypot(PLACES[a].x - PLACES[b].x, PLACES[a].y - PLACES[b].y) <=
            2 * SIGN_RADIUS * LARGEST_LABEL,
        )
        .map((b) => `${a} ${b}`),
    );
    expect(touching).toEqual([]);
  });
});

describe('textWidth', () => {
  test.each<[string, number]>([
    ['', 0],
    ['Ulm', 0.776 + 0.294 + 0.898],
    ['Łódź', 0.656 + 0.541 + 0.576 + 0.515],
    ['ww', 2 * 0.787],
  ])('of “%s” is the sum of its letters', (text, width) => {
    expect(textWidth(text)).toBeCloseTo(width, 6);
  });

  test('gives an unknown letter the width of a wide one instead of nothing', () => {
    expect(textWidth('☃')).toBeCloseTo(0.6, 6);
    expect(textWidth('U☃')).toBeCloseTo(0.776 + 0.6, 6);
  });

  test.each(LANGUAGES)('knows every letter of every city in $lang', ({ names }) => {
    const letters = new Set(CITY_IDS.flatMap((city) => [...names.city(city), ...printedName(city)]));
    expect([...letters].filter((letter) => !(letter in letterWidths))).toEqual([]);
  });
});

describe('plate', () => {
  test('text sizes are those of the style sheet', () => {
    expect(BOARD_CSS).toMatch(new RegExp(`\\.plate-name \\{\\s*font: \\d+ ${FONT_SIZE}px `));
    expect(BOARD_CSS).toMatch(new RegExp(`\\.plate-printed \\{\\s*font: \\d+ ${PRINTED_FONT_SIZE}px `));
  });

  test.each(CITY_IDS)('of %s is as wide as its wider line, with the same room on both sides', (city) => {
    const room = plate(city, '', null).width;
    expect(room).toBeGreaterThan(0);
    expect(plate(city, 'Ulm', null).width).toBeCloseTo(textWidth('Ulm') * FONT_SIZE + room, 0);
    expect(plate(city, 'Ulm', 'Sigmaringen').width).toBeCloseTo(
      textWidth('Sigmaringen') * PRINTED_FONT_SIZE + room,
      0,
    );
    expect(plate(city, 'Sigmaringen', 'Ulm').width).toBeCloseTo(
      textWidth('Sigmaringen') * FONT_SIZE + room,
      0,
    );
  });

  test.each(CITY_IDS)('of %s has a line for each name', (city) => {
    const short = plate(city, 'Ulm', null).height;
    expect(short).toBeGreaterThan(FONT_SIZE);
    expect(plate(city, 'Ulm', 'Ulm').height - short).toBeGreaterThanOrEqual(PRINTED_FONT_SIZE);
  });

  test.each(CITY_IDS)('of %s stands on its side of the sign and never on the sign', (city) => {
    const side = PLACES[city].label;
    for (const printed of [null, 'Sigmaringen']) {
      const box = boxOf(city, 'Kempten', printed);
      const [dx, dy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      expect(Math.sign(dy), `${side} up or down`).toBe(
        side.startsWith('n') ? -1 : side.startsWith('s') ? 1 : 0,
      );
      expect(Math.abs(dx) < 1e-9 ? 0 : Math.sign(dx), `${side} left or right`).toBe(
        side.endsWith('e') ? 1 : side.endsWith('w') ? -1 : 0,
      );
      expect(distanceToBox(box, 0, 0)).toBeGreaterThanOrEqual(SIGN_RADIUS);
      expect(distanceToBox(box, 0, 0)).toBeLessThan(SIGN_RADIUS + 2);
    }
  });
});

/** Four houses, each up to 9.6 wide and 9.4 high. */
function fullRow(city: CityId): Box {
  const [x, y] = firstHouse(city, 4);
  return { left: x - 4.8, right: x + 3 * HOUSE_PITCH + 4.8, top: y - 5.4, bottom: y + 4 };
}

/** The rim of a plate, 2 units on each side, holds no letters. */
const lettersOf = ({ left, right, top, bottom }: Box): Box => ({
  left: left + 2,
  right: right - 2,
  top: top + 2,
  bottom: bottom - 2,
});

describe('firstHouse', () => {
  test.each(CITY_IDS)('%s: a full row of houses stands clear of the letters on the plate', (city) => {
    for (const { names } of LANGUAGES)
      for (const printed of [null, printedName(city)])
        expect(
          overlap(fullRow(city), lettersOf(boxOf(city, names.city(city), printed))),
          `${names.city(city)} ${printed ?? ''}`,
        ).toBe(false);
  });

  test.each(CITY_IDS)('%s: a house does not lie on the sign, and a lone one is beside it', (city) => {
    const [x, y] = firstHouse(city, 1);
    expect(Math.hypot(x, y)).toBeCloseTo(SIGN_RADIUS + 6);
    expect(distanceToBox(fullRow(city), 0, 0)).toBeGreaterThan(SIGN_RADIUS);
  });

  test('on a phone one house does not cover the name of another city', () => {
    const scale = labelAt(360);
    const covered = LANGUAGES.flatMap(({ names }) =>
      CITY_IDS.flatMap((city) => {
        const [x, y] = firstHouse(city, 1);
        const house = onMap(city, { x: x - 4.8, y: y - 5.4, width: 9.6, height: 9.4 }, scale);
        return CITY_IDS.filter(
          (other) =>
            other !== city &&
            overlap(house, onMap(other, shownPlate(other, names.city(other), false), scale)),
        ).map((other) => `${city} over ${names.city(other)}`);
      }),
    );
    expect(covered).toEqual([]);
  });
});

describe('freeCorners', () => {
  test.each(CITY_IDS)('of %s are two corners of the sign, away from the plate', (city) => {
    const corners = freeCorners(city);
    expect(corners).toHaveLength(2);
    expect(corners[0]).not.toEqual(corners[1]);
    for (const [x, y] of corners) {
      expect(Math.abs(x)).toBe(Math.abs(y));
      expect(Math.hypot(x, y), 'touches the sign').toBeLessThan(SIGN_RADIUS + 4.6 + 1);
      for (const { names } of LANGUAGES) {
        // A mark is a circle of radius 4.6 and must not reach the plate, even the tall one.
        const box = boxOf(city, names.city(city), printedName(city));
        expect(distanceToBox(box, x, y)).toBeGreaterThan(4.6);
      }
    }
  });
});

describe('roadPath', () => {
  test.each(ROADS.map((road) => [...road] as const))('%s–%s is the same curve from either end', (a, b) => {
    const [ax, ay, cx, cy, bx, by] = numbersOf(roadPath([a, b]));
    expect([ax, ay, bx, by]).toEqual([PLACES[a].x, PLACES[a].y, PLACES[b].x, PLACES[b].y]);
    expect(numbersOf(roadPath([b, a]))).toEqual([bx, by, cx, cy, ax, ay]);
  });

  test('bows a little, so that roads look drawn, but never wanders off', () => {
    for (const [a, b] of ROADS) {
      const [ax, ay, cx, cy, bx, by] = numbersOf(roadPath([a, b])) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const off = Math.hypot(cx - (ax + bx) / 2, cy - (ay + by) / 2) / Math.hypot(bx - ax, by - ay);
      expect(off).toBeGreaterThan(0.02);
      expect(off).toBeLessThan(0.06);
    }
  });

  test('no road runs through the sign of a city it does not serve, at the largest scale', () => {
    const hits: string[] = [];
    for (const [a, b] of ROADS) {
      const [ax, ay, cx, cy, bx, by] = numbersOf(roadPath([a, b])) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      for (const city of CITY_IDS.filter((id) => id !== a && id !== b)) {
        for (let t = 0; t <= 1; t += 0.005) {
          const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
          const [x, y] = [p * ax + q * cx + r * bx, p * ay + q * cy + r * by];
          const distance = Math.hypot(x - PLACES[city].x, y - PLACES[city].y);
          if (distance <= SIGN_RADIUS * LARGEST_LABEL) hits.push(`${a}–${b} at ${city}`);
        }
      }
    }
    expect([...new Set(hits)]).toEqual([]);
  });
});

describe('roadsAlong', () => {
  test.each<[readonly CityId[], readonly (readonly CityId[])[]]>([
    [[], []],
    [['ulm'], []],
    [['ulm', 'stuttgart'], [['ulm', 'stuttgart']]],
    [
      ['ulm', 'stuttgart', 'carlsruhe'],
      [
        ['ulm', 'stuttgart'],
        ['stuttgart', 'carlsruhe'],
      ],
    ],
  ])('of %j are %j', (cities, roads) => {
    expect(roadsAlong(cities)).toEqual(roads);
  });
});
