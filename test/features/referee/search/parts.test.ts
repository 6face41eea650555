/** The parts of the search: words, likeness, marks, rows and addresses, with whatever is thrown at them. */
import { describe, expect, test, vi } from 'vitest';
import { hashFor, queryOf } from '../../../../src/features/referee/search/address.ts';
import { packed, unpacked } from '../../../../src/features/referee/search/entry.ts';
import { find, MOST_LETTERS, MOST_RESULTS } from '../../../../src/features/referee/search/rank.ts';
import { distance, likeness } from '../../../../src/features/referee/search/likeness.ts';
import { excerpt, highlighted } from '../../../../src/features/referee/search/highlight.ts';
import { entryHref } from '../../../../src/features/referee/search/entry-href.ts';
import { stemOf } from '../../../../src/features/referee/search/stems.ts';
import { tellingStems, wordsOf } from '../../../../src/features/referee/search/words.ts';
import { LANGS } from '../../../../src/i18n/locales.ts';
import { FINDERS } from '../../../support/find.ts';
import { fc } from '../../../support/property.ts';

describe('words', () => {
  test.each([
    ['pl', 'domek domku domki domkami domków'],
    ['pl', 'trasa trasę trasy trasie trasach'],
    ['pl', 'zamknąć zamykam zamykać zamknięta zamknięcie'],
    ['pl', 'siedem siedmiu siódemka 7'],
    ['en', 'close closes closed closing'],
    ['en', 'drop drops dropped dropping'],
    ['en', 'city cities'],
    ['ru', 'гонец гонца гонцом гонцу'],
    ['ru', 'линия линии линию линией'],
    ['ru', 'завершить завершена завершать завершение'],
    ['ru', 'три трёх тройка 3'],
  ] as const)('%s: %s have one stem', (lang, words) => {
    expect(new Set(wordsOf(words, lang).map(({ stem }) => stem)).size).toBe(1);
  });

  test('umlauts are found with and without them, and spelt out', () => {
    expect(wordsOf('Württemberg', 'en')).toEqual([
      { start: 0, end: 11, stem: 'wurttemberg', spelt: 'wuerttemberg' },
    ]);
    expect(wordsOf('schließen', 'en')[0]!.stem).toBe(stemOf('schliessen', 'en'));
  });

  test('little words are left out, unless there are no others', () => {
    expect(tellingStems('Czy mogę na trasę?', 'pl')).toEqual(['tras']);
    expect(tellingStems('to be', 'en')).toHaveLength(2);
  });
});

test.each([
  ['kurier', 'kureir', 1],
  ['postmaster', 'postmater', 1],
  ['abc', 'xyz', 3],
  ['trasa', 'trasa', 0],
  ['', 'ab', 2],
])('%s and %s are %i apart, both ways', (a, b, apart) => {
  expect([distance(a, b, 3), distance(b, a, 3)]).toEqual([apart, apart]);
});

test('likeness: the same, a beginning, a slip, another word; figures never resemble', () => {
  const steps = [
    likeness('coach', 'coach'),
    likeness('coac', 'coach'),
    likeness('caoch', 'coach'),
    likeness('route', 'coach'),
  ];
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(steps.at(-1)).toBe(0);
  expect(likeness('7', '77')).toBe(0);
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(fc.constantFrom('poza', 'Łódź', '5.3', '§', '%', '<b>', '🐎', 'ß', 'ü', 'ё', '\u0301', '\ud800'))
    .map((p) => p.join(' ')),
);

test('whatever is typed: no more answers than there is room for, none twice, and marks change no letter', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom(...LANGS), (typed, lang) => {
      const { entries, hits } = find(FINDERS[lang], typed);
      expect(entries.length).toBeLessThanOrEqual(MOST_RESULTS);
      expect(new Set(entries).size).toBe(entries.length);
      for (const { title, text } of entries) {
        const whole = highlighted(title, hits, lang).map((piece) => piece.text);
        expect(whole.join('')).toBe(title.normalize('NFC'));
        expect(excerpt(text, hits, lang).length).toBeLessThanOrEqual(230);
      }
      expect(
        highlighted(typed, hits, lang)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(typed.normalize('NFC'));
    }),
    { numRuns: 150 },
  );
});

