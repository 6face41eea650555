/** Typing a letter on the map goes on to the next city whose name begins with it. */
import { CITY_IDS, type CityId } from '../engine/index.ts';

/** Keyboards often lack the letters of a name: `l` finds Łódź as well. */
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

export function cityByLetter(from: CityId, letter: string, nameOf: (city: CityId) => string): CityId | null {
  const start = CITY_IDS.indexOf(from) + 1;
  const order = [...CITY_IDS.slice(start), ...CITY_IDS.slice(0, start)];
  return order.find((city) => fold(nameOf(city)).startsWith(fold(letter))) ?? null;
}
