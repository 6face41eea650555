/**
 * The letters each font file carries. One file a script, so that a page loads only what it needs;
 * a test compares these sets with every character in `content/`.
 */
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

export const FONT_SETS = {
  latin: `${ascii}\u00a0§©«»·×ÄÖÜßäöüéèóÓ–—‘’“”„…−`,
  polish: 'ĄąĆćĘęŁłŃńŚśŹźŻżě',
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№',
} as const;

export type FontSet = keyof typeof FONT_SETS;
