/** How a line that is being typed can go on, word by word: what is possible now, in the reader's language. */
import type { Official } from '../../engine/index.ts';
import type { Desk } from './command.ts';
import { folded, wordsIn, type Word } from './fold.ts';
import { isSame, type Lexicon } from './lexicon.ts';
import { LONGEST_LINE, readLine } from './parse.ts';
import { partsAfter, verbsNow } from './possible.ts';
import type { Sense } from './vocabulary.ts';

/** A suggestion is the whole line with one more word, ready to be sent or continued. */
export function complete(text: string, desk: Desk): readonly string[] {
  if (text.length > LONGEST_LINE) return [];
  const words = wordsIn(text);
  // After a space a new word begins; a name of several words may still be the one that is being typed.
  const isNewWord = words.length === 0 || /\s$/.test(text);
  const tails = isNewWord ? [0, 1, 2, 3] : [3, 2, 1];
  for (const tail of tails.filter((length) => length <= words.length)) {
    const at = words.length - tail;
    const lines = linesAfter(text, words, at, desk).filter((line) => folded(line) !== folded(text));
    if (lines.length > 0) return lines;
  }
  return [];
}

function linesAfter(text: string, words: readonly Word[], at: number, desk: Desk): readonly string[] {
  const { lexica, table } = desk;
  const [own] = lexica;
  const start = words[at]?.start ?? text.length;
  const begun = folded(text.slice(start));
  const before = at === 0 ? '' : text.slice(0, start).trimEnd();
  const { verb, args, problem } = readLine(words.slice(0, at), desk);
  if (problem) return [];
  const parts = verb
    ? partsAfter(verb, args, table, own).filter(({ sense, text: name }) => matches(sense, name, begun, own))
    : firstParts(begun, desk);
  return parts.map((part) => [before, part.text].filter(Boolean).join(' ').replaceAll('\u00a0', ' '));
}

/** A verb, in the form in which it was begun; or an official, who needs none. */
function firstParts(begun: string, desk: Desk): readonly { readonly text: string }[] {
  const {
    table,
    lexica: [own],
  } = desk;
  const verbs = verbsNow(desk).flatMap((id) => {
    const form = own
      .t(`command.verb.${id}`)
      .split('|')
      .find((each) => folded(each).startsWith(begun));
    return form === undefined ? [] : [{ text: form }];
  });
  if (!begun) return verbs;
  const called = partsAfter('call', [], table, own).filter(({ sense, text }) =>
    matches(sense, text, begun, own),
  );
  return [...verbs, ...called.map(({ sense }) => ({ text: own.t(`official.${sense.id as Official}`) }))];
}

/** A name may be begun in any of its forms. */
const matches = (sense: Sense, name: string, begun: string, { entries, exact }: Lexicon): boolean =>
  !exact.get(begun)?.some((each) => isSame(each, sense)) &&
  (folded(name).startsWith(begun) ||
    entries.some((entry) => isSame(entry.sense, sense) && entry.text.startsWith(begun)) ||
    (sense.kind === 'number' && String(sense.id).startsWith(begun)));
