/** Names of what the game knows by an id, and lists of them, as parts of sentences. */
import type { CityId, GroupId, Official, ProvinceId, TownId } from '../engine/index.ts';
import { LOCALES, type Lang } from './locales.ts';
import type { Translate } from './t.ts';

/** What sentences name in more than one case. A carriage is identified by its group. */
interface Nouns {
  readonly city: CityId;
  readonly official: Official;
  readonly carriage: GroupId;
  readonly town: TownId;
}
type Noun = keyof Nouns;
type Cases = {
  readonly [N in Noun]: {
    readonly nominative: (id: Nouns[N]) => string;
    readonly genitive: (id: Nouns[N]) => string;
  };
};
type Things<N extends Noun, Name extends string> = Readonly<Record<Name, Nouns[N] | readonly Nouns[N][]>>;
type InBothCases<Name extends string> = Readonly<Record<Name | `${Name}Gen`, string>>;

export interface Names {
  readonly city: (city: CityId) => string;
  readonly province: (province: ProvinceId) => string;
  readonly group: (group: GroupId) => string;
  readonly cities: (cities: readonly CityId[]) => string;
  /** One after another, as they are travelled. */
  readonly route: (cities: readonly CityId[]) => string;
  /** By the reader's alphabet. */
  readonly inOrder: (cities: readonly CityId[]) => readonly CityId[];
  readonly list: (parts: readonly string[]) => string;
  readonly compare: (a: string, b: string) => number;
  /**
   * Parameters for a sentence: each city or row of cities, or of another noun, under its name, and in
   * the genitive under its name with `Gen`, because Polish and Russian decline what stands after a
   * preposition.
   */
  params<Name extends string>(things: Things<'city', Name>): InBothCases<Name>;
  params<N extends Noun, Name extends string>(things: Things<N, Name>, noun: N): InBothCases<Name>;
}

export function namesIn(lang: Lang, t: Translate): Names {
  const { tag, dash } = LOCALES[lang];
  const collator = new Intl.Collator(tag);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const list = (parts: readonly string[]): string => lists.format(parts);
  const cases: Cases = {
    city: { nominative: (id) => t(`city.${id}`), genitive: (id) => t(`city.${id}.gen`) },
    official: { nominative: (id) => t(`official.${id}`), genitive: (id) => t(`official.${id}.gen`) },
    carriage: { nominative: (id) => t(`carriage.${id}`), genitive: (id) => t(`carriage.${id}.gen`) },
    town: { nominative: (id) => t(`town.${id}`), genitive: (id) => t(`town.${id}.gen`) },
  };
  const city = cases.city.nominative;

  // A list of names is a set: it reads best in the order of the reader's alphabet.
  function inOrder<T>(ids: readonly T[], name: (id: T) => string): readonly T[] {
    return ids.toSorted((a, b) => collator.compare(name(a), name(b)));
  }

  function params<N extends Noun, Name extends string>(
    things: Things<N, Name>,
    noun: N = 'city' as N,
  ): InBothCases<Name> {
    const { nominative, genitive } = cases[noun];
    return Object.fromEntries(
      Object.entries<Nouns[N] | readonly Nouns[N][]>(things).flatMap(([name, value]) => {
        const ids = typeof value === 'string' ? [value] : inOrder(value as readonly Nouns[N][], nominative);
        return [
          [name, list(ids.map(nominative))],
          [`${name}Gen`, list(ids.map(genitive))],
        ];
      }),
    ) as InBothCases<Name>;
  }

  return {
    city,
    province: (id) => t(`province.${id}`),
    group: (id) => t(`group.${id}`),
    cities: (ids) => list(inOrder(ids, city).map(city)),
    route: (ids) => ids.map(city).join(`\u00a0${dash} `),
    inOrder: (ids) => inOrder(ids, city),
    list,
    compare: (a, b) => collator.compare(a, b),
    params,
  };
}
