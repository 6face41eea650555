import { describe, expect, test } from 'vitest';
import { chooseLang } from '../../src/i18n/choose.ts';
import { LANGS, LOCALES } from '../../src/i18n/locales.ts';
import { translate } from '../../src/i18n/messages.ts';
import { namesIn } from '../../src/i18n/names.ts';
import { messagesFor, translator, type MessageKey, type Params } from '../../src/i18n/t.ts';

describe('translator', () => {
  test.each([
    ['pl', 1, '1\u00a0punkt'],
    ['pl', 2, '2\u00a0punkty'],
    ['pl', 5, '5\u00a0punktów'],
    ['pl', 21, '21\u00a0punktów'],
    ['pl', 22, '22\u00a0punkty'],
    ['ru', 1, '1\u00a0очко'],
    ['ru', 2, '2\u00a0очка'],
    ['ru', 5, '5\u00a0очков'],
    ['ru', 21, '21\u00a0очко'],
    ['ru', 22, '22\u00a0очка'],
    ['en', 1, '1\u00a0point'],
    ['en', 21, '21\u00a0points'],
  ] as const)('%s counts %i as „%s”', (lang, n, expected) => {
    expect(translate(lang)('count.points', { n })).toBe(expected);
  });

  test('a missing key, placeholder, number or plural form is an error that names it', () => {
    // What the compiler would not let pass.
    const t = translator('en', { 'home.start': 'Go {where}', 'home.grown': { one: 'one' } }) as (
      key: MessageKey,
      params?: Params,
    ) => string;
    expect(() => t('home.undo')).toThrow('home.undo');
    expect(() => t('home.start')).toThrow('where');
    expect(() => t('home.grown')).toThrow('number n');
    expect(() => t('home.grown', { n: 2 })).toThrow('no form for 2');
  });

  test('a value that looks like a placeholder is left alone', () => {
    const t = translator('en', { 'map.unknown': 'No {name}' });
    expect(t('map.unknown', { name: '{name} $& {x}' })).toBe('No {name} $& {x}');
  });
});

describe('messagesFor', () => {
  test('keeps the asked prefixes and nothing else', () => {
    const some = messagesFor({ 'home.start': 'a', 'board.fit': 'b', 'map.none': 'c' }, ['home.', 'map.']);
    expect(some).toEqual({ 'home.start': 'a', 'map.none': 'c' });
  });
});

describe('names', () => {
  test.each([
    ['en', 'Kempten, Munich and Zurich', 'Kempten, Munich and Zurich'],
    ['pl', 'Kempten, Monachium i Zurych', 'Kempten, Monachium i Zurychu'],
    ['ru', 'Кемптен, Мюнхен и Цюрих', 'Кемптена, Мюнхена и Цюриха'],
  ] as const)('%s lists cities by its alphabet, in both cases', (lang, plain, genitive) => {
    const names = namesIn(lang, translate(lang));
    const params = names.params({ cities: ['zuerich', 'muenchen', 'kempten'] });
    expect(params).toEqual({ cities: plain, citiesGen: genitive });
    expect(names.cities(['zuerich', 'kempten', 'muenchen'])).toBe(plain);
  });

  test.each([
    ['en', 'Ulm\u00a0– Augsburg\u00a0– Kempten'],
    ['ru', 'Ульм\u00a0— Аугсбург\u00a0— Кемптен'],
  ] as const)('%s joins a route by its dash, in the order of travel', (lang, expected) => {
    const names = namesIn(lang, translate(lang));
    expect(names.route(['ulm', 'augsburg', 'kempten'])).toBe(expected);
  });

  test('Polish sorts Łódź between Linz and Mannheim', () => {
    const { compare } = namesIn('pl', translate('pl'));
    expect(['Mannheim', 'Łódź', 'Linz'].toSorted(compare)).toEqual(['Linz', 'Łódź', 'Mannheim']);
  });
});

describe('chooseLang', () => {
  test.each([
    ['an earlier choice wins', 'ru', ['pl'], 'ru'],
    ['the first known language of the browser', null, ['de-AT', 'pl-PL', 'en'], 'pl'],
    ['case and region do not matter', null, ['RU-by'], 'ru'],
    ['nothing known', null, ['de', 'fr'], 'en'],
    ['no languages at all', null, [], 'en'],
    ['garbage in storage', '<script>', ['pl'], 'pl'],
    ['a property of every object in storage', 'constructor', [], 'en'],
  ] as const)('%s', (_, stored, browser, expected) => {
    expect(chooseLang(stored, browser)).toBe(expected);
  });
});

test('every language names itself the same in the table and in its texts', () => {
  for (const lang of LANGS) expect(translate(lang)('language.name')).toBe(LOCALES[lang].name);
});
