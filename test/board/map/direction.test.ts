import { describe, expect, test } from 'vitest';
import { DIRECTIONS, neighbourTowards, type Direction } from '../../../src/board/map/direction.ts';
import { PLACES } from '../../../src/board/map/layout.ts';
import { CITY_IDS, type CityId } from '../../../src/engine/index.ts';
import { joinedTo } from '../../support/roads.ts';

/** Where the arrow points on the screen, in degrees, clockwise from the right. */
const DEGREES: Readonly<Record<Direction, number>> = { right: 0, down: 90, left: 180, up: -90 };

/** The angle between the arrow and the straight line to the other city, 0 to 180. */
function angleOff(from: CityId, to: CityId, direction: Direction): number {
  const [a, b] = [PLACES[from], PLACES[to]];
  const heading = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const off = Math.abs(heading - DEGREES[direction]) % 360;
  return Math.min(off, 360 - off);
}

const ALL = CITY_IDS.flatMap((city) => DIRECTIONS.map((direction) => [city, direction] as const));

describe('neighbourTowards', () => {
  test.each(ALL)('%s %s: the neighbour nearest to the arrow, none more than 75° off', (city, direction) => {
    const best = joinedTo(city)
      .map((to) => ({ to, off: angleOff(city, to, direction) }))
      .toSorted((a, b) => a.off - b.off)[0]!;
    expect(neighbourTowards(city, direction)).toBe(best.off < 75 ? best.to : null);
  });

  test.each<[CityId, Direction, CityId | null]>([
    // Read off the board.
    ['lodz', 'left', 'pilsen'],
    ['lodz', 'down', null],
    ['pilsen', 'right', 'lodz'],
    ['mannheim', 'up', null],
    ['stuttgart', 'right', 'nuernberg'],
    ['linz', 'up', 'budweis'],
    ['linz', 'right', null],
    ['zuerich', 'left', 'basel'],
  ])('from %s %s leads to %s', (from, direction, to) => {
    expect(neighbourTowards(from, direction)).toBe(to);
  });

  test.each(CITY_IDS)('from %s the arrow keys reach every city', (start) => {
    const seen = new Set<CityId>([start]);
    for (const city of seen) {
      for (const direction of DIRECTIONS) {
        const next = neighbourTowards(city, direction);
        if (next) seen.add(next);
      }
    }
    expect(CITY_IDS.filter((city) => !seen.has(city))).toEqual([]);
  });
});
