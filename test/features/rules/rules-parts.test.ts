/** The small pure pieces that the rules' pages are put together from. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linkNumbers } from '../../../src/content/link-numbers.ts';
import { secondLanguageOf } from '../../../src/features/rules/second-language.ts';
import { BOOKLETS, bookletOf } from '../../../src/i18n/booklet.ts';
import { outlineOf } from '../../../src/content/chapter-outline.ts';
import { partsOf } from '../../../src/features/rules/questions/question-parts.ts';
import { bookletsOf } from '../../../src/content/source-booklets.ts';
import { chapterAt } from '../../../src/i18n/place.ts';

describe('outlineOf', () => {
  const source = `
<Rule id="6.3" title="What fits">

A <Term id="road">road</Term>, a <Term id="city">city</Term>, another <Term id="road">road</Term>.

<Reading of="bard-pl rebel-pl">x</Reading>

</Rule>

<Example id="innsbruck" title="Four">y</Example>

<Question id="playing-1">

<Because>z</Because>

</Question>`;

  test('finds paragraphs, words and questions', () => {
    const { rules, terms, questions } = outlineOf(source);
    expect(rules.map(({ id, title }) => [id, title])).toEqual([['6.3', 'What fits']]);
    expect(rules[0]!.body).toContain('<Reading');
    expect(terms).toEqual(['road', 'city']);
    expect(questions).toEqual(['playing-1']);
  });

  test('lists every tag with what identifies it', () => {
    expect(outlineOf(source).tags).toEqual([
      'Rule 6.3',
      'Term road',
      'Term city',
      'Term road',
      'Reading bard-pl rebel-pl',
      'Example innsbruck',
      'Question playing-1',
      'Because',
    ]);
  });
});

describe('partsOf', () => {
  const answer = (id: string, text: string): string =>
    `<label class="answer" data-answer="${id}"><input type="radio" name="question" value="${id}"><span class="answer-text">${text}</span></label>`;
  const html = `<p>May you?</p>\n${answer('a', 'Yes, <b>twice</b>')} ${answer('b', 'No')}\n<div class="because">So.</div>`;

  test('takes text, answers and reason apart', () => {
    const parts = partsOf('end-1', html);
    expect(parts.text).toBe('<p>May you?</p>');
    expect(parts.answers.match(/name="end-1"/g)).toHaveLength(2);
    expect(parts.answers).not.toContain('name="question"');
    expect(parts.because).toBe('So.');
    expect(parts.wordsOf('a')).toBe('Yes, <b>twice</b>');
  });

  test('a question without a reason, or without its right answer, fails the build', () => {
    expect(() => partsOf('end-1', '<p>May you?</p>')).toThrow('Because');
    expect(() => partsOf('end-1', html).wordsOf('c')).toThrow('no answer c');
  });
});

describe('linkNumbers', () => {
  const link = (html: string): string => linkNumbers(html, (rule) => `#${rule}`);
  test.each([
    ['see 6.6.', 'see <a href="#6.6">6.6</a>.'],
    ['(12.2)', '(<a href="#12.2">12.2</a>)'],
    ['<a title="6.6">x</a>', '<a title="6.6">x</a>'],
    ['6.9 and 99.1', '6.9 and 99.1'],
    ['16.61 or 6.6.1', '16.61 or 6.6.1'],
  ])('%s', (html, linked) => {
    expect(link(html)).toBe(linked);
  });
});

test.each([
  [
    ['R:1', 'R:9', 'X:2'],
    ['rebel-pl', 'smart-ru-rome'],
  ],
  [
    ['U:1', 'F', 'B:3-4', 'E:1'],
    ['bard-pl', 'biancheria-en', 'smart-ru', 'french'],
  ],
  [[], []],
])('sources %j are in %j', (sources, booklets) => {
  expect(bookletsOf(sources)).toEqual(booklets);
});

test.each([
  ['pl', 'en', 'pl'],
  ['en', 'en', null],
  ['de', 'en', null],
  ['', 'en', null],
  [null, 'ru', null],
])('beside: %j on a page in %s is %j', (stored, own, lang) => {
  expect(secondLanguageOf(stored, own)).toBe(lang);
});

test('the script before the first paint knows the same booklets', () => {
  const [, list] =
    /\[([^\]]*)\]\.includes/.exec(readFileSync('src/storage/first-paint/booklet.js', 'utf8')) ?? [];
  expect(list!.split(',').map((name) => name.trim().slice(1, -1))).toEqual([...BOOKLETS]);
});

test('bookletOf passes over what is no booklet', () => {
  expect(bookletOf('smart-ru', 'pl')).toBe('smart-ru');
  expect(['', 'toString', 'Rebel-pl', null].map((stored) => bookletOf(stored, 'pl'))).toEqual(
    Array.from({ length: 4 }, () => 'bard-pl'),
  );
});

test('a tag inside a text knows its chapter by the address', () => {
  const at = (path: string) => chapterAt({ url: new URL(path, 'https://posthorn.example') });
  expect(at('/ru/rules/end/')).toBe('end');
  expect(at('/games/posthorn/ru/rules/audience/')).toBe('audience');
  expect(at('/ru/rules/all/')).toBeUndefined();
  expect(at('/ru/rulings/houses/')).toBeUndefined();
});
