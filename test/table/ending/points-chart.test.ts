/** The geometry of the chart, on every stored game and on three widths. */
import { describe, expect, test } from 'vitest';
import { scoreTimelineOf, played } from '../../../src/table/model/timeline/score-timeline.ts';
import { chartOf } from '../../../src/table/ending/points-chart.ts';
import { readGames, recordOf } from '../../../src/tools/scripts/golden/store.ts';

const games = readGames().map((game) => [game.name, scoreTimelineOf(played(recordOf(game)))] as const);

describe.each([288, 640, 1200])('%i px wide', (width) => {
  test.each(games)('%s: everything is inside, and labels do not cover each other', (_, course) => {
    const chart = chartOf(course, width);
    const { left, right, top, bottom, lines } = chart;
    for (const { path, marks, label } of lines) {
      const numbers = path.match(/-?[\d.]+/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(Math.max(...numbers)).toBeLessThan(width);
      for (const { x, y } of marks) {
        expect(x).toBeGreaterThan(left - 5);
        expect(x).toBeLessThan(right + 5);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(bottom + 5);
      }
      expect(label.y).toBeGreaterThanOrEqual(top);
      expect(label.y).toBeLessThanOrEqual(bottom);
    }
    const heights = lines.map(({ label }) => label.y).toSorted((a, b) => a - b);
    for (const [i, height] of heights.entries())
      if (i > 0) expect(height - heights[i - 1]!).toBeGreaterThanOrEqual(20 - 1e-9);
  });

  test.each(games)('%s: a place leads to its turn and back', (_, course) => {
    const chart = chartOf(course, width);
    for (const turns of [0, 1, 7, course.turns.length]) expect(chart.turnsAt(chart.x(turns))).toBe(turns);
    expect(chart.turnsAt(-50)).toBe(0);
    expect(chart.turnsAt(width + 50)).toBe(course.turns.length);
  });

  test.each(games)('%s: rules span all points, numbered rounds have room', (_, course) => {
    const { rules, rounds, top, bottom } = chartOf(course, width);
    const all = [course.start, ...course.turns.map(({ points }) => points)].flat();
    expect(rules[0]!.points).toBeLessThanOrEqual(Math.min(...all));
    expect(rules.at(-1)!.points).toBeGreaterThanOrEqual(Math.max(...all));
    expect([rules[0]!.y, rules.at(-1)!.y]).toEqual([bottom, top]);
    expect(rules.some(({ points }) => points === 0)).toBe(true);
    for (const [i, { x }] of rounds.entries()) if (i > 0) expect(x - rounds[i - 1]!.x).toBeGreaterThan(24);
  });
});

test('labels stand in the order of the points', () => {
  for (const [, course] of games) {
    const down = chartOf(course, 640).lines.toSorted((a, b) => a.label.y - b.label.y);
    const points = down.map(({ label }) => label.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  }
});

test('a game in which nothing was done is an empty drawing, not a broken one', () => {
  const record = recordOf(readGames()[0]!);
  const chart = chartOf(scoreTimelineOf(played({ ...record, actions: [] })), 640);
  for (const { path } of chart.lines) expect(path).not.toMatch(/NaN|Infinity/);
  expect(chart.turnsAt(300)).toBeLessThanOrEqual(1);
});
