import { describe, expect, test } from 'vitest';
import { cityByLetter } from '../../../src/board/map/letter-jump.ts';
import { CITY_IDS } from '../../../src/engine/index.ts';
import { LANGS } from '../../../src/i18n/locales.ts';
import { translate } from '../../../src/i18n/messages.ts';
import { namesIn } from '../../../src/i18n/names.ts';

const nameIn = (lang: (typeof LANGS)[number]) => namesIn(lang, translate(lang)).city;

describe('cityByLetter', () => {
  test.each([
    ['pl', 'muenchen', 'l', 'lodz'],
    ['pl', 'lodz', 'L', 'linz'],
    ['pl', 'muenchen', 'ł', 'lodz'],
    ['en', 'ulm', 'u', 'ulm'],
    ['ru', 'ulm', 'щ', null],
    ['en', 'ulm', 'x', null],
  ] as const)('%s: from %s by %s to %s', (lang, from, letter, expected) => {
    expect(cityByLetter(from, letter, nameIn(lang))).toBe(expected);
  });

  test.each(LANGS)('%s: every city is reached by typing its first letter often enough', (lang) => {
    for (const goal of CITY_IDS) {
      let at = CITY_IDS[0]!;
      for (let i = 0; i < CITY_IDS.length && at !== goal; i++)
        at = cityByLetter(at, nameIn(lang)(goal)[0]!, nameIn(lang))!;
      expect(at).toBe(goal);
    }
  });
});
