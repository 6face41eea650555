import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { escaped, feedText } from '../../../../src/features/puzzles/calendar/feed.ts';
import { dayByKey } from '../../../../src/features/puzzles/calendar/calendar-keys.ts';
import { dayWords } from '../../../../src/features/puzzles/calendar/day-words.ts';
import { shareText } from '../../../../src/features/puzzles/results/share.ts';
import { resultAfter } from '../../../../src/storage/results/update-result.ts';
import { LANGS } from '../../../../src/i18n/locales.ts';
import { translate } from '../../../../src/i18n/messages.ts';
import { fc } from '../../../support/property.ts';
import { finished } from '../../../support/results.ts';

describe('a feed', () => {
  const item = {
    day: '2026-11-16',
    title: 'A & B <c>',
    description: '“best” > worst',
    link: 'https://x.example/#2026-11-16',
  };
  const text = feedText({
    title: 'Puzzles',
    description: 'One a day',
    language: 'en-GB',
    link: 'https://x.example/',
    self: 'https://x.example/feed.xml',
    items: [item],
  });

  test('has what RSS 2.0 asks for, with permanent addresses and dates', () => {
    const root = parse(text);
    for (const name of ['title', 'link', 'description'])
      expect(text).toMatch(new RegExp(`<channel>[^]*<${name}>`));
    expect(root.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
    expect(root.querySelector('guid')?.text).toBe(item.link);
    expect(text).toContain('<pubDate>Mon, 16 Nov 2026 00:00:00 GMT</pubDate>');
    expect(text).toContain('<title>A &amp; B &lt;c&gt;</title>');
  });

  test('whatever is said, no sign of XML gets out', () => {
    fc.assert(
      fc.property(fc.string(), (said) => {
        expect(escaped(said)).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
      }),
    );
  });
});

test.each(LANGS)('%s: what is shared tells how it went, where it is, and nothing of the answer', (lang) => {
  const t = translate(lang);
  const result = resultAfter(undefined, finished({ stars: 2, best: 37, reached: 29 }));
  const address = 'https://x.example/puzzles/#2026-11-16';
  const text = shareText({ result, streak: 5, address }, t, dayWords(lang));
  expect(text.endsWith(`\n${address}`)).toBe(true);
  expect(text).toContain('★★☆');
  expect(text).toContain(t('stats.streak', { n: 5 }));
  expect(text).not.toMatch(/37|29/);
  expect(text.length).toBeLessThan(200);
  const alone = shareText({ result, streak: 0, address }, t, dayWords(lang));
  expect(alone).not.toContain(t('stats.streak', { n: 5 }));
});

describe('walking through the calendar by keys', () => {
  const walk = (key: string, from: string): string | null => dayByKey(key, from, '2026-11-02', '2027-03-31');

  test.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2026-12-28', '2027-01-04'],
    ['ArrowUp', '2026-11-10', '2026-11-03'],
    ['Home', '2026-11-18', '2026-11-16'],
    ['End', '2026-11-18', '2026-11-22'],
    ['PageDown', '2026-12-31', '2027-01-31'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    // Nobody walks out of the days that have a puzzle.
    ['ArrowUp', '2026-11-05', '2026-11-02'],
    ['PageUp', '2026-11-20', '2026-11-02'],
    ['PageDown', '2027-03-10', '2027-03-31'],
    ['ArrowRight', '2027-03-31', '2027-03-31'],
  ])('%s from %s leads to %s', (key, from, to) => expect(walk(key, from)).toBe(to));

  test('other keys do not walk', () => expect(walk('Enter', '2026-11-20')).toBeNull());
});
