/** Finds what the words at a place mean: all of a name, enough of it, or one letter off. */
import { isOneOff, type Word } from './fold.ts';
import { isSame, type Lexicon } from './lexicon.ts';
import type { Kind, Sense } from './vocabulary.ts';

export type Reading =
  | { readonly type: 'sense'; readonly sense: Sense; readonly length: number }
  | { readonly type: 'filler' }
  /** It could be any of these, or it is one letter away from them; `length` words would be replaced. */
  | { readonly type: 'unclear' | 'unknown'; readonly senses: readonly Sense[]; readonly length: number };

const LONGEST = 5;
/** Shorter beginnings and shorter misspellings are too ambiguous. */
const SHORTEST_START = 2;
const SHORTEST_MISTAKE = 3;

/** The reader's own language comes first among `lexica`. */
export function read(
  words: readonly Word[],
  at: number,
  kinds: readonly Kind[],
  lexica: readonly [Lexicon, ...Lexicon[]],
): Reading {
  const phrase = (length: number): string =>
    words
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(' ');
  const lengths = Array.from({ length: Math.min(LONGEST, words.length - at) }, (_, i) => i + 1);
  const longestFirst = lengths.toReversed();
  // At the start of a line „do” may begin a verb; after a verb it is a filler.
  const isFiller = ({ fillers }: Lexicon): Reading | null =>
    fillers.has(phrase(1)) ? { type: 'filler' } : null;
  const [own, ...others] = lexica;
  const isOpening = kinds.includes('verb');
  const inOwn = (): Reading | null => readStart(phrase, longestFirst, kinds, [own]);
  return (
    readExact(phrase, longestFirst, kinds, lexica) ??
    (isOpening ? (inOwn() ?? isFiller(own)) : (isFiller(own) ?? inOwn())) ??
    (others.some(isFiller) ? { type: 'filler' } : null) ??
    readStart(phrase, longestFirst, kinds, others) ?? {
      type: 'unknown',
      ...mistakes(phrase, lengths, kinds, lexica),
    }
  );
}

type Phrase = (length: number) => string;

function readExact(
  phrase: Phrase,
  lengths: readonly number[],
  kinds: readonly Kind[],
  lexica: readonly Lexicon[],
): Reading | null {
  for (const length of lengths) {
    const text = phrase(length);
    if (length === 1 && kinds.includes('number') && /^\d{1,3}$/.test(text))
      return { type: 'sense', sense: { kind: 'number', id: Number(text) }, length };
    for (const { exact } of lexica) {
      const senses = exact.get(text) ?? [];
      for (const kind of kinds) {
        const sense = senses.find((each) => each.kind === kind);
        if (sense) return { type: 'sense', sense, length };
      }
    }
  }
  return null;
}

function readStart(
  phrase: Phrase,
  lengths: readonly number[],
  kinds: readonly Kind[],
  lexica: readonly Lexicon[],
): Reading | null {
  for (const length of lengths) {
    const text = phrase(length);
    if (text.length < SHORTEST_START) continue;
    for (const lexicon of lexica) {
      const senses = sensesOf(lexicon, kinds, (entry) => entry.startsWith(text));
      if (senses.length === 1) return { type: 'sense', sense: senses[0]!, length };
      if (senses.length > 1) return { type: 'unclear', senses, length };
    }
  }
  return null;
}

/** Tries short phrases first, so that a misspelt word is replaced without its neighbour. */
function mistakes(
  phrase: Phrase,
  lengths: readonly number[],
  kinds: readonly Kind[],
  lexica: readonly Lexicon[],
): { readonly senses: readonly Sense[]; readonly length: number } {
  for (const length of lengths) {
    const text = phrase(length);
    if (text.length < SHORTEST_MISTAKE) continue;
    for (const lexicon of lexica) {
      const senses = sensesOf(lexicon, kinds, (entry) => isOneOff(entry, text));
      if (senses.length > 0) return { senses, length };
    }
  }
  return { senses: [], length: 1 };
}

/** Each once. An entry that only extends another matching one („take back”, „take”) is left out. */
const sensesOf = (
  { entries }: Lexicon,
  kinds: readonly Kind[],
  isMeant: (text: string) => boolean,
): readonly Sense[] =>
  entries
    .filter(({ text, sense }) => kinds.includes(sense.kind) && isMeant(text))
    .filter(({ text }, _, all) => !all.some((other) => text.startsWith(`${other.text} `)))
    .map(({ sense }) => sense)
    .filter((sense, i, all) => all.findIndex((other) => isSame(other, sense)) === i);
