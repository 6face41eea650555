/**
 * A simple player for the games from which puzzles are made while a reader waits: it draws cards that
 * fit, lays cards that extend the route, and closes when the next coach can be had.
 */
import {
  legalActions,
  neighbours,
  nextBelow,
  nextCoach,
  type Action,
  type CityId,
  type PlayerState,
  type State,
} from '../engine/index.ts';

/** Plays the games that puzzles are taken from, and tries the puzzles. */
export type Player = (state: State) => Action;

/** Takes the legal action of the highest worth, the first among equals; seating is drawn by lot. */
export const simple: Player = (state) => {
  const all = legalActions(state);
  if (state.step === 'seat') return all[nextBelow([...state.random], all.length)]!;
  let best = all[0]!;
  let most = -Infinity;
  for (const action of all) {
    const worth = worthOf(state, action);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
};

function worthOf(state: State, action: Action): number {
  const me = state.players[state.player]!;
  switch (action.type) {
    case 'draw':
      return action.from === 'deck' ? 2 : useOf(me, state.market[action.from]!);
    case 'play':
      return 10 + me.hand.filter((city) => neighbours(action.city).includes(city)).length;
    case 'restart':
      return me.hand.filter((city) => neighbours(action.city).includes(city)).length;
    case 'close':
      return isTime(state, me) ? 20 + action.houses.length : -1;
    case 'discard':
      return -action.cities.reduce((sum, city) => sum + useOf(me, city), 0);
    case 'call':
      return callOf(state, me, action.official);
    case 'advance':
      return me.clergy?.[action.carriage] === undefined ? 1 : 2;
    case 'hand-in':
      return action.officials.length > 1 ? 1 : -1;
    case 'take-coach':
      return 1;
    default:
      return 0;
  }
}

const goesOn = ({ route }: PlayerState, city: CityId): boolean =>
  !route.includes(city) && [route[0], route.at(-1)].some((end) => end && neighbours(end).includes(city));

/** A card that fits, then one that links the hand; a city without a house rather than one with. */
function useOf(me: PlayerState, city: CityId): number {
  if (me.route.includes(city)) return 0;
  const isLinked = me.hand.some((other) => neighbours(other).includes(city));
  return (goesOn(me, city) ? 4 : 0) + (isLinked ? 2 : 0) + (me.houses.includes(city) ? 0 : 1);
}

/** Whether to close: the next coach can be had, or no card in sight extends the route. */
function isTime({ market, turn }: State, me: PlayerState): boolean {
  const help = turn.official === 'wainwright' ? 2 : 0;
  const isStuck = ![...me.hand, ...market].some((city) => city !== null && goesOn(me, city));
  return me.route.length + help >= (nextCoach(me) ?? 7) || (me.route.length > 3 && isStuck);
}

function callOf({ market, step }: State, me: PlayerState, official: string): number {
  const { length } = me.route;
  if (official === 'wainwright') return length >= 3 && length + 2 >= (nextCoach(me) ?? 9) ? 15 : -1;
  if (official === 'coachman') return me.hand.some((city) => goesOn(me, city)) ? 12 : -1;
  // Another card rather than another route.
  if (official === 'postmaster') return step === 'play' ? 9 : -1;
  return market.some((city) => city !== null && useOf(me, city) > 2) ? -1 : 3;
}
