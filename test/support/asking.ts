/** Questions to the referee: any that a link could hold, and such as people ask. */
import {
  CITY_IDS,
  COACHES,
  GROUPS,
  neighbours,
  OFFICIALS,
  PLAYER_COUNTS,
  provinceOf,
  southOf,
  TOWNS,
  WAYS,
  type CityId,
  type TownId,
} from '../../src/engine/index.ts';
import {
  HELPERS,
  KINDS,
  MOMENTS,
  SPOTS,
  startsOf,
  type FormState,
  type Move,
} from '../../src/features/referee/may-i/form-state.ts';
import { fc } from './property.ts';

const city = fc.constantFrom(...CITY_IDS);
const cities = fc.array(city, { maxLength: 9 });
const group = fc.constantFrom(...GROUPS);
const town = fc.constantFrom(...TOWNS.map(({ id }) => id));
const officials = fc.array(fc.constantFrom(...OFFICIALS), { maxLength: 9 });

export const arbAsking: fc.Arbitrary<FormState> = fc.record({
  kind: fc.constantFrom(...KINDS),
  moment: fc.constantFrom(...MOMENTS),
  helped: fc.constantFrom(...HELPERS),
  card: fc.option(city),
  spot: fc.constantFrom(...SPOTS),
  hand: cities,
  route: cities,
  houses: fc.shuffledSubarray([...CITY_IDS]),
  coach: fc.constantFrom(0 as const, ...COACHES.map(({ value }) => value)),
  way: fc.constantFrom(...WAYS),
  placed: cities,
  audience: fc.boolean(),
  official: fc.option(fc.constantFrom(...OFFICIALS)),
  takes: fc.boolean(),
  from: fc.constantFrom<FormState['from'][]>('deck', 0, 1, 2, 3, 4, 5),
  slots: fc.option(fc.shuffledSubarray([0, 1, 2, 3, 4, 5])),
  players: fc.constantFrom(...PLAYER_COUNTS),
  tokens: officials,
  given: officials,
  reward: fc.constantFrom('none', 'card', 'house'),
  house: fc.option(city),
  isLast: fc.boolean(),
  carriages: fc.dictionary(group, town) as fc.Arbitrary<FormState['carriages']>,
  made: fc.array(fc.record({ carriage: group, to: town }), { maxLength: 9 }),
  carriage: fc.option(group),
  to: fc.option(town),
});

/** Along roads, as long as there are any. */
const arbRoute: fc.Arbitrary<readonly CityId[]> = fc
  .tuple(city, fc.array(fc.nat(), { maxLength: 9 }))
  .map(([first, turns]) =>
    turns.reduce<readonly CityId[]>(
      (route, turn) => {
        const next = neighbours(route.at(-1)!).filter((other) => !route.includes(other));
        return next.length > 0 ? [...route, next[turn % next.length]!] : route;
      },
      [first],
    ),
  );

/** So many roads south. */
const southward = (start: TownId, turns: readonly number[]): TownId =>
  turns.reduce<TownId>((at, turn) => southOf(at)[turn % southOf(at).length] ?? at, start);

/** Routes that can be laid, houses on them, carriages on their ways: most of these tables can be. */
export const arbLikelyAsking: fc.Arbitrary<FormState> = fc
  .tuple(arbAsking, arbRoute, fc.infiniteStream(fc.nat(40)))
  .map(([asking, route, dice]) => {
    const roll = (): number => dice.next().value!;
    const some = <T>(list: readonly T[], most: number): readonly T[] =>
      list.filter(() => roll() % 2 === 0).slice(0, most);
    const start = startsOf(asking);
    const carriages = Object.fromEntries(
      some(GROUPS, 3).map((one) => [one, southward(start[one], [roll(), roll()].slice(roll() % 3))]),
    ) as FormState['carriages'];
    const from = (one: Move['carriage']): TownId => carriages[one] ?? start[one];
    const step = (one: Move['carriage']): Move => ({ carriage: one, to: southward(from(one), [roll()]) });
    const carriage = GROUPS[roll() % GROUPS.length]!;
    const isOverdone = (): boolean => roll() % 12 === 0;
    const houses = isOverdone() ? [...CITY_IDS] : asking.houses.slice(0, roll() % 20);
    const open = route.filter((one) => !houses.includes(one));
    const firsts = open.filter(
      (one, i) => open.findIndex((other) => provinceOf(other) === provinceOf(one)) === i,
    );
    const isWhole = roll() % 2 === 0;
    return {
      ...asking,
      route,
      houses,
      ...(isWhole ? ({ way: 'each-province', placed: firsts } as const) : { placed: some(route, 3) }),
      hand: isOverdone()
        ? Array<CityId>(4).fill(route[0]!)
        : [...some(route.flatMap(neighbours), 3), ...asking.hand.slice(0, 1)],
      card: roll() % 8 === 0 ? asking.card : neighbours(route.at(-1)!)[0]!,
      tokens: asking.tokens.slice(0, 4),
      given: some(OFFICIALS, 4),
      carriages,
      made: roll() % 3 === 0 ? [step(carriage)] : [],
      ...step(GROUPS[roll() % GROUPS.length]!),
    };
  });
