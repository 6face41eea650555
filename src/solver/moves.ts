/**
 * The actions worth trying in a position to find the best value. An action is left out only if it
 * cannot be better than one that is kept; the reason is given at each place.
 */
import {
  housesLeft,
  legalActions,
  OFFICIALS,
  openCities,
  REWARDS,
  SHORTEST_CLOSING,
  type Action,
  type CityId,
  type State,
} from '../engine/index.ts';
import type { Goal } from '../puzzle-bank/types.ts';

/** Different actions: two slots with the same card are one choice, and so is the same card on the pile. */
export function differentActions(state: State): readonly Action[] {
  const actions = legalActions(state);
  if (state.step !== 'draw' && state.step !== 'hand-in' && state.step !== 'last-hand-in') return actions;
  const seen = new Set<string>();
  return actions.filter((action) => {
    const from = action.type === 'draw' ? action.from : action.type === 'hand-in' ? action.draw : undefined;
    if (from === undefined) return true;
    // Drawing a market card equal to the pile's top card is the same: the top card fills the market's gap.
    const city = from === 'deck' ? state.pile[0]! : state.market[from]!;
    const name = action.type === 'hand-in' ? `${action.officials.join()} ${city}` : city;
    return seen.has(name) ? false : Boolean(seen.add(name));
  });
}

/** Only goals of points and places depend on points. */
const wantsPoints = (goal: Goal): boolean => goal.type === 'points' || goal.type === 'place';
const wantsHouses = (goal: Goal): boolean => wantsPoints(goal) || goal.type === 'group';

/**
 * Whether the twentieth house is out of reach: beside the route's cities there are at most two laid in
 * each turn, and one house for four tokens. Then the houses last, and no house ends the game.
 */
export function housesLast(state: State, seat: number, turns: number): boolean {
  const player = state.players[seat]!;
  const { tokens } = player;
  const held = tokens === null ? 0 : OFFICIALS.reduce((sum, official) => sum + tokens[official], turns);
  const most = player.route.length + 2 * turns + Math.floor(held / REWARDS.house);
  return housesLeft(player) > most;
}

/** `turns` are those left, the one under way included. */
export function movesOf(state: State, seat: number, goal: Goal, turns: number): readonly Action[] {
  switch (state.step) {
    case 'finish':
      return finishing(state, seat, goal, turns);
    case 'carriage':
      // Carriages are for points alone.
      return wantsPoints(goal) ? legalActions(state) : legalActions(state).slice(0, 1);
    case 'discard':
      // Nothing is done with the hand after the last turn, and a hand-in after it needs no card.
      return turns > 1 ? legalActions(state) : legalActions(state).slice(0, 1);
    default:
      return differentActions(state);
  }
}

/**
 * A set of houses is not tried beside a larger one that contains it. Whatever follows the smaller set
 * can follow the larger one: with more houses nothing becomes illegal, the cities that are taken drop
 * out of later closings (where all must be placed, others of that province take their place), every
 * tile is earned no later, and nobody else can take one. So in the end there are at least as many
 * houses and tiles. This fails where houses run out or end the game (`housesLast`), and for points in
 * the audience, where a city without a house moves a carriage: there all closings are tried.
 */
function finishing(state: State, seat: number, goal: Goal, turns: number): readonly Action[] {
  const isSure = housesLast(state, seat, turns) && (state.carriages === null || !wantsPoints(goal));
  if (!isSure) return legalActions(state);
  const { route } = state.players[seat]!;
  const others: readonly Action[] = [
    ...OFFICIALS.map((official): Action => ({ type: 'call', official })),
    { type: 'end' },
  ];
  if (route.length < SHORTEST_CLOSING) return others;
  const sets = fullSets(state, seat);
  // Without points, houses change nothing at all.
  return [...(wantsHouses(goal) ? sets : sets.slice(0, 1)), ...others];
}

/** The largest sets for each way to close: one house in each province, or all of one province. */
function fullSets(state: State, seat: number): readonly Action[] {
  const open = [...openCities(state.players[seat]!).values()].filter((cities) => cities.length > 0);
  let each: CityId[][] = [[]];
  for (const cities of open) each = each.flatMap((set) => cities.map((city) => [...set, city]));
  const closings = each.map((houses): Action => ({ type: 'close', way: 'each-province', houses }));
  for (const houses of open) {
    const isPart = houses.length === 1 && open.length > 0;
    if (!isPart) closings.push({ type: 'close', way: 'one-province', houses });
  }
  return closings;
}
