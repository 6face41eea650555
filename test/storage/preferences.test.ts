import { describe, expect, test } from 'vitest';
import { KEEPSAKES, recall, remember } from '../../src/storage/preferences.ts';
import { forbiddenStorage, throwingStorage, workingStorage } from '../support/storage.ts';

describe.each(KEEPSAKES)('remember and recall %s', (what) => {
  test('what was remembered is recalled, under a name of our own', () => {
    const kept = workingStorage();
    remember(what, 'night');
    expect(recall(what)).toBe('night');
    expect([...kept]).toEqual([[`posthorn.${what}`, 'night']]);
  });

  test('the last value wins', () => {
    workingStorage();
    remember(what, 'one');
    remember(what, 'two');
    expect(recall(what)).toBe('two');
  });

  test('nothing forgets it, and leaves no trace', () => {
    const kept = workingStorage({ [`posthorn.${what}`]: 'night', other: 'theirs' });
    remember(what, null);
    expect(recall(what)).toBeNull();
    expect([...kept]).toEqual([['other', 'theirs']]);
  });

  test('what was never kept is nothing', () => {
    workingStorage({ [what]: 'of somebody else' });
    expect(recall(what)).toBeNull();
  });

  test('an empty text is not nothing', () => {
    workingStorage();
    remember(what, '');
    expect(recall(what)).toBe('');
  });

  test('garbage comes back as it is: to judge it is the reader’s business', () => {
    workingStorage({ [`posthorn.${what}`]: '\u0000{"__proto__":1}' });
    expect(recall(what)).toBe('\u0000{"__proto__":1}');
  });

  test.each([
    ['throws on every call', throwingStorage],
    ['may not even be looked at', forbiddenStorage],
  ])('a storage that %s keeps nothing and stops nothing', (_, stub) => {
    stub();
    expect(() => localStorage.getItem('x')).toThrow(DOMException);
    expect(() => remember(what, 'night')).not.toThrow();
    expect(() => remember(what, null)).not.toThrow();
    expect(recall(what)).toBeNull();
  });
});

describe('keepsakes', () => {
  test('do not get into each other’s way', () => {
    workingStorage();
    for (const what of KEEPSAKES) remember(what, `value of ${what}`);
    expect(KEEPSAKES.map(recall)).toEqual(KEEPSAKES.map((what) => `value of ${what}`));
  });
});
