/** A file that somebody chose, as text. */
import { LONGEST_TEXT } from '../notation/limits.ts';

/** A film chosen by mistake is not read to its end: what is too long is refused by its length. */
export const textOfFile = (file: File, longest = LONGEST_TEXT): Promise<string> =>
  file.slice(0, 4 * longest).text();
