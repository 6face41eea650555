/** Recovers Russian text that was typed with a Latin keyboard layout, key by key. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

export const inCyrillic = (typed: string): string =>
  [...typed.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join('');
