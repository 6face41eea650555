import { describe, expect, test } from 'vitest';
import { mineFirst, withReadingsInOrder } from '../../../src/site/readings/reading-order.ts';

describe('mineFirst', () => {
  const order = (booklet: string) =>
    mineFirst(['rebel-pl smart-ru', 'bard-pl', 'biancheria-en'], (of) => of, booklet);

  test.each([
    ['smart-ru', ['rebel-pl smart-ru', 'bard-pl', 'biancheria-en']],
    ['biancheria-en', ['biancheria-en', 'rebel-pl smart-ru', 'bard-pl']],
    ['none', ['rebel-pl smart-ru', 'bard-pl', 'biancheria-en']],
    ['pl', ['rebel-pl smart-ru', 'bard-pl', 'biancheria-en']],
  ])('%s', (booklet, expected) => {
    expect(order(booklet)).toEqual(expected);
  });
});

describe('withReadingsInOrder', () => {
  const reading = (of: string, inside = 'x'): string =>
    `<div class="reading" data-of="${of}"><p>${inside}</p></div>`;
  const how = '<div class="how"><div>We know.</div></div>';

  test('readings go last, the usual booklet’s first', () => {
    const html = `<p>a</p>\n${reading('rebel-pl')}${reading('bard-pl smart-ru', 'y')}${how}`;
    expect(withReadingsInOrder(html, 'bard-pl')).toBe(
      `<p>a</p>\n${how}${reading('bard-pl smart-ru', 'y')}${reading('rebel-pl')}`,
    );
  });

  test('a paragraph without readings stays as it is', () => {
    expect(withReadingsInOrder(`<p>a</p>${how}`, 'smart-ru')).toBe(`<p>a</p>${how}`);
  });

  test('a reading with a block inside fails the build', () => {
    expect(() => withReadingsInOrder(reading('rebel-pl', how), 'rebel-pl')).toThrow('block inside');
  });
});
