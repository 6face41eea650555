/** Single keys: what they do, in every alphabet, and when they do nothing. */
import { describe, expect, test } from 'vitest';
import { SHORTCUTS, shortcutFor, shortcutRows, type Pressed } from '../../../src/table/command/shortcuts.ts';
import { tableOf } from '../../../src/table/model/reducer.ts';
import { LANGUAGES } from '../../support/language.ts';
import { drawing, playing } from '../../support/positions.ts';

const press = (key: string, rest: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  repeat: false,
  target: null,
  ...rest,
});

describe('a key', () => {
  test.each([
    ['3', drawing(), { type: 'send', intents: [{ type: 'draw', from: 2 }] }],
    ['3', playing(), { type: 'send', intents: [{ type: 'card', index: 2 }] }],
    ['0', drawing(), { type: 'send', intents: [{ type: 'draw', from: 'deck' }] }],
    ['U', playing(), { type: 'send', intents: [{ type: 'undo' }] }],
    ['?', playing(), { type: 'go', to: 'keys' }],
    ['h', playing(), { type: 'wish', wish: 'hint' }],
  ] as const)('%s does its part', (key, state, effect) => {
    expect(shortcutFor(press(key), tableOf(state))).toEqual(effect);
  });

  test('with Cyrillic letters it is the one in its place', () => {
    const effect = shortcutFor(press('г', { code: 'KeyU' }), tableOf(playing()));
    expect(effect).toEqual({ type: 'send', intents: [{ type: 'undo' }] });
  });

  test.each<[string, Pressed]>([
    ['is held down', press('u', { repeat: true })],
    ['comes with Ctrl', press('u', { ctrlKey: true })],
    ['comes with Alt', press('u', { altKey: true })],
    ['comes with Cmd', press('u', { metaKey: true })],
    ['was used by the map', press('u', { defaultPrevented: true })],
    ['means nothing', press('q')],
    ['is no letter', press('Tab', { code: 'Tab' })],
    ['is the one that searches', press('/', { code: 'Slash' })],
    ['is empty', press('')],
  ])('that %s does nothing', (_, pressed) => {
    expect(shortcutFor(pressed, tableOf(playing()))).toBeNull();
  });
});

test('no key does two things', () => {
  const keys = SHORTCUTS.flatMap((shortcut) => [...shortcut.keys]);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(LANGUAGES)('in $lang every key is explained, each differently', ({ t }) => {
  const texts = shortcutRows(t).map(({ text }) => text);
  expect(new Set(texts).size).toBe(SHORTCUTS.length);
});
