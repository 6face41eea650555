import { describe, expect, test, vi } from 'vitest';
import { follow, KEEPSAKES, recall, remember } from '../../../src/storage/settings/preferences.ts';
import { forbiddenStorage, throwingStorage, workingStorage } from '../../support/storage.ts';

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

/** As much of a window as hears of other tabs. */
function stubWindow() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  return { hear: () => page.dispatchEvent(Object.assign(new Event('storage'), { key: null })) };
}

describe('follow', () => {
  test('another tab’s choice is told once, also that it was taken back, until nobody listens', () => {
    const kept = workingStorage({ 'posthorn.theme': 'day' });
    const { hear } = stubWindow();
    const told: (string | null)[] = [];
    const stop = follow('theme', (theme) => void told.push(theme));
    hear();
    kept.set('posthorn.theme', 'night');
    kept.set('posthorn.booklet', 'rebel-pl');
    hear();
    hear();
    kept.delete('posthorn.theme');
    hear();
    expect(told).toEqual(['night', null]);
    stop();
    kept.set('posthorn.theme', 'day');
    hear();
    expect(told).toHaveLength(2);
  });

  test('a tab that has chosen something else hears that another one went back to the old', () => {
    const kept = workingStorage({ 'posthorn.booklet': 'rebel-pl' });
    const { hear } = stubWindow();
    const told: (string | null)[] = [];
    const stop = follow('booklet', (booklet) => void told.push(booklet));
    remember('booklet', 'bard-pl');
    hear();
    expect(told).toEqual([]);
    kept.set('posthorn.booklet', 'rebel-pl');
    hear();
    expect(told).toEqual(['rebel-pl']);
    stop();
  });

  test('where storage is blocked, a choice holds for the page and nothing is told', () => {
    forbiddenStorage();
    const { hear } = stubWindow();
    const told: (string | null)[] = [];
    follow('theme', (theme) => void told.push(theme));
    expect(remember('theme', 'night')).toBe('blocked');
    hear();
    expect(told).toEqual([]);
  });
});
