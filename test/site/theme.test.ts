import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextTheme, startThemeSwitch, themeOf, type Theme } from '../../src/site/theme.ts';
import { forbiddenStorage, throwingStorage, workingStorage } from '../support/storage.ts';

describe('themeOf', () => {
  test.each<[string | null, Theme]>([
    [null, 'system'],
    ['', 'system'],
    ['system', 'system'],
    ['day', 'day'],
    ['night', 'night'],
    ['Night', 'system'],
    ['night ', 'system'],
    ['__proto__', 'system'],
    ['0', 'system'],
    ['"><script>', 'system'],
  ])('%j is %s', (stored, theme) => {
    expect(themeOf(stored)).toBe(theme);
  });
});

describe('nextTheme', () => {
  test.each<[Theme, Theme]>([
    ['system', 'day'],
    ['day', 'night'],
    ['night', 'system'],
  ])('after %s comes %s', (theme, next) => {
    expect(nextTheme(theme)).toBe(next);
  });
});

describe('startThemeSwitch', () => {
  const LABELS = { system: 'as the system', day: 'day', night: 'night' };

  /** As much of a page as the switch touches. */
  function stubPage() {
    const attributes = new Map<string, string>();
    const presses: (() => void)[] = [];
    const button = {
      hidden: true,
      title: '',
      dataset: LABELS,
      setAttribute: (name: string, value: string): void => void attributes.set(name, value),
      addEventListener: (type: string, listener: () => void): void => {
        expect(type).toBe('click');
        presses.push(listener);
      },
    };
    const root = { dataset: {} as Record<string, string> };
    vi.stubGlobal('document', {
      documentElement: root,
      querySelector: (selector: string) => (selector === '.theme-switch' ? button : null),
      addEventListener: () => {},
    });
    vi.stubGlobal('addEventListener', () => {});
    return {
      button,
      root,
      label: () => attributes.get('aria-label'),
      press: () => presses.forEach((press) => press()),
    };
  }

  let page: ReturnType<typeof stubPage>;
  beforeEach(() => {
    page = stubPage();
  });

  test.each<[string | null, Theme, string | undefined]>([
    [null, 'system', undefined],
    ['day', 'day', 'day'],
    ['night', 'night', 'night'],
    ['garbage', 'system', undefined],
  ])('with %j kept it shows itself as %s', (stored, theme, onRoot) => {
    workingStorage(stored === null ? {} : { 'posthorn.theme': stored });
    startThemeSwitch();
    expect(page.button.hidden).toBe(false);
    expect(page.root.dataset['theme']).toBe(onRoot);
    expect(page.label()).toBe(LABELS[theme]);
    expect(page.button.title).toBe(LABELS[theme]);
  });

  test('goes from the system to day to night and back, and keeps every step', () => {
    const kept = workingStorage();
    startThemeSwitch();
    const steps = [1, 2, 3].map(() => {
      page.press();
      return [page.root.dataset['theme'], kept.get('posthorn.theme'), page.label()];
    });
    expect(steps).toEqual([
      ['day', 'day', LABELS.day],
      ['night', 'night', LABELS.night],
      [undefined, undefined, LABELS.system],
    ]);
    expect(page.root.dataset).toEqual({});
  });

  test.each([
    ['throws', throwingStorage],
    ['is forbidden', forbiddenStorage],
  ])('works for this page when the storage %s', (_, stub) => {
    stub();
    startThemeSwitch();
    expect(page.label()).toBe(LABELS.system);
    page.press();
    page.press();
    expect(page.root.dataset['theme']).toBe('night');
  });

  test('a page without the button is left alone', () => {
    workingStorage({ 'posthorn.theme': 'night' });
    const root = { dataset: {} };
    vi.stubGlobal('document', { documentElement: root, querySelector: () => null });
    expect(() => startThemeSwitch()).not.toThrow();
    expect(root.dataset).toEqual({});
  });
});
