/** The end of the game, the score and ties. Numbers are EDITIONS.md questions. */
import { describe, expect, test } from 'vitest';
import {
  CITY_IDS,
  legalActions,
  scores,
  type CityId,
  type PositionPlayer,
  type State,
  type Tile,
} from '../../src/engine/index.ts';
import { close } from '../support/closing.ts';
import { after, at, eventsOf } from '../support/game.ts';
import { END } from '../support/officials.ts';
import { GRAND_TOUR } from '../support/roads.ts';

/** That seat of a four-player game finishes, with one card in the hand. */
function finishingAt(player: number, mine: PositionPlayer): State {
  const players = [0, 1, 2, 3].map((seat): PositionPlayer =>
    seat === player ? { hand: ['ulm'], ...mine } : {},
  );
  return at({ config: { players: 4 }, player, step: 'finish', players });
}

/** Plays a whole turn that does nothing in particular. */
function idle(state: State): State {
  let now = state;
  const { player } = state;
  while (now.step !== 'over' && now.turn.player === player && now.player === player) {
    const legal = legalActions(now);
    now = after(now, legal.find(({ type }) => type === 'end') ?? legal[0]!);
    if (now.turn.player !== player) break;
  }
  return now;
}

describe('the end', () => {
  test('63: a route of seven cities does not end the game', () => {
    const state = finishingAt(3, { route: GRAND_TOUR.slice(0, 7) });
    const next = after(state, close());
    expect(next).toMatchObject({ player: 0, step: 'draw' });
    expect(next.stacks.end).toEqual([1]);
  });

  test('64 and 65: coach 7 with the wainwright brings the end tile', () => {
    // R:251-252, E:147, U:193-194, B:206: from coach 6 to 7 with five cards.
    const state = finishingAt(1, { route: GRAND_TOUR.slice(0, 5), coach: 6 });
    const next = after(state, close(), { type: 'call', official: 'wainwright' });
    expect(next.players[1]!).toMatchObject({ coach: 7, tiles: [{ stack: 'length-5', value: 2 }, END] });
    expect(next.stacks.end).toEqual([]);
  });

  test('66: the round is finished up to the last seat, and the first player does not move again', () => {
    const state = finishingAt(1, { route: GRAND_TOUR.slice(0, 7), coach: 6 });
    let next = after(state, close());
    for (const player of [2, 3]) {
      expect(next).toMatchObject({ player, step: 'draw' });
      next = idle(next);
    }
    expect(next.step).toBe('over');
    expect(legalActions(next)).toEqual([]);
  });

  test('67: brought about by the last seat, the game ends with that turn', () => {
    const state = finishingAt(3, { route: GRAND_TOUR.slice(0, 7), coach: 6 });
    expect(after(state, close()).step).toBe('over');
    expect(eventsOf(state, close()).at(-1)).toEqual({ type: 'game-ended' });
  });

  test('68: the end tile goes to the first; a second coach 7 brings none', () => {
    const state = at({
      step: 'finish',
      player: 1,
      players: [
        { coach: 7, tiles: [END] },
        { route: GRAND_TOUR.slice(0, 7), coach: 6 },
      ],
    });
    const next = after(state, close());
    expect(next.step).toBe('over');
    expect(next.players[1]!.tiles).toEqual([{ stack: 'length-7', value: 4 }]);
  });

  test('68: last house and coach 7 in one closing bring one tile', () => {
    const houses = CITY_IDS.filter((city) => !['lodz', 'pilsen', 'wuerzburg'].includes(city));
    const tiles: readonly Tile[] = [
      { stack: 'baden', value: 3 },
      { stack: 'wuerttemberg-hohenzollern', value: 3 },
      { stack: 'schweiz-tyrol', value: 3 },
    ];
    const state = at({
      step: 'finish',
      players: [{ route: GRAND_TOUR.slice(0, 7), coach: 6, houses, tiles }],
    });
    const ended = after(state, close('lodz')).players[0]!;
    expect(ended.coach).toBe(7);
    expect(ended.tiles.filter(({ stack }) => stack === 'end')).toEqual([END]);
  });
});

