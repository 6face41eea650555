/** Real queries against the real contents: the answer that must come in the first three. */
import { describe, expect, test } from 'vitest';
import { find } from '../../../../src/features/referee/search/rank.ts';
import { LANGS, type Lang } from '../../../../src/i18n/locales.ts';
import { FINDERS } from '../../../support/find.ts';
import { QUERIES_EN } from './queries-en.ts';
import { QUERIES_PL } from './queries-pl.ts';
import { QUERIES_RU } from './queries-ru.ts';

const QUERIES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: QUERIES_EN,
  pl: QUERIES_PL,
  ru: QUERIES_RU,
};

describe.each(LANGS)('%s', (lang) => {
  test('at least sixty queries', () => {
    expect(Object.keys(QUERIES[lang]).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(QUERIES[lang]))('%j finds %s', (typed, wanted) => {
    const first = find(FINDERS[lang], typed)
      .entries.slice(0, 3)
      .map(({ id }) => id);
    expect(first).toContain(wanted);
  });

  test.each(['', '   ', '…', 'qqqqqqqq', '<script>', '99.9', '💌'])('%j finds nothing', (typed) => {
    expect(find(FINDERS[lang], typed).entries).toEqual([]);
  });

  test('every entry is found first or nearly so by its own title', () => {
    const lost = FINDERS[lang].entries.filter(
      (entry) => !find(FINDERS[lang], entry.title).entries.slice(0, 5).includes(entry),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('a number leads to its paragraph, then to what rests on it, then on', () => {
    const found = find(FINDERS[lang], '§ 7,3').entries;
    expect(found[0]).toMatchObject({ kind: 'rule', id: '7.3' });
    expect(found.slice(1).every(({ kind, rules }) => kind === 'ruling' && rules?.includes('7.3'))).toBe(true);
    expect(find(FINDERS[lang], '8.').entries.map(({ id }) => id)).toEqual([
      '8.1',
      '8.2',
      '8.3',
      '8.4',
      '8.5',
      '8.6',
    ]);
  });
});
