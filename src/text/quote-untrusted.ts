/** Text that came from outside, fit to be quoted in a sentence. */
const MAX_SHOWN = 40;

export const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();

export function shortened(text: string): string {
  const letters = [...text];
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : text;
}

export const quoteUntrusted = (text: string): string => shortened(oneLine(text));
