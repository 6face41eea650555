/** Names of cities and provinces, and lists of them, as parts of sentences. */
import type { CityId, GroupId, ProvinceId } from '../engine/index.ts';
import { LOCALES, type Lang } from './locales.ts';
import type { Params, Translate } from './t.ts';

export interface Names {
  readonly city: (city: CityId) => string;
  readonly province: (province: ProvinceId) => string;
  readonly group: (group: GroupId) => string;
  readonly cities: (cities: readonly CityId[]) => string;
  /** By the reader's alphabet. */
  readonly inOrder: (cities: readonly CityId[]) => readonly CityId[];
  readonly list: (parts: readonly string[]) => string;
  readonly compare: (a: string, b: string) => number;
  /**
   * Parameters for a sentence: each city or row of cities under its name, and in the genitive under
   * its name with `Gen`, because Polish and Russian decline what stands after a preposition.
   */
  readonly params: (cities: Readonly<Record<string, CityId | readonly CityId[]>>) => Params;
}

export function namesIn(lang: Lang, t: Translate): Names {
  const { tag } = LOCALES[lang];
  const collator = new Intl.Collator(tag);
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const list = (parts: readonly string[]): string => lists.format(parts);
  const city = (id: CityId): string => t(`city.${id}`);
  const genitive = (id: CityId): string => t(`city.${id}.gen`);
  // A list of cities is a set: it reads best in the order of the reader's alphabet.
  const inOrder = (ids: readonly CityId[]): readonly CityId[] =>
    ids.toSorted((a, b) => collator.compare(city(a), city(b)));
  return {
    city,
    province: (id) => t(`province.${id}`),
    group: (id) => t(`group.${id}`),
    cities: (ids) => list(inOrder(ids).map(city)),
    inOrder,
    list,
    compare: (a, b) => collator.compare(a, b),
    params: (cities) =>
      Object.fromEntries(
        Object.entries(cities).flatMap(([name, value]) => {
          const ids = typeof value === 'string' ? [value] : inOrder(value);
          return [
            [name, list(ids.map(city))],
            [`${name}Gen`, list(ids.map(genitive))],
          ];
        }),
      ),
  };
}
