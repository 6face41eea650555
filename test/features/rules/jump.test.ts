import { expect, test } from 'vitest';
import { RULES, type RuleId } from '../../../src/engine/index.ts';
import { chapterPathOf } from '../../../src/features/rules/jump.ts';
import { numberIn, numberStart } from '../../../src/text/paragraph-number.ts';
import { chapterOf } from '../../../src/i18n/chapters.ts';

test.each(Object.keys(RULES) as RuleId[])('%s leads to its chapter', (id) => {
  expect(numberIn(id)).toBe(id);
  expect(chapterPathOf(id)).toBe(`${chapterOf(id)}/#${id}`);
});

test.each(['', '6', '6.', '.3', '0.1', '14.1', '6.3.1', '../6.3', '6.3/', 'a.b', '006.3'])(
  '%j is no paragraph’s number',
  (text) => {
    expect(chapterPathOf(text)).toBeNull();
  },
);

test.each([
  [' 6.3 ', '6.3'],
  ['6,3', '6.3'],
  ['§ 10.2', '10.2'],
  ['§6 . 3', '6.3'],
  ['6.3 coach', null],
  ['coach', null],
  ['', null],
])('%j is typed for %j', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test.each([
  ['', ''],
  ['§', ''],
  ['6', '6'],
  ['§ 6.', '6.'],
  ['6,3', '6.3'],
  ['§ 12 . 6', '12.6'],
  ['6.3.1', null],
  ['6 cards', null],
  ['coach', null],
])('while %j is typed, numbers begin with %j', (typed, start) => {
  expect(numberStart(typed)).toBe(start);
});
