/** What can be found: `/xx/search.json`, made when the site is built, has one row for each. */
import type { RulingVerdict } from '../../../content/ruling.ts';

const KINDS = ['rule', 'ruling', 'word', 'city', 'difference'] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry {
  readonly kind: Kind;
  /** A paragraph's number, a ruling's slug, a word's, a city's or a difference's id. */
  readonly id: string;
  /** A paragraph's title, a ruling's question, a word, a city, what booklets differ in. */
  readonly title: string;
  /** What is shown of it: the paragraph, the answer in one line, what the word means. */
  readonly text: string;
  /** Other words for it, never shown as such. */
  readonly aliases?: readonly string[];
  /** Further text: searched, not shown. */
  readonly more?: string;
  /** A ruling's. */
  readonly verdict?: RulingVerdict;
  /** Where booklets differ: which say what. */
  readonly readings?: readonly (readonly [who: string, text: string])[];
  /** The paragraphs it rests on. */
  readonly rules?: readonly string[];
}

/** An entry as a row: missing parts are empty, and left out at its end. */
export type Row = readonly [
  kind: number,
  id: string,
  title: string,
  text: string,
  aliases?: string,
  more?: string,
  verdict?: string,
  rules?: string,
  readings?: readonly (readonly [string, string])[],
];

export function packed(entry: Entry): Row {
  const row = [
    KINDS.indexOf(entry.kind),
    entry.id,
    entry.title,
    entry.text,
    entry.aliases?.join('|') ?? '',
    entry.more ?? '',
    entry.verdict ?? '',
    entry.rules?.join(' ') ?? '',
    entry.readings ?? [],
  ] as const;
  const length = row.findLastIndex((part) => typeof part === 'number' || part.length > 0) + 1;
  return row.slice(0, length) as unknown as Row;
}

export function unpacked([kind, id, title, text, aliases, more, verdict, rules, readings]: Row): Entry {
  return {
    kind: KINDS[kind]!,
    id,
    title,
    text,
    ...(aliases && { aliases: aliases.split('|') }),
    ...(more && { more }),
    ...(verdict && { verdict: verdict as RulingVerdict }),
    ...(rules && { rules: rules.split(' ') }),
    ...(readings && { readings }),
  };
}
