/** The score sheet: only what the box has can be entered, and the engine counts it. */
import { describe, expect, test } from 'vitest';
import { HOUSES_PER_PLAYER, scores, type Module } from '../../../src/engine/index.ts';
import { countSheet, uncounted } from '../../../src/features/referee/score/count.ts';
import { doubtsAbout } from '../../../src/features/referee/score/doubts.ts';
import {
  emptySheet,
  enter,
  isForLength,
  leftOf,
  offeredTo,
  valuesIn,
  type Entry,
} from '../../../src/storage/sheets/sheet.ts';
import { readGames } from '../../../src/tools/scripts/golden/store.ts';
import { fc } from '../../support/property.ts';
import { ALL_TILES, sheetOfGame, sheets, tilesIn } from '../../support/sheets.ts';

describe.each(readGames().map((game) => [game.name, game.state] as const))('%s', (_, state) => {
  test.each([false, true])('counts as the game did, with cities entered: %s', (withCities) => {
    const sheet = sheetOfGame(state, withCities);
    expect(countSheet(sheet)).toEqual(scores(state));
    expect(uncounted(sheet)).toEqual([]);
  });

  test('raises no doubt: it did come about', () => {
    expect(doubtsAbout(sheetOfGame(state, false))).toEqual([]);
    expect(doubtsAbout(sheetOfGame(state, true))).toEqual([]);
  });
});

const after = (...entries: Entry[]) => entries.reduce(enter, emptySheet(3));
const tile = (player: number, stack: 'baden' | 'length-7' | 'end', value: number): Entry => ({
  type: 'tile',
  player,
  tile: { stack, value },
});

describe('tiles', () => {
  test('are in one place only, and gone for the others', () => {
    const sheet = after(tile(0, 'baden', 3));
    expect(offeredTo(sheet, 0, 'baden')).toEqual([3, 2, 1]);
    expect(offeredTo(sheet, 1, 'baden')).toEqual([2, 1]);
    expect(enter(sheet, tile(1, 'baden', 3))).toEqual(sheet);
  });

  test('of a province, another takes the place of the first; for length they add up', () => {
    expect(tilesIn(after(tile(0, 'baden', 3), tile(0, 'baden', 2)))).toEqual(['baden 2']);
    expect(tilesIn(after(tile(0, 'length-7', 2), tile(0, 'length-7', 4)))).toEqual([
      'length-7 4',
      'length-7 2',
    ]);
    expect(tilesIn(after(tile(0, 'length-7', 4), tile(0, 'length-7', 4)))).toEqual([]);
  });

  test('that no game of two can bring are not offered', () => {
    expect(valuesIn('baden', 2)).toEqual([3, 2]);
    expect(valuesIn('length-5', 2)).toEqual([2, 1]);
    const fewer = enter(after(tile(0, 'baden', 1)), { type: 'players', count: 2 });
    expect(tilesIn(fewer)).toEqual([]);
  });
});

test('points and clergy count with their module, and not without it', () => {
  const total = (...entries: Entry[]) => countSheet(after(...entries)).players[0]!.total;
  const points: Entry = { type: 'points', player: 0, points: 3 };
  const rank: Entry = { type: 'rank', player: 0, rank: 5 };
  const played = (module: Module): Entry => ({ type: 'module', module, isPlayed: true });
  expect(total(points, rank)).toBe(total());
  expect(total(played('officials'), points)).toBe(total() + 3);
  expect(total(played('audience'), rank)).toBeGreaterThan(total());
});

test('a player who comes is empty, one who goes takes everything along', () => {
  const sheet = after(tile(2, 'baden', 3), { type: 'name', player: 0, name: 'Anna' });
  const two = enter(sheet, { type: 'players', count: 2 });
  expect(offeredTo(two, 0, 'baden')).toEqual([3, 2]);
  expect(enter(two, { type: 'players', count: 4 }).players.map(({ name }) => name)).toEqual([
    'Anna',
    '',
    '',
    '',
  ]);
});

test('a module takes along what only it gives', () => {
  const base = after({ type: 'points', player: 0, points: 3 }, { type: 'rank', player: 0, rank: 5 });
  const without = (['officials', 'audience'] as const).reduce(
    (sheet, module) => enter(sheet, { type: 'module', module, isPlayed: false }),
    base,
  );
  expect(without.players[0]).toMatchObject({ points: 0, clergy: [] });
});

test('whatever is entered, the box has it', () => {
  fc.assert(
    fc.property(sheets, (sheet) => {
      const held = tilesIn(sheet);
      expect(new Set(held).size).toBe(held.length);
      expect(ALL_TILES).toEqual(expect.arrayContaining([...held]));
      for (const player of sheet.players) {
        const single = player.tiles.filter(({ stack }) => !isForLength(stack)).map(({ stack }) => stack);
        expect(new Set(single).size).toBe(single.length);
        const left = leftOf(player);
        expect(left === null || (left >= 0 && left <= HOUSES_PER_PLAYER)).toBe(true);
      }
      const counted = countSheet(sheet);
      expect(counted.players).toHaveLength(sheet.players.length);
      for (const [seat, { total, houses }] of counted.players.entries()) {
        const left = leftOf(sheet.players[seat]!);
        expect(houses === 0 ? 0 : -houses).toBe(left ?? 0);
        expect(Number.isSafeInteger(total)).toBe(true);
      }
    }),
  );
});
