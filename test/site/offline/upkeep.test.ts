/** What is thrown away, what stays, and what is remembered. */
import { describe, expect, test } from 'vitest';
import { readMessage } from '../../../src/site/offline/messages.ts';
import type { Pack } from '../../../src/site/offline/pack.ts';
import { signOf } from '../../../src/site/offline/page/sign.ts';
import {
  isOfBase,
  isWanted,
  mayClear,
  NO_STATE,
  oldCacheSet,
  readState,
} from '../../../src/site/offline/upkeep.ts';
import { comingWeeks } from '../../../src/site/offline/weeks.ts';

const pack = (change: Partial<Pack>): Pack => ({ files: {}, weeks: [], pieces: [], pages: {}, ...change });

describe('what belongs to this build', () => {
  const packs = {
    shared: pack({ files: { '_astro/a.js': '1', 'icons/i.png': '2' }, weeks: ['w'], pieces: ['p'] }),
    pl: pack({ pages: { 'pl/rules/': ['3', 0, 0, 1] } }),
  };
  const settings = { packs: { shared: 's', pl: 'l', en: 'e' } };
  test.each([
    ['offline/state', true],
    ['offline/s.json', true],
    ['offline/l.json', true],
    ['offline/p.json', true],
    ['offline/e.json', false],
    ['offline/old.json', false],
    ['_astro/a.js', true],
    ['_astro/old.js', false],
    ['icons/i.png?2', true],
    ['icons/i.png?old', false],
    ['puzzles/week-1.json?w', true],
    ['puzzles/week-1.json?old', false],
    ['pl/rules/?3', true],
    ['en/rules/?3', false],
  ])('%s: %s', (key, expected) => {
    expect(isWanted(key, packs, settings)).toBe(expected);
  });
});

test('leftovers go when no window is open that may need them', () => {
  const state = { ...NO_STATE, hasLeftovers: true, openBefore: ['a', 'b'] };
  expect(mayClear(state, ['b', 'c'])).toBe(false);
  expect(mayClear(state, ['c'])).toBe(true);
  expect(mayClear({ ...state, hasLeftovers: false }, [])).toBe(false);
});

test.each([[null], ['text'], [{ languages: 'pl', openBefore: [1], tryAfter: 'soon' }]])(
  'a state that cannot be read is none: %j',
  (value) => {
    expect(readState(value)).toEqual(NO_STATE);
  },
);

describe('caches of the worker before this one', () => {
  test.each([
    ['posthorn-0123456789ab-pl', 'pl'],
    ['posthorn-0123456789ab-puzzles', 'puzzles'],
    ['posthorn:/', null],
    ['posthorn-other', null],
  ])('%s', (name, set) => {
    expect(oldCacheSet(name)).toBe(set);
  });

  test.each([
    ['/', ['/', '/pl/', '/_astro/a.js', '/favicon.svg'], true],
    ['/', ['/games/posthorn/pl/', '/games/posthorn/'], false],
    ['/games/posthorn/', ['/games/posthorn/pl/', '/games/posthorn/'], true],
    ['/games/posthorn/', ['/pl/'], false],
    ['/', [], false],
  ])('of %s: %j %s', (base, paths, expected) => {
    expect(isOfBase(paths, base, ['en', 'pl', 'ru'])).toBe(expected);
  });
});

test.each([
  ['pl', null],
  [{ type: 'opened' }, null],
  [{ type: 'knows', scripts: [1] }, null],
  [
    { type: 'opened', lang: 'pl' },
    { type: 'opened', lang: 'pl', mayFetch: false },
  ],
  [{ type: 'take-over', more: 1 }, { type: 'take-over' }],
])('of a message only what is understood: %j', (data, expected) => {
  expect(readMessage(data)).toEqual(expected);
});

test('today and sixty days more are kept ahead, round the end of the row', () => {
  expect(comingWeeks(100, 100, 158)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(comingWeeks(103, 100, 158)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(comingWeeks(100 + 157 * 7, 100, 158)).toEqual([157, 0, 1, 2, 3, 4, 5, 6, 7]);
  expect(comingWeeks(3, 100, 158)[0]).toBe(0);
});

test('the most urgent sign is shown', () => {
  expect(signOf({ isReady: true, isOffline: true, hasNewVersion: true })).toBe('new');
  expect(signOf({ isReady: true, isOffline: true, hasNewVersion: false })).toBe('offline');
  expect(signOf({ isReady: true, isOffline: false, hasNewVersion: false })).toBe('ready');
  expect(signOf({ isReady: false, isOffline: false, hasNewVersion: false })).toBeNull();
});
