import { expect, test } from 'vitest';
import { SHORTCUTS } from '../../src/table/command/shortcuts.ts';
import { areKeysOff, isSearchKey } from '../../src/site/search-key.ts';
import { DEFAULT_SETTINGS } from '../../src/table/model/settings.ts';

const press = (change: object, written: string | null = null) =>
  isSearchKey({
    key: '/',
    code: 'Slash',
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
    target: { closest: () => written } as unknown as EventTarget,
    ...change,
  });

test('the key of the slash, on a Russian keyboard as well, and nothing else', () => {
  expect(press({})).toBe(true);
  expect(press({ key: '.' })).toBe(true);
  expect(press({ key: '/', code: 'Digit7' })).toBe(true);
  expect(press({ key: '.', code: 'Period' })).toBe(false);
  expect(press({ key: '?' })).toBe(false);
});

test('not together with another key, nor where something is typed or the key was used', () => {
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'defaultPrevented'])
    expect(press({ [key]: true })).toBe(false);
  expect(press({}, 'input')).toBe(false);
});

test('no key of the table is taken, and it is switched off with them', () => {
  expect(SHORTCUTS.some(({ keys }) => /[/.]/.test(keys))).toBe(false);
  expect(areKeysOff(null)).toBe(false);
  expect(areKeysOff(JSON.stringify(DEFAULT_SETTINGS))).toBe(false);
  expect(areKeysOff(JSON.stringify({ ...DEFAULT_SETTINGS, hasKeys: false }))).toBe(true);
});
