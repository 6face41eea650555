/** What cannot have come about is said; what can is not. */
import { describe, expect, test } from 'vitest';
import {
  citiesOfGroup,
  CITY_IDS,
  earnedStacks,
  EDITIONS,
  GROUPS,
  type CityId,
} from '../../../../src/engine/index.ts';
import { doubtsAbout, fewestHouses } from '../../../../src/features/referee/score/doubts.ts';
import { emptySheet, enter, type Entry } from '../../../../src/storage/sheets/sheet.ts';

const codes = (...entries: Entry[]) =>
  doubtsAbout(entries.reduce(enter, emptySheet(2))).map(({ code }) => code);
const tile = (
  player: number,
  stack: Extract<Entry, { type: 'tile' }>['tile']['stack'],
  value: number,
): Entry => ({
  type: 'tile',
  player,
  tile: { stack, value },
});
const left = (player: number, houses: number): Entry => ({ type: 'left', player, left: houses });
const coach = (player: number, value: 3 | 6 | 7): Entry => ({ type: 'coach', player, coach: value });
const inCities = (player: number, cities: readonly CityId[]): Entry[] =>
  cities.map((city) => ({ type: 'city', player, city }));
const finished = [left(0, 0), left(1, 4), tile(0, 'end', 1)];

test('an empty sheet and a finished one raise none', () => {
  expect(codes()).toEqual([]);
  expect(codes(...finished)).toEqual([]);
});

test('a lower tile without the higher one', () => {
  expect(codes(tile(0, 'baden', 2))).toEqual(['gap']);
  expect(codes(tile(0, 'baden', 2), tile(1, 'baden', 3))).toEqual([]);
});

test('tiles for which there are not enough houses', () => {
  expect(codes(tile(0, 'baden', 3), left(0, 18))).toEqual(['houses']);
  expect(codes(tile(0, 'baden', 3), left(0, 17))).toEqual([]);
  expect(fewestHouses([...GROUPS, 'provinces']), 'all six take more houses than there are').toBe(22);
});

describe('the fewest houses for a set of tiles', () => {
  const outside = EDITIONS['rebel-pl'];
  test.each([
    [[]],
    [['baden']],
    [['provinces']],
    [['provinces', 'baiern']],
    [['schweiz-tyrol', 'provinces']],
  ] as const)('%s: the engine gives them for so many, and not for one fewer', (stacks) => {
    const full = GROUPS.filter((group) => (stacks as readonly string[]).includes(group)).flatMap(
      citiesOfGroup,
    );
    const one = [
      'mannheim',
      'stuttgart',
      'sigmaringen',
      'basel',
      'innsbruck',
      'pilsen',
      'salzburg',
      'lodz',
    ] as const;
    const needs: readonly CityId[] = (stacks as readonly string[]).includes('provinces') ? one : [];
    const provinceIsFull = (city: CityId): boolean =>
      GROUPS.some(
        (group) => (stacks as readonly string[]).includes(group) && citiesOfGroup(group).includes(city),
      );
    const houses = [...full, ...needs.filter((city) => !provinceIsFull(city))];
    expect(houses).toHaveLength(fewestHouses(stacks));
    expect(earnedStacks(houses, outside)).toEqual(expect.arrayContaining([...stacks]));
    for (const gone of houses) {
      const fewer = earnedStacks(
        houses.filter((city) => city !== gone),
        outside,
      );
      expect(stacks.every((stack) => fewer.includes(stack))).toBe(false);
    }
  });
});

test('a province tile without its houses, and houses without their tile', () => {
  const baden = citiesOfGroup('baden');
  expect(codes(...inCities(0, baden.slice(1)), tile(0, 'baden', 3))).toEqual(['unearned']);
  expect(codes(...inCities(0, baden))).toEqual(['missing']);
  expect(codes(...inCities(0, baden), tile(0, 'baden', 3))).toEqual([]);
});

test('where booklets differ, either reading is believed', () => {
  const eight = [
    'mannheim',
    'ulm',
    'sigmaringen',
    'basel',
    'innsbruck',
    'pilsen',
    'salzburg',
    'lodz',
  ] as const;
  expect(codes(...inCities(0, eight))).toEqual([]);
  expect(codes(...inCities(0, eight), tile(0, 'provinces', 6))).toEqual([]);
  expect(codes(...inCities(0, [...eight, 'passau']))).toEqual(['missing']);
});

test('the end tile belongs to whoever ended the game', () => {
  expect(codes(left(0, 3), left(1, 4), coach(0, 6), tile(0, 'end', 1))).toEqual(['end-unearned']);
  expect(codes(left(0, 3), left(1, 4), coach(0, 7), tile(0, 'end', 1))).toEqual([]);
  expect(codes(left(0, 0), left(1, 4))).toEqual(['end-nobody']);
  expect(codes(left(0, 1), left(1, 4))).toEqual(['not-ended']);
  expect(codes(left(0, 1)), 'still being written').toEqual([]);
});

test('more points than the box has', () => {
  const points = (player: number, n: number): Entry => ({ type: 'points', player, points: n });
  const officials: Entry = { type: 'module', module: 'officials', isPlayed: true };
  expect(codes(officials, points(0, 8), points(1, 4))).toEqual([]);
  expect(codes(officials, points(0, 8), points(1, 5))).toEqual(['points']);
});

test('nobody has more than twenty houses on the map', () => {
  const all = inCities(0, CITY_IDS).reduce(enter, emptySheet(2));
  expect(all.players[0]!.cities).toHaveLength(20);
});
