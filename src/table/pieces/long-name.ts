/** A word of more letters than this is set smaller, so that it need not break. */
const LONG_WORD = 10;

export const isLong = (name: string): boolean => name.split(/[ -]/).some((word) => word.length > LONG_WORD);
