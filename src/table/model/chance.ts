/** Random seeds and ids for new games. Only `chance` uses the browser's random numbers. */
import { CITY_IDS } from '../../engine/index.ts';

/** Enough numbers for a seed or an id. */
export const chance = (): Uint32Array => crypto.getRandomValues(new Uint32Array(3));

/** Easy to read out and to type in every language, as in `ulm-passau-417`. */
export function freshSeed(random: Uint32Array): string {
  const first = random[0]! % CITY_IDS.length;
  const second = (first + 1 + (random[1]! % (CITY_IDS.length - 1))) % CITY_IDS.length;
  return `${CITY_IDS[first]!}-${CITY_IDS[second]!}-${1 + (random[2]! % 999)}`;
}

/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const ID_LENGTH = 8;

/** The name of a saved game in its key and its address. */
export const freshId = (random: Uint32Array): string =>
  Array.from({ length: ID_LENGTH }, (_, i) => {
    const part = random[i % 2]! >>> (Math.floor(i / 2) * 8);
    return ALPHABET[part % ALPHABET.length]!;
  }).join('');

export const isGameId = (text: string): boolean => /^[0-9a-z]{4,16}$/.test(text);
