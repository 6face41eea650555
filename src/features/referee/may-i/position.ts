/** The table of a question as a position for the engine. Nothing is judged here: the engine does that. */
import {
  CARDS_PER_CITY,
  CITY_IDS,
  COACHES,
  earnedStacks,
  EDITIONS,
  fit,
  GROUPS,
  HOUSES_PER_PLAYER,
  MARKET_SLOTS,
  TILES,
  type CityId,
  type Config,
  type EditionId,
  type Options,
  type Position,
  type PositionPlayer,
  type Rank,
  type Tile,
} from '../../../engine/index.ts';
import { fieldsOf, type FormState, type Field } from './form-state.ts';

/** Seat 0 asks. Whatever a player has that does not affect the answer is as at set-up. */
const ME = 0;

export const configOf = (
  { players, audience, kind }: FormState,
  edition: EditionId,
  options: Partial<Options> = {},
): Config => ({
  players,
  edition,
  options,
  modules: kind === 'hand-in' ? ['officials'] : audience || kind === 'carriage' ? ['audience'] : [],
});

/** The moment of the turn, as a position knows it. */
function turnOf({ moment, helped }: FormState): Pick<Position, 'step' | 'turn'> {
  if (helped === 'nobody') return moment === 'draw' ? {} : { step: moment };
  const forced = helped === 'forced';
  return { step: moment, turn: { official: forced ? 'postmaster' : helped, forced } };
}

const isAsked = (asking: FormState, field: Field): boolean => fieldsOf(asking).includes(field);

/** If the form does not ask for the route, cards laid this turn still need one: a stand-in is used. */
const routeOf = (asking: FormState): readonly CityId[] => {
  if (isAsked(asking, 'route')) return asking.route;
  return asking.moment === 'finish' || asking.helped === 'coachman' ? ['augsburg', 'muenchen'] : [];
};

/** If the form does not ask for the hand, it holds some card: an empty hand would change the turn. */
function handOf(asking: FormState): readonly CityId[] {
  if (isAsked(asking, 'hand')) return asking.hand;
  if (asking.moment === 'finish') return [];
  const route = routeOf(asking);
  const filler = CITY_IDS.find((city) => route.length === 0 || fit(route, city).ok);
  return filler ? [filler] : [CITY_IDS.find((city) => !route.includes(city)) ?? CITY_IDS[0]!];
}

/** Tiles follow from the houses, and the end tile from the last house or coach: nobody has to enter them. */
export function tilesOf(
  houses: readonly CityId[],
  coach: FormState['coach'],
  { options = {}, edition }: Config,
): readonly Tile[] {
  const earned = earnedStacks(houses, { ...EDITIONS[edition!], ...options });
  const hasEnded = coach === COACHES.at(-1)!.value || houses.length === HOUSES_PER_PLAYER;
  return [...earned, ...(hasEnded ? (['end'] as const) : [])].map((stack) => ({
    stack,
    value: TILES[stack][0]!,
  }));
}

/** With draw pile and discards gone, all cards that do not lie open are in somebody else's hand. */
export function stockOf(
  { slots }: FormState,
  mine: readonly CityId[],
): { readonly cards?: Pick<Position, 'market' | 'pile'>; readonly others?: readonly CityId[] } {
  if (slots === null) return {};
  const rest = CITY_IDS.flatMap((city) => Array<CityId>(CARDS_PER_CITY).fill(city));
  for (const city of mine) if (rest.includes(city)) rest.splice(rest.indexOf(city), 1);
  const open = [...Array(MARKET_SLOTS).keys()].map((slot) => (slots.includes(slot) ? rest.pop()! : null));
  return { cards: { market: open, pile: [] }, others: rest };
}

/** Seats one passenger of each player in every carriage under way; which one does not affect the answer. */
function seated(players: readonly PositionPlayer[], { players: count, carriages }: FormState) {
  const travelling = GROUPS.filter((group) => carriages[group] !== 'rome');
  const clergy = Object.fromEntries(travelling.map((group, i) => [group, (i + 1) as Rank]));
  return [...Array(count).keys()].map((seat): PositionPlayer => ({ ...players[seat], clergy }));
}

/** The position for a question about a turn of the asker. */
export function positionFor(asking: FormState, edition: EditionId): Position {
  const { houses, coach } = asking;
  const config = configOf(asking, edition);
  const route = routeOf(asking);
  const hand = handOf(asking);
  const { cards, others = [] } = stockOf(asking, [...hand, ...route]);
  const me: PositionPlayer = { hand, route, houses, coach, tiles: tilesOf(houses, coach, config) };
  return {
    config,
    player: ME,
    ...turnOf(asking),
    players: config.modules!.includes('audience')
      ? seated([me, { hand: others }], asking)
      : [me, { hand: others }],
    ...cards,
    ...(asking.kind === 'carriage' && { carriages: asking.carriages }),
  };
}
