/** Typing a letter on the map goes on to the next city whose name begins with it. */
import { CITY_IDS, type CityId } from '../../engine/index.ts';

/** Keyboards often lack the letters of a name: `l` finds Łódź as well. */
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

export const cityByLetter = (from: CityId, letter: string, nameOf: (city: CityId) => string): CityId | null =>
  byLetter(CITY_IDS, from, letter, nameOf);

/** The next in the list whose name begins so, starting over at its end. */
export function byLetter<Id>(
  ids: readonly Id[],
  from: Id,
  letter: string,
  nameOf: (id: Id) => string,
): Id | null {
  const start = ids.indexOf(from) + 1;
  const order = [...ids.slice(start), ...ids.slice(0, start)];
  return order.find((id) => fold(nameOf(id)).startsWith(fold(letter))) ?? null;
}
