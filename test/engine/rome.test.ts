/** The Rome board. X is the expansion's booklet (smart-ru-rome.txt) with its line; the rest is GAME.md. */
import { describe, expect, test } from 'vitest';
import {
  CARRIAGE_STARTS,
  CARRIAGE_STARTS_TWO_PLAYERS,
  CLERGY,
  DOCUMENTED_ROADS_SOUTH,
  newGame,
  ROADS_SOUTH,
  southOf,
  TOWNS,
  type TownId,
} from '../../src/engine/index.ts';

describe('the Rome board', () => {
  test('every road leads south by the list, and Rome alone is the goal', () => {
    const ids = TOWNS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(34);
    expect(ROADS_SOUTH).toHaveLength(45);
    expect(new Set(ROADS_SOUTH.map((road) => road.join())).size).toBe(45);
    expect(ids.filter((town) => southOf(town).length === 0)).toEqual(['rome']);
    // No way round: every walk comes to an end.
    const longest = (town: TownId): number => Math.max(0, ...southOf(town).map((next) => 1 + longest(next)));
    expect(longest('loerrach')).toBeLessThan(ids.length);
  });

  test('X:118, X:122: what is documented', () => {
    expect(southOf('andechs')).toEqual(['ettal', 'trento']);
    expect(southOf('florence')).toHaveLength(3);
    for (const [from, to] of DOCUMENTED_ROADS_SOUTH) expect(southOf(from)).toContain(to);
    expect(CLERGY.map(({ value }) => value)).toEqual([5, 4, 3, 2, 1]);
  });

  test('X:103: where the carriages start', () => {
    expect(newGame({ players: 3, modules: ['audience'] }).carriages).toEqual(CARRIAGE_STARTS);
    expect(newGame({ players: 2, modules: ['audience'] }).carriages).toEqual({
      baden: 'milan',
      'wuerttemberg-hohenzollern': 'como',
      'schweiz-tyrol': 'como',
      baiern: 'trento',
      'boehmen-salzburg': 'udine',
    });
    expect(CARRIAGE_STARTS_TWO_PLAYERS.baiern).toBe('trento');
  });
});
