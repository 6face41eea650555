import { expect, test } from 'vitest';
import { LONGEST_BUNDLE, parseBundle } from '../../src/storage/transfer/bundle.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import { isTooDeep, readJson } from '../../src/notation/json.ts';
import { LONGEST_TEXT } from '../../src/notation/limits.ts';
import { fc } from '../support/property.ts';

const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);

test('every JSON that is not deep is read as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      expect(readJson(text)).toEqual({ value: JSON.parse(text) as unknown });
    }),
  );
});

test.each(['', '{', '"', '{"a":1,}', '[1', '"\\', 'undefined'])('%j is none', (text) => {
  expect(readJson(text)).toBeNull();
});

test('brackets in a text, also behind a quotation mark in it, are no depth', () => {
  expect(isTooDeep(JSON.stringify([nested(99), `"${nested(99, '{', '}')}`, '\\']))).toBe(false);
  expect(isTooDeep(`["\\\\",${nested(99)}]`)).toBe(true);
});

test('a text of a million brackets is refused as no game, without being read', () => {
  for (const text of [nested(LONGEST_TEXT / 2), '{"a":'.repeat(LONGEST_TEXT / 5)]) {
    expect(isTooDeep(text)).toBe(true);
    expect(parseGame(text)).toMatchObject({ ok: false, code: 'bad-record', field: 'record' });
  }
});

test('a string as long as a file may be is read to its end or refused, and nothing explodes', () => {
  const long = 'a'.repeat(LONGEST_BUNDLE - 20);
  expect(isTooDeep(`{"posthorn":1,"x":"${long}`)).toBe(false);
  expect(parseBundle(`{"posthorn":1,"x":"${long}`)).toEqual({ ok: false, code: 'not-ours' });
});
