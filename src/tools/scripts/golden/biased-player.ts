/**
 * Biased players, for games that show what reasonable ones rarely meet: they close late, refuse
 * coaches, hoard cards, or want a house in certain cities only. They know no rules: of the legal
 * actions they take the one worth most to them.
 */
import {
  CITY_IDS,
  fit,
  hasRoad,
  HOUSES_PER_PLAYER,
  legalActions,
  neighbours,
  SHORTEST_CLOSING,
  type Action,
  type CityId,
  type Official,
  type PlayerState,
  type State,
} from '../../../engine/index.ts';
import { nextBelow, type Random } from '../../../engine/rng.ts';

/** A length that no route has. */
export const PATIENT = CITY_IDS.length + 1;

/** Numbers called chances are out of a hundred. */
export interface Bias {
  /** Closes from that many cities on, and earlier if there is a reason. */
  readonly length: number;
  /** Where houses are wanted. */
  readonly wish: readonly CityId[];
  /** The chances of calling. */
  readonly calls: Readonly<Record<Official, number>>;
  /** The chance of taking a coach that may be refused. */
  readonly coach: number;
  /** The chance of discarding the route although a card fits. */
  readonly restart: number;
  /** Saves tokens to hand in that many, and the chance of taking what they earn. */
  readonly tokens: number;
  readonly reward: number;
  /** Leaves the last house to a hand-in. */
  readonly keepsLast: boolean;
}

type Roll = (chance: number) => boolean;

export function biasedAction(state: State, temper: Bias, random: Random): Action {
  const roll: Roll = (chance) => nextBelow(random, 100) < chance;
  let best: Action | null = null;
  let most = -Infinity;
  for (const action of legalActions(state)) {
    const worth = worthOf(state, action, temper, roll) + nextBelow(random, 100) / 50;
    if (worth > most) [best, most] = [action, worth];
  }
  return best!;
}

function worthOf(state: State, action: Action, temper: Bias, roll: Roll): number {
  const player = state.players[state.player]!;
  const isWanted = (city: CityId): boolean => temper.wish.includes(city) && !player.houses.includes(city);
  switch (action.type) {
    case 'call':
      return roll(temper.calls[action.official] * (player.tokens?.[action.official] === 0 ? 2 : 1))
        ? 100
        : -100;
    case 'draw':
      return action.from === 'deck' ? 2 : cardWorth(player, state.market[action.from]!, isWanted);
    case 'play':
      return 20 + (isWanted(action.city) ? 4 : 0);
    case 'restart':
      return roll(temper.restart) ? 50 : isWanted(action.city) ? 4 : 0;
    case 'close':
      return isDue(state, temper, isWanted) ? 50 + housesWorth(player, action.houses, temper) : -50;
    case 'take-coach':
      return roll(temper.coach) ? 10 : -10;
    case 'skip':
      return state.step === 'coach' || roll(30) ? 0 : -100;
    case 'discard':
      return -action.cities.filter(isWanted).length;
    case 'hand-in': {
      const takes = action.draw !== undefined || action.house !== undefined;
      const count = action.officials.length;
      // Houses go where few roads lead.
      const roads = action.house === undefined ? 0 : neighbours(action.house).length;
      return (
        (count === temper.tokens ? 50 : -10 * count) - roads + (takes ? (roll(temper.reward) ? 9 : -9) : 0)
      );
    }
    default:
      return 0;
  }
}

function cardWorth({ hand, route }: PlayerState, city: CityId, isWanted: (city: CityId) => boolean): number {
  if (hand.includes(city) || route.includes(city)) return -2;
  const fits = route.length > 0 && fit(route, city).ok;
  return (
    (fits ? 3 : 0) +
    (isWanted(city) ? 4 : 0) +
    (neighbours(city).some(isWanted) ? 1 : 0) +
    (hand.some((card) => hasRoad(card, city)) ? 1 : 0)
  );
}

/**
 * Whether to close the route: it is long enough, at a dead end, or good for two wanted houses. The patient
 * wait until they have no card to lay.
 */
function isDue({ players, player, turn }: State, temper: Bias, isWanted: (city: CityId) => boolean): boolean {
  const { hand, route } = players[player]!;
  if (route.length >= temper.length || turn.laid === 0) return true;
  if (temper.length === PATIENT) return false;
  const isStuck = !hand.some((city) => fit(route, city).ok);
  return isStuck || (temper.length === SHORTEST_CLOSING && route.filter(isWanted).length > 1);
}

function housesWorth({ houses }: PlayerState, placed: readonly CityId[], temper: Bias): number {
  if (temper.keepsLast && houses.length + placed.length === HOUSES_PER_PLAYER) return -100;
  return placed.reduce((sum, city) => sum + (temper.wish.includes(city) ? 3 : -3), 0);
}
