/** Lines of words: all of them, none too wide, no more lines than needed. */
import { describe, expect, test } from 'vitest';
import { balance, wordsOf, wrap, type Line } from '../../../../src/features/rulings/picture/wrap.ts';
import { fc } from '../../../support/property.ts';

/** Every letter as wide as the next. */
const measure = { word: ({ text }: { readonly text: string }) => text.length, space: 1 };
const said = (lines: readonly Line<string>[]): readonly string[] =>
  lines.map((line) => line.map(({ text }) => text).join(' '));

test('words are parted by spaces, but not by those that must not break', () => {
  expect(wordsOf('a\u00a0potem  uzupełnia ', 'plain')).toEqual([
    { text: 'a\u00a0potem', look: 'plain' },
    { text: 'uzupełnia', look: 'plain' },
  ]);
  expect(wordsOf('', 'plain')).toEqual([]);
});

test('a line takes as many words as fit, to the last point', () => {
  const words = wordsOf('aaa bbb cc d', '');
  expect(said(wrap(words, 7, measure)!)).toEqual(['aaa bbb', 'cc d']);
  expect(said(wrap(words, 6, measure)!)).toEqual(['aaa', 'bbb cc', 'd']);
});

test('balanced, the last line is no orphan', () => {
  const words = wordsOf('aaaa bbbb cccc dddd e', '');
  expect(said(wrap(words, 19, measure)!)).toEqual(['aaaa bbbb cccc dddd', 'e']);
  expect(said(balance(words, 19, measure)!)).toEqual(['aaaa bbbb', 'cccc dddd e']);
});

describe('whatever the words', () => {
  const texts = fc.array(
    fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'ż', 'ё', '\u00a0') }),
    {
      minLength: 1,
      maxLength: 30,
    },
  );

  test.each([
    ['wrap', wrap],
    ['balance', balance],
  ] as const)('%s keeps them all in order, in lines that are not too wide', (_, lay) => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 60 }), (words, width) => {
        const lines = lay(wordsOf(words.join(' '), ''), width, measure);
        if (words.some((word) => word.length > width)) expect(lines).toBeNull();
        else {
          expect(said(lines!).join(' ')).toBe(words.join(' '));
          for (const line of said(lines!)) expect(line.length).toBeLessThanOrEqual(width);
        }
      }),
    );
  });

  test('balancing makes no line more, and the widest no wider', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 12, max: 60 }), (words, width) => {
        const [full, even] = [wrap, balance].map((lay) =>
          said(lay(wordsOf(words.join(' '), ''), width, measure)!),
        );
        const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
        expect(even!.length).toBe(full!.length);
        expect(widest(even!)).toBeLessThanOrEqual(widest(full!));
      }),
    );
  });
});
