/** Everything that can be found, with its words as an inverted index. */
import type { Lang } from '../../../i18n/locales.ts';
import type { Entry } from './entry.ts';
import { tellingStems, wordsOf } from './words.ts';

type Stems = readonly string[];

export interface Finder {
  readonly lang: Lang;
  readonly entries: readonly Entry[];
  /** By stem: how much it counts in which entry. */
  readonly index: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** By entry: its title, and then its other names, each without stop words. */
  readonly phrases: readonly (readonly Stems[])[];
  /** From the stem of another booklet's or language's word for a thing to the stems of its title here. */
  readonly ours: ReadonlyMap<string, Stems>;
}

const WEIGHT = { title: 3, alias: 2.5, text: 1, more: 0.6 } as const;

export function finderOf(entries: readonly Entry[], lang: Lang): Finder {
  const stemsOf = (text: string): Stems => tellingStems(text, lang);
  /** With the spellings of umlauts as well. */
  const speltOf = (text: string): Stems =>
    wordsOf(text, lang).flatMap(({ stem, spelt }) => (spelt ? [stem, spelt] : [stem]));

  const index = new Map<string, Map<number, number>>();
  const add = (entry: number, text: string, weight: number): void => {
    for (const stem of speltOf(text)) {
      const known = index.get(stem) ?? new Map<number, number>();
      index.set(stem, known.set(entry, Math.max(known.get(entry) ?? 0, weight)));
    }
  };
  entries.forEach(({ title, text, aliases = [], more = '', readings = [] }, entry) => {
    add(entry, title, WEIGHT.title);
    add(entry, aliases.join(' '), WEIGHT.alias);
    add(entry, [text, ...readings.map(([, said]) => said)].join(' '), WEIGHT.text);
    add(entry, more, WEIGHT.more);
  });

  const ours = new Map<string, Stems>();
  for (const { kind, title, aliases = [] } of entries) {
    if (kind !== 'word' && kind !== 'city') continue;
    const own = stemsOf(title);
    const others = aliases.filter((alias) => stemsOf(alias).length === 1).flatMap(speltOf);
    for (const stem of others)
      if (!own.includes(stem)) ours.set(stem, [...new Set([...(ours.get(stem) ?? []), ...own])]);
  }

  const phrases = entries.map(({ title, aliases = [] }) => [title, ...aliases].map(stemsOf));
  return { lang, entries, index, phrases, ours };
}
