/** The choices that are lists: houses, discards, tokens, seats. All in the order of the map. */
import { GROUPS, type CityId } from './data/map.ts';
import { HAND_AFTER_CLOSING, SHORTEST_CLOSING } from './data/supply.ts';
import { CITY_IDS, inMapOrder } from './graph.ts';
import { housesLeft, openCities } from './houses.ts';
import { REWARDS } from './modules/officials.ts';
import {
  OFFICIALS,
  RANKS,
  type Action,
  type PlayerState,
  type Rank,
  type Source,
  type Way,
} from './types.ts';

type Combination<T> = readonly T[];

/** All subsets, those with the first item last, each in the order of the list. */
const subsets = <T>(items: readonly T[]): Combination<T>[] =>
  items.reduceRight<Combination<T>[]>(
    (found, item) => [...found, ...found.map((rest) => [item, ...rest])],
    [[]],
  );

/**
 * Every set of houses that one of the two ways might allow: at most one city a province, then all
 * within one province. Most sets of the second kind with fewer than two houses are of the first as
 * well; which of the two the judge allows depends on the options, so both are candidates.
 */
export function closings(player: PlayerState): readonly Action[] {
  if (player.route.length < SHORTEST_CLOSING) return [];
  const open = [...openCities(player).values()];
  const left = housesLeft(player);
  const each = open.reduce<Combination<CityId>[]>(
    (found, cities) => found.flatMap((set) => [set, ...cities.map((city) => [...set, city])]),
    [[]],
  );
  const one = [[], ...open.flatMap((cities) => subsets(cities).filter((set) => set.length > 0))];
  return [...withWay('each-province', each, left), ...withWay('one-province', one, left)];
}

const withWay = (way: Way, sets: readonly Combination<CityId>[], left: number): readonly Action[] =>
  sets
    .filter((set) => set.length <= left)
    .map((set): Action => ({ type: 'close', way, houses: inMapOrder(set) }));

/** The cards to discard, for every choice of the three that stay. */
export function discards(hand: readonly CityId[]): readonly Action[] {
  const counts = CITY_IDS.map((city) => hand.filter((card) => card === city).length);
  const kept: number[][] = [[]];
  for (let i = 0; i < HAND_AFTER_CLOSING; i++) {
    const grown = kept.splice(0).flatMap((set) => CITY_IDS.flatMap((_, c) => withCard(set, c, counts)));
    kept.push(...grown);
  }
  return kept.map((set) => ({
    type: 'discard',
    cities: CITY_IDS.flatMap((city, c) =>
      Array.from({ length: counts[c]! - set.filter((card) => card === c).length }, () => city),
    ),
  }));
}

/** Cards are chosen in rising order, so that each multiset comes once. */
function withCard(set: readonly number[], card: number, counts: readonly number[]): number[][] {
  const last = set.at(-1) ?? 0;
  const used = set.filter((other) => other === card).length;
  return card >= last && used < counts[card]! ? [[...set, card]] : [];
}

/** Every set of different tokens, with every reward it earns or without. */
export function handIns(player: PlayerState, sources: readonly Source[]): readonly Action[] {
  const held = OFFICIALS.filter((official) => player.tokens![official] > 0);
  return subsets(held)
    .filter((officials) => officials.length > 0)
    .flatMap((officials): Action[] => {
      const plain: Action = { type: 'hand-in', officials };
      switch (officials.length) {
        case REWARDS.draw:
          return [plain, ...sources.map((draw): Action => ({ ...plain, draw }))];
        case REWARDS.house:
          return [plain, ...CITY_IDS.map((house): Action => ({ ...plain, house }))];
        default:
          return [plain];
      }
    });
}

/** All 120 ways to seat five clergy in five carriages. */
export function seatings(): readonly Action[] {
  return permutations(RANKS).map((ranks) => ({
    type: 'seat',
    clergy: Object.fromEntries(GROUPS.map((group, i) => [group, ranks[i]!])) as Record<
      (typeof GROUPS)[number],
      Rank
    >,
  }));
}

const permutations = <T>(items: readonly T[]): Combination<T>[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );
