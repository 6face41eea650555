/** What decided the stored games: the measure, and one game read by hand. */
import { describe, expect, test } from 'vitest';
import { CITY_IDS, earnedStacks } from '../../../../src/engine/index.ts';
import {
  scoreTimelineOf,
  played,
  type ScoreTimeline,
} from '../../../../src/table/model/timeline/score-timeline.ts';
import { winnerAndRivalOf } from '../../../../src/table/model/timeline/winner-and-rival.ts';
import { gainsIn } from '../../../../src/table/model/timeline/gains.ts';
import { decidedBy } from '../../../../src/table/model/timeline/moments.ts';
import { racesOf } from '../../../../src/table/model/timeline/races.ts';
import { readGames, recordOf } from '../../../../src/tools/scripts/golden/store.ts';

const games = readGames().map((game) => ({ ...game, course: scoreTimelineOf(played(recordOf(game))) }));
const gameCalled = (name: string): ScoreTimeline => games.find((game) => game.name === name)!.course;
const named = games.map((game) => [game.name, game] as const);

describe.each(named)('%s', (_name, { course, scores }) => {
  const { winner, other, moments } = decidedBy(course)!;
  const marginAfter = (turn: number): number => {
    const points = turn < 0 ? course.start : course.turns[turn]!.points;
    return points[winner]! - points[other]!;
  };
  const codesAt = (turn: number) =>
    moments.find((moment) => moment.turn === turn)?.causes.map(({ code }) => code) ?? [];

  test('the winner is the engine’s, the other the best of the rest', () => {
    expect(winner).toBe(scores.winner);
    const rest = scores.players.filter((_, player) => player !== winner);
    expect(scores.players[other]!.total).toBe(Math.max(...rest.map(({ total }) => total)));
    expect(other).not.toBe(winner);
  });

  test('no turn left out moved the difference more than one that is named', () => {
    const swings = course.turns.map((_, turn) => marginAfter(turn) - marginAfter(turn - 1));
    const told = [...swings.keys()].filter((turn) => codesAt(turn).includes('swing'));
    const least = Math.min(...told.map((turn) => swings[turn]!));
    expect(told.length).toBeGreaterThan(0);
    for (const [turn, swing] of swings.entries())
      if (!told.includes(turn)) expect(swing).toBeLessThanOrEqual(told.length < 3 ? 2 : least);
    const worst = Math.min(...swings);
    const back = [...swings.keys()].filter((turn) => codesAt(turn).includes('setback'));
    expect(back.map((turn) => swings[turn])).toEqual(worst <= -3 ? [worst] : []);
  });

  test('the lead is held from where it is named, and not before', () => {
    const isAhead = (points: readonly number[]): boolean =>
      points.every((each, player) => player === winner || each < points[winner]!);
    const lead = moments.find(({ causes }) => causes.some(({ code }) => code === 'lead'));
    expect(lead === undefined).toBe(scores.tie !== null);
    if (!lead) return;
    const isLate = lead.turn > course.lastRound!.turn;
    expect(lead.causes).toContainEqual({ code: 'lead', isLate });
    expect(course.turns.slice(lead.turn).every(({ points }) => isAhead(points))).toBe(true);
    expect(isAhead(lead.turn === 0 ? course.start : course.turns[lead.turn - 1]!.points)).toBe(false);
  });

  test('a race was open: one house more and the other had the tile', () => {
    for (const { at, stack, cities, value, later } of racesOf(course, { winner, other })) {
      const { players, options } = course.states[at - 1]!;
      const { houses } = players[other]!;
      expect(earnedStacks(houses, options)).not.toContain(stack);
      const enough = CITY_IDS.filter((city) => earnedStacks([...houses, city], options).includes(stack));
      expect(cities).toEqual(enough);
      expect(value).toBeGreaterThan(later ?? 0);
    }
  });

  test('every moment can be looked at, and they stand in the order of the game', () => {
    for (const { turn, at, causes } of moments) {
      expect(at).toBeGreaterThan(course.turns[turn]!.from);
      expect(at).toBeLessThanOrEqual(course.turns[turn]!.to);
      expect(causes.length).toBeGreaterThan(0);
    }
    expect(moments.map(({ turn }) => turn)).toEqual(
      moments.map(({ turn }) => turn).toSorted((a, b) => a - b),
    );
    expect(moments.length).toBeLessThanOrEqual(8);
  });

  test('what the turns brought adds up to the score', () => {
    for (const player of course.start.keys()) {
      const gained = course.turns.map((turn) => gainsIn(course, turn, player).points);
      const total = gained.reduce((sum, points) => sum + points, course.start[player]!);
      expect(total).toBe(scores.players[player]!.total);
    }
  });
});

test('a tile race, a swing and the end, as the move list of mixed-14 has them', () => {
  const course = gameCalled('mixed-14');
  const { winner, other, moments } = decidedBy(course)!;
  expect([winner, other]).toEqual([3, 0]);
  // Turn 68: Green closes and takes the Bohemian tile; Blue has every city of it but Salzburg.
  expect(moments.find(({ turn }) => turn === 68)!.causes).toEqual([
    {
      code: 'swing',
      before: [-2, 0],
      after: [6, 0],
      gains: {
        points: 8,
        houses: 2,
        tiles: [{ stack: 'boehmen-salzburg', value: 4 }],
        coach: 6,
        tokens: 0,
        clergy: 0,
      },
    },
    { code: 'race', race: { at: 344, stack: 'boehmen-salzburg', value: 4, cities: ['salzburg'], later: 3 } },
  ]);
  expect(moments.at(-1)!.causes.map(({ code }) => code)).toEqual(['swing', 'last-round', 'lead']);
});

test('a game that is not over has no winner, and nothing has decided it', () => {
  const record = recordOf(games[0]!);
  const course = scoreTimelineOf(played({ ...record, actions: record.actions.slice(0, -1) }));
  expect(winnerAndRivalOf(course.states.at(-1)!)).toBeNull();
  expect(decidedBy(course)).toBeNull();
});
