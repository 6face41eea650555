/**
 * Cuts pages into parts at places that follow from the text around them, so that what two pages have in
 * common falls into the same parts, and a change moves no cut but its own neighbours.
 */

/** After these a part may end: tags, styles, and the JSON inside attributes and texts. */
const BREAK = /(?<=[>;,{}])/;
/** A part ends after about one break in so many, and is no shorter than so many characters. */
const SPACING = 8;
const SHORTEST = 64;

/** FNV-1a, with its upper bits folded in. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function cutIntoParts(text: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const atom of text.split(BREAK)) {
    part += atom;
    if (part.length < SHORTEST || hashOf(atom) % SPACING !== 0) continue;
    parts.push(part);
    part = '';
  }
  return part ? [...parts, part] : parts;
}
