/**
 * Reads JSON from outside. A text nested deeper than any that is written here is not parsed, because that
 * could take a second.
 */

/** A saved game nests five deep. */
const DEEPEST = 16;

/** The value in a box, because it may be anything; `null` for a text that is no JSON, or too deep. */
export function readJson(text: string): { readonly value: unknown } | null {
  if (isTooDeep(text)) return null;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Brackets inside strings do not count. Without a regular expression, whose memory a long string would exhaust. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
