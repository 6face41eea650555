/** What was meant by somebody whose keyboard wrote Latin letters. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

export const inCyrillic = (typed: string): string =>
  [...typed.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join('');
