import { describe, expect, test } from 'vitest';
import { fit, type CityId, type Fit } from '../../src/engine/index.ts';
import { refusalSentence } from '../../src/game/refusal.ts';
import { LANGUAGES, speak } from '../support/language.ts';

const BOOKLET: readonly CityId[] = ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg'];

function refusalOf(route: readonly CityId[], city: CityId): Exclude<Fit, { ok: true }> {
  const answer = fit(route, city);
  if (answer.ok) throw new Error(`${city} fits`);
  return answer;
}

describe('refusalSentence', () => {
  // The booklets' own example (R:136-137, E:83, U:97-99; B:100 has it wrong).
  test.each<[string, readonly CityId[], CityId, string]>([
    [
      'two ends',
      BOOKLET,
      'innsbruck',
      'Innsbruck has no road to Karlsruhe or Regensburg, the ends of your route. From Innsbruck roads lead to Augsburg, Kempten, Munich and Salzburg.',
    ],
    [
      'a single city',
      ['ulm'],
      'lodz',
      'Lodz has no road to Ulm, where your route starts. From Lodz roads lead to Pilsen.',
    ],
    [
      'a city of the route',
      BOOKLET,
      'stuttgart',
      'Stuttgart is already part of your route. A route never enters the same city twice.',
    ],
  ])('%s, in English', (_, route, city, text) => {
    const { t, names } = speak('en');
    expect(refusalSentence(refusalOf(route, city), t, names)).toBe(text);
  });

  test.each(LANGUAGES)('in $lang it names the city, both ends and every road of the city', ({ t, names }) => {
    const text = refusalSentence(refusalOf(BOOKLET, 'innsbruck'), t, names);
    const cities = [
      'innsbruck',
      'carlsruhe',
      'regensburg',
      'augsburg',
      'kempten',
      'muenchen',
      'salzburg',
    ] as const;
    const isNamed = (city: CityId): boolean =>
      text.includes(t(`city.${city}`)) || text.includes(t(`city.${city}.gen`));
    expect(cities.filter((city) => !isNamed(city))).toEqual([]);
    expect(text).not.toMatch(/[{}]|undefined/);
  });
});