describe('scores', () => {
  // R:274-279: coach 6 is 7 points, tiles 17, four houses left: 20. B:230-235 has tiles 16: 19.
  test.each<[string, readonly Tile[], number]>([
    [
      'rebel-pl: 7 + 17 − 4',
      [
        { stack: 'length-7', value: 4 },
        { stack: 'length-6', value: 3 },
        { stack: 'length-5', value: 2 },
        { stack: 'baden', value: 3 },
        { stack: 'baiern', value: 5 },
      ],
      20,
    ],
    [
      'bard-pl: 7 + 16 − 4',
      [
        { stack: 'length-7', value: 4 },
        { stack: 'length-7', value: 3 },
        { stack: 'length-5', value: 1 },
        { stack: 'baden', value: 3 },
        { stack: 'baiern', value: 5 },
      ],
      19,
    ],
  ])('the booklets’ example: %s', (_, tiles, total) => {
    const baiern = CITY_IDS.slice(13, 21);
    const houses: readonly CityId[] = [
      ...CITY_IDS.slice(0, 4),
      ...CITY_IDS.slice(9, 13).slice(0, 3),
      ...baiern,
    ];
    const mine = { coach: 6, houses: [...houses, 'innsbruck'] as readonly CityId[], tiles } as const;
    const other: PositionPlayer = total === 19 ? { tiles: [{ stack: 'length-5', value: 2 }] } : {};
    const state = at({ step: 'finish', players: [{ ...mine, route: ['lodz'] }, other] });
    expect(scores(state).players[0]!).toMatchObject({ coach: 7, houses: -4, total });
  });

  // 60 and 61: only the highest coach counts, by its points.
  test.each<[0 | 3 | 4 | 5 | 6 | 7, number]>([
    [0, 0],
    [3, 2],
    [4, 3],
    [5, 5],
    [6, 7],
    [7, 10],
  ])('coach %i is worth %i', (coach, points) => {
    const tiles = coach === 7 ? [END] : [];
    const state = at({ players: [{ coach, tiles }] });
    // 70: twenty houses left are minus twenty.
    expect(scores(state).players[0]!).toEqual({
      coach: points,
      tiles: tiles.length,
      houses: -20,
      points: 0,
      clergy: 0,
      total: points + tiles.length - 20,
    });
  });

  test('no house left costs nothing', () => {
    const houses = CITY_IDS.filter((city) => !['lodz', 'mannheim'].includes(city));
    const tiles: readonly Tile[] = [
      { stack: 'wuerttemberg-hohenzollern', value: 3 },
      { stack: 'schweiz-tyrol', value: 3 },
      { stack: 'boehmen-salzburg', value: 4 },
      { stack: 'baiern', value: 5 },
      END,
    ];
    expect(scores(at({ players: [{ houses, tiles }] })).players[0]!).toMatchObject({ houses: 0, total: 16 });
  });
});

describe('69: a tie', () => {
  /** Coach 7 and the end tile are 11; coach 6 and tiles worth 4 as well. */
  const holder: PositionPlayer = { coach: 7, tiles: [END] };
  const equal = (value: number): PositionPlayer => ({ coach: 6, tiles: [{ stack: 'length-7', value }] });

  test('nobody has the end tile: open', () => {
    expect(scores(at({}))).toMatchObject({ winner: null, tie: 'open' });
  });

  test('a single leader wins without one, at any time', () => {
    expect(scores(at({ players: [{}, { coach: 3 }] }))).toMatchObject({ winner: 1, tie: null });
  });

  test('the holder of the end tile wins', () => {
    const state = at({ config: { players: 3 }, players: [equal(4), {}, holder] });
    expect(scores(state).players.map(({ total }) => total)).toEqual([-9, -20, -9]);
    expect(scores(state)).toMatchObject({ winner: 2, tie: 'end-tile' });
  });

  test.each<[string, readonly PositionPlayer[], number]>([
    ['the next seat', [holder, top(0), top(1), {}], 1],
    ['not the first seat', [top(0), holder, {}, top(1)], 3],
    ['round the table', [top(0), {}, top(1), holder], 0],
    ['nearest, not lowest', [top(0), top(1), holder, {}], 0],
  ])('otherwise the tied player nearest clockwise after the holder: %s', (_, players, winner) => {
    expect(scores(at({ config: { players: 4 }, players }))).toMatchObject({ winner, tie: 'clockwise' });
  });

  /** Two players with 7 + 5 points each. */
  function top(which: 0 | 1): PositionPlayer {
    const tiles: readonly (readonly Tile[])[] = [
      [
        { stack: 'length-7', value: 4 },
        { stack: 'length-7', value: 1 },
      ],
      [
        { stack: 'length-7', value: 3 },
        { stack: 'length-7', value: 2 },
      ],
    ];
    return { coach: 6, tiles: tiles[which]! };
  }
});
