/** A forgotten placeholder does not compile: the types are those of the dictionaries, and they hold. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translate } from '../../src/i18n/messages.ts';
import { placeholdersIn, PLACEHOLDERS_FILE, placeholdersText } from '../../src/tools/build/placeholders.ts';

test('what the compiler knows is what the dictionaries say', async () => {
  expect(readFileSync(PLACEHOLDERS_FILE, 'utf8')).toBe(await placeholdersText());
});

test('a text that counts is given its number', () => {
  expect(placeholdersIn({ one: 'one house', other: '{n} houses' })).toContain('n');
  expect(placeholdersIn('in {city}')).toEqual(['city']);
});

test('the compiler asks for every placeholder, also of a text that is one of several', () => {
  const t = translate('en');
  const either = Math.abs(1) === 1 ? 'home.stuck' : 'home.both-ends';
  // @ts-expect-error -- nothing is handed over
  expect(() => t('home.stuck')).toThrow('number n');
  // @ts-expect-error -- the other one of the two needs a city
  expect(t(either, { n: 1 })).toContain('1');
  expect(t(either, { n: 1, city: 'Ulm', cityGen: 'Ulm' })).toContain('1');
});
