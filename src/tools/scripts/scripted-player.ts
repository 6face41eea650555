/**
 * A fixed, simple way to play, for measuring and testing: it closes when that brings the next coach,
 * extends when it can, and asks nobody but the rules. It is no opponent.
 */
import {
  CITY_IDS,
  fit,
  hasRoad,
  HAND_AFTER_CLOSING,
  housesLeft,
  neighbours,
  openCities,
  shortBy,
  southOf,
  movableCarriages,
  OFFICIALS,
  SHORTEST_CLOSING,
  WAINWRIGHT_HELPS,
  type Action,
  type CityId,
  type PlayerState,
  type State,
} from '../../engine/index.ts';

export function scriptedAction(state: State): Action {
  const player = state.players[state.player]!;
  switch (state.step) {
    case 'seat':
      return {
        type: 'seat',
        clergy: {
          baden: 1,
          'wuerttemberg-hohenzollern': 2,
          'schweiz-tyrol': 3,
          'boehmen-salzburg': 4,
          baiern: 5,
        },
      };
    case 'draw':
      return draw(state, player);
    case 'play':
      return play(state, player);
    case 'finish':
      return finish(state, player);
    case 'coach':
      return shortBy(player) === 0 ? { type: 'take-coach' } : { type: 'call', official: 'wainwright' };
    case 'carriage': {
      const carriage = movableCarriages(state)[0]!;
      return { type: 'advance', carriage, to: southOf(state.carriages![carriage])[0]! };
    }
    case 'discard':
      return { type: 'discard', cities: player.hand.slice(HAND_AFTER_CLOSING) };
    case 'hand-in':
    case 'last-hand-in':
      return handIn(player);
    case 'over':
      throw new RangeError('the game is over');
  }
}

const fits = (route: readonly CityId[], city: CityId): boolean => route.length > 0 && fit(route, city).ok;

/** A card that fits, then one that has a road to a card of the hand, then the top of the pile. */
function draw({ market, pile, discard }: State, { hand, route }: PlayerState): Action {
  const isNew = (city: CityId | null): city is CityId => city !== null && !hand.includes(city);
  const fitting = market.findIndex((city) => isNew(city) && fits(route, city));
  if (fitting >= 0) return { type: 'draw', from: fitting };
  const near = market.findIndex((city) => isNew(city) && hand.some((card) => hasRoad(card, city)));
  if (near >= 0) return { type: 'draw', from: near };
  if (pile.length > 0 || discard.length > 0) return { type: 'draw', from: 'deck' };
  return { type: 'draw', from: market.findIndex((card) => card !== null) };
}

function play(state: State, { hand, route }: PlayerState): Action {
  for (const city of hand) {
    const answer = fit(route, city);
    if (route.length > 0 && answer.ok) return { type: 'play', city, end: answer.ends[0]! };
  }
  const { official, laid } = state.turn;
  const canCall = official === null && laid === 0 && (state.pile.length > 0 || state.discard.length > 0);
  if (canCall && route.length > 0) return { type: 'call', official: 'postmaster' };
  const city = bestStart(hand);
  return route.length === 0 ? { type: 'play', city, end: 'right' } : { type: 'restart', city };
}

/** The card with the most neighbours in the hand; among equals, the one with the most roads. */
function bestStart(hand: readonly CityId[]): CityId {
  let best = hand[0]!;
  let most = -1;
  for (const city of hand) {
    let worth = neighbours(city).length;
    for (const other of hand) if (hasRoad(city, other)) worth += 10;
    if (worth > most) [best, most] = [city, worth];
  }
  return best;
}

function finish(state: State, player: PlayerState): Action {
  const { hand, route } = player;
  const short = shortBy(player) ?? 0;
  const help = state.turn.official === null ? WAINWRIGHT_HELPS : 0;
  if (route.length >= SHORTEST_CLOSING && short <= help) return closing(player);
  const isFree = state.turn.official === null && state.turn.laid === 1;
  if (isFree && hand.some((city) => fits(route, city))) return { type: 'call', official: 'coachman' };
  return { type: 'end' };
}

/** One house in each province, or all in one if that places more. */
function closing(player: PlayerState): Action {
  const open = [...openCities(player).values()].filter((cities) => cities.length > 0);
  const left = housesLeft(player);
  const each = open.map((cities) => cities[0]!);
  const one = open.reduce<readonly CityId[]>((most, set) => (set.length > most.length ? set : most), []);
  return one.length > each.length
    ? { type: 'close', way: 'one-province', houses: one.slice(0, left) }
    : { type: 'close', way: 'each-province', houses: each.slice(0, left) };
}

/** As many different tokens as there are, for a house where one can be placed. */
function handIn(player: PlayerState): Action {
  const officials = OFFICIALS.filter((official) => player.tokens![official] > 0);
  const house = CITY_IDS.find((city) => !player.houses.includes(city));
  return officials.length === 4 && house !== undefined && housesLeft(player) > 0
    ? { type: 'hand-in', officials, house }
    : { type: 'hand-in', officials };
}
