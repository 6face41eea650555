import { describe, expect, test } from 'vitest';
import { drawLand } from '../../../src/board/map/land.ts';
import { FRAME, PLACES } from '../../../src/board/map/layout.ts';
import shapes from '../../../src/board/map/map-shapes.json' with { type: 'json' };
import { CITY_IDS, PROVINCES, provinceOf, type CityId } from '../../../src/engine/index.ts';
import { pixelsAt } from '../../support/board-css.ts';
import { distanceToEdge, isWithin, ringsOf } from '../../support/shapes.ts';

const provinces = PROVINCES.map(({ id }) => ({ id, rings: ringsOf(shapes.provinces[id]) }));
const cells = CITY_IDS.map((city) => ({ city, rings: ringsOf(shapes.cells[city]) }));

/** A grid over the frame, off the round numbers that places and edges like. */
const GRID = Array.from({ length: Math.floor(FRAME.width / 6) }, (_, i) => FRAME.x + 3.37 + 6 * i).flatMap(
  (x) => Array.from({ length: Math.floor(FRAME.height / 6) }, (_, i) => [x, FRAME.y + 3.29 + 6 * i] as const),
);

const distanceTo = (city: CityId, x: number, y: number): number =>
  Math.hypot(PLACES[city].x - x, PLACES[city].y - y);

const key = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** Points of the grid's rim. */
const isAtEdge = ([x, y]: readonly [number, number]): boolean =>
  x - 7 < FRAME.x || y - 7 < FRAME.y || x + 7 > FRAME.x + FRAME.width || y + 7 > FRAME.y + FRAME.height;

describe('map-shapes.json', () => {
  test('is what `npm run map` would write now', () => {
    expect(shapes).toEqual(JSON.parse(JSON.stringify(drawLand())));
  });

  test('is drawn the same every time', () => {
    expect(drawLand()).toEqual(drawLand());
  });
});

describe('provinces', () => {
  test('each has a shape, and nothing else has', () => {
    expect(Object.keys(shapes.provinces).toSorted()).toEqual(
      PROVINCES.map(({ id }) => id as string).toSorted(),
    );
  });

  test.each(CITY_IDS)('%s lies in its own province and in no other', (city) => {
    const { x, y } = PLACES[city];
    const around = provinces.filter(({ rings }) => isWithin(rings, x, y)).map(({ id }) => id);
    expect(around).toEqual([provinceOf(city)]);
  });

  test.each(CITY_IDS)('the whole sign of %s stands on its province on a wide map', (city) => {
    const { x, y } = PLACES[city];
    const { rings } = provinces.find(({ id }) => id === provinceOf(city))!;
    expect(distanceToEdge(rings, x, y)).toBeGreaterThan(7);
  });

  test('no point of the map belongs to two provinces', () => {
    const shared = GRID.filter(
      ([x, y]) =>
        provinces.filter(({ rings }) => isWithin(rings, x, y) && distanceToEdge(rings, x, y) > 0.2).length >
        1,
    );
    expect(shared).toEqual([]);
  });

  test('no land is forgotten between provinces: gaps lie only outside the coast', () => {
    // A point of nobody's must be able to leave the frame without crossing a province.
    const free = new Map(
      GRID.filter(([x, y]) => !provinces.some(({ rings }) => isWithin(rings, x, y))).map(([x, y]) => [
        key(x, y),
        [x, y] as const,
      ]),
    );
    const open = [...free.values()].filter(isAtEdge);
    const seen = new Set(open.map(([x, y]) => key(x, y)));
    for (const [x, y] of open) {
      for (const [dx, dy] of [
        [6, 0],
        [-6, 0],
        [0, 6],
        [0, -6],
      ] as const) {
        const next = free.get(key(x + dx, y + dy));
        if (!next || seen.has(key(...next))) continue;
        seen.add(key(...next));
        open.push(next);
      }
    }
    expect(open.length).toBeGreaterThan(100);
    expect([...free.keys()].filter((point) => !seen.has(point))).toEqual([]);
  });
});

describe('cells', () => {
  test('there is one for each of the 22 cities, with the city in it', () => {
    expect(Object.keys(shapes.cells).toSorted()).toEqual(CITY_IDS.toSorted());
    for (const { city, rings } of cells) expect(isWithin(rings, PLACES[city].x, PLACES[city].y)).toBe(true);
  });

  test('a tap anywhere in a cell means the nearest city', () => {
    const wrong: string[] = [];
    let taps = 0;
    for (const [x, y] of GRID) {
      const owners = cells.filter(({ rings }) => isWithin(rings, x, y)).map(({ city }) => city);
      if (owners.length === 0) continue;
      taps += 1;
      const nearest = Math.min(...CITY_IDS.map((city) => distanceTo(city, x, y)));
      // Edges are rounded to a tenth of a unit; nobody can aim finer than that.
      const isRight = owners.length === 1 && distanceTo(owners[0]!, x, y) - nearest < 0.3;
      if (!isRight) wrong.push(`${x},${y} ${owners.join(' ')}`);
    }
    expect(wrong).toEqual([]);
    expect(taps / GRID.length).toBeGreaterThan(0.5);
  });

  test.each(CITY_IDS)('on a map 320 px wide a circle of 24 px around the sign of %s is its own', (city) => {
    // WCAG 2.2, 2.5.8: targets of at least 24 by 24 CSS pixels.
    const { rings } = cells.find((cell) => cell.city === city)!;
    const diameter = 2 * distanceToEdge(rings, PLACES[city].x, PLACES[city].y) * pixelsAt(320);
    expect(diameter).toBeGreaterThanOrEqual(24);
  });
});

describe('rivers, lake and peaks', () => {
  test.each(['coast', 'rivers', 'lake', 'peaks'] as const)('%s is drawn, without a broken number', (part) => {
    expect(shapes[part]).toMatch(/^M-?[\d.]+,-?[\d.]+[LCQ]/);
    expect(shapes[part]).not.toMatch(/NaN|undefined|Infinity/);
  });
});