/** What a page of text, a keyboard gone mad or a spiteful link may bring. */
const PASTED = [
  'a',
  ' ',
  '\n',
  '(a+)+$ [^x]* \\',
  '\u202eאבג مرحبا ',
  '👩‍👩‍👧 ',
  'a\u0301\u0323',
  '\u0301',
  '각 ',
  'İ ',
  '\ud800',
  '%',
  '__proto__ constructor ',
  'poza trasa domek route house линия дом ',
  '5.3 ',
] as const;

test.each(LANGS)('%s: of 64 KB the beginning is looked for, and nothing else', (lang) => {
  const finder = FINDERS[lang];
  const looked = vi.spyOn(String.prototype, 'normalize');
  for (const part of PASTED) {
    const long = part.repeat(Math.ceil(65_536 / part.length));
    looked.mockClear();
    const found = find(finder, long);
    for (const [i] of looked.mock.calls.entries())
      expect((looked.mock.contexts[i] as string).length).toBeLessThanOrEqual(MOST_LETTERS);
    expect(found).toEqual(find(finder, long.slice(0, MOST_LETTERS)));
    expect(queryOf(hashFor(long))?.length ?? 0).toBeLessThanOrEqual(MOST_LETTERS);
    expect(queryOf(`#q=${long}`)?.length ?? 0).toBeLessThanOrEqual(MOST_LETTERS);
  }
  looked.mockRestore();
});

test('of many words the first dozen counts', () => {
  const words = 'route house coach city card tile turn player province office road map'.split(' ');
  expect(words).toHaveLength(12);
  const found = find(FINDERS.en, words.join(' '));
  expect(find(FINDERS.en, [...words, 'bailiff', 'wainwright'].join(' '))).toEqual(found);
  expect(find(FINDERS.en, ['bailiff', ...words.slice(1)].join(' '))).not.toEqual(found);
});

test('what is typed comes back from its address; a hostile address is nothing, a question or refused', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const kept = queryOf(hashFor(typed)) ?? '';
      const clean = (text: string): string =>
        text
          .slice(0, MOST_LETTERS)
          .toWellFormed()
          .replace(/\p{C}+/gu, ' ');
      expect(kept).toBe(clean(typed));
      const read = queryOf(`#q=${typed}`);
      expect(read === null || read!.length <= MOST_LETTERS).toBe(true);
    }),
  );
  expect(queryOf('#q=%zz')).toBeNull();
  expect(queryOf(`#q=${'a'.repeat(MOST_LETTERS + 1)}`)).toBeNull();
  expect(queryOf('#search')).toBe('');
  expect(queryOf('#may=x')).toBeUndefined();
});

describe.each(LANGS)('%s', (lang) => {
  test('a row gives back its entry, and every entry has a place of its own', () => {
    const { entries } = FINDERS[lang];
    expect(entries.map((entry) => unpacked(packed(entry)))).toEqual(entries);
    const places = entries.map((entry) => entryHref(lang, entry));
    expect(new Set(places.filter((_, i) => entries[i]!.kind !== 'word')).size).toBe(
      entries.filter(({ kind }) => kind !== 'word').length,
    );
  });

  test('a long text is shown from where the word is, with whose reading it is', () => {
    const rule = FINDERS[lang].entries.find(({ id }) => id === '9.3')!;
    expect(rule.text).toContain(':');
    const late = wordsOf(rule.text, lang).at(-1)!;
    const shown = excerpt(rule.text, new Set([late.stem]), lang);
    expect(highlighted(shown, new Set([late.stem]), lang).some(({ isHit }) => isHit)).toBe(true);
  });
});
