/**
 * Finds entries for what somebody types. A typed word counts for every known word it is like, rare
 * words count for more, and an entry that is called or asked for in just these words comes first.
 */
import { numberIn, numberStart } from '../../../text/paragraph-number.ts';
import type { Entry, Kind } from './entry.ts';
import type { Finder } from './finder.ts';
import { inCyrillic } from './keyboard.ts';
import { likeness, SAME_WORD, SLIP } from './likeness.ts';
import { tellingStems } from './words.ts';

export interface Found {
  readonly entries: readonly Entry[];
  /** The words that were looked for, as stems, to be marked where they stand. */
  readonly hits: ReadonlySet<string>;
}

const NOTHING: Found = { entries: [], hits: new Set() };

export const MOST_LETTERS = 200;
const MOST_WORDS = 12;
export const MOST_RESULTS = 12;
/** Factors by kind: differences between booklets that nobody argues about rank below the answers. */
const RANK: Readonly<Partial<Record<Kind, number>>> = { rule: 1.2, difference: 0.7 };
const THINGS: ReadonlySet<Kind> = new Set(['word', 'city']);
/** An entry that scores less than this part of the best is left out. */
const ENOUGH = 0.2;
/** A word that more than a quarter of all entries have is not worth a mark. */
const WORTH_A_MARK = Math.log(5);

/** A typed word: how like the known words it is, and how much it counts. */
interface Asked {
  readonly like: ReadonlyMap<string, number>;
  readonly rarity: number;
}

function likes({ index, ours }: Finder, typed: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const known of index.keys()) {
    const like = likeness(typed, known);
    if (like > 0) found.set(known, like);
  }
  for (const [other, own] of ours) {
    const like = likeness(typed, other);
    if (like >= SLIP) for (const stem of own) found.set(stem, Math.max(found.get(stem) ?? 0, 0.85 * like));
  }
  return found;
}

function asked(finder: Finder, typed: string): Asked {
  const like = likes(finder, typed);
  // If the word itself is known, words that are merely like it do not lower its rarity.
  const least = Math.min(SAME_WORD, Math.max(0, ...like.values()));
  const having = new Set(
    [...like]
      .filter(([, value]) => value >= least)
      .flatMap(([stem]) => [...(finder.index.get(stem)?.keys() ?? [])]),
  );
  return { like, rarity: having.size === 0 ? 1 : Math.log(1 + finder.entries.length / having.size) };
}

/** How nearly the words asked for are the entry's title or one of its other names. */
function fit({ entries, phrases }: Finder, entry: number, words: readonly Asked[]): number {
  // Another name of a thing counts as much as its title; another wording of a question counts less.
  const other = THINGS.has(entries[entry]!.kind) ? 1 : 0.8;
  let best = 0;
  phrases[entry]!.forEach((phrase, i) => {
    if (phrase.length === 0) return;
    const isLike = ({ like }: Asked, stem: string): boolean => (like.get(stem) ?? 0) >= SLIP;
    const wanted = words.filter((word) => phrase.some((stem) => isLike(word, stem))).length;
    const given = phrase.filter((stem) => words.some((word) => isLike(word, stem))).length;
    const both = (wanted / words.length) * (given / phrase.length);
    best = Math.max(best, i === 0 ? both : other * both);
  });
  return best;
}

/** The paragraph of that number and what rests on it, then those whose numbers only begin so. */
function byNumber(entries: readonly Entry[], start: string): readonly Entry[] {
  const rules = entries.filter(({ kind, id }) => kind === 'rule' && id.startsWith(start));
  const [exact] = rules.filter(({ id }) => id === start);
  if (!exact) return rules;
  const resting = entries.filter((entry) => entry.kind === 'ruling' && entry.rules?.includes(start));
  return [exact, ...resting, ...rules.filter((rule) => rule !== exact)];
}

/** `isMeant`: the text has already been converted from another keyboard layout. */
export function find(finder: Finder, typed: string, isMeant = false): Found {
  const text = typed.slice(0, MOST_LETTERS).trim();
  const start = numberStart(text);
  const numbered = start ? byNumber(finder.entries, start).slice(0, MOST_RESULTS) : [];
  // A number that no paragraph has is not looked for as a word.
  if (numbered.length > 0 || numberIn(text)) return { entries: numbered, hits: new Set() };
  const stems = [...new Set(tellingStems(text, finder.lang))].slice(0, MOST_WORDS);
  const words = stems.map((stem) => asked(finder, stem));
  const whole = words.reduce((sum, { rarity }) => sum + rarity, 0);

  const sums = new Map<number, { readonly counts: number; readonly covered: number }>();
  for (const { like, rarity } of words) {
    const best = new Map<number, number>();
    for (const [stem, value] of like)
      for (const [entry, weight] of finder.index.get(stem) ?? [])
        best.set(entry, Math.max(best.get(entry) ?? 0, value * weight));
    for (const [entry, value] of best) {
      const { counts, covered } = sums.get(entry) ?? { counts: 0, covered: 0 };
      sums.set(entry, {
        counts: counts + value * rarity,
        covered: covered + rarity * Math.min(1, 0.5 + value / 5),
      });
    }
  }
  const ranked = [...sums]
    .map(([entry, { counts, covered }]) => ({
      entry,
      score:
        counts *
        (covered / whole) ** 2 *
        (1 + 1.5 * fit(finder, entry, words)) *
        (RANK[finder.entries[entry]!.kind] ?? 1),
    }))
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry);
  if (ranked.length === 0) {
    const meant = finder.lang === 'ru' ? inCyrillic(text) : text;
    return meant === text.toLowerCase() || isMeant ? NOTHING : find(finder, meant, true);
  }
  const worth = words.filter(({ rarity }) => rarity > WORTH_A_MARK);
  return {
    entries: ranked
      .filter(({ score }) => score >= ENOUGH * ranked[0]!.score)
      .slice(0, MOST_RESULTS)
      .map(({ entry }) => finder.entries[entry]!),
    hits: new Set(
      (worth.length > 0 ? worth : words).flatMap(({ like }) =>
        [...like].filter(([, value]) => value >= SLIP).map(([stem]) => stem),
      ),
    ),
  };
}
