/** A text without capitals and marks. */

/** Letter for letter, so that a place in the folded text is the same place in the text. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => letter.normalize('NFD').replace(/\p{Mn}/gu, '') || letter)
    .replaceAll('ł', 'l');
