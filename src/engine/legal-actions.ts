/**
 * Every legal action, each different effect once. Candidates are enumerated per step, and the one
 * judge keeps those that are legal: nothing is decided here.
 */
import { judge } from './check.ts';
import type { CityId } from './data/map.ts';
import { CITY_IDS } from './graph.ts';
import { closings, discards, handIns, seatings } from './choices.ts';
import { southOf } from './data/rome.ts';
import { movableCarriages } from './modules/audience.ts';
import { parseAction } from './parse.ts';
import { assertNever, OFFICIALS, type Action, type Source, type State } from './types.ts';

export function legalActions(state: State): readonly Action[] {
  const legal = candidates(state).filter((action) => judge(state, parseAction(action)).ok);
  return state.step === 'finish' ? withoutTwins(legal) : legal;
}

/** Where both ways place the same houses, only the first is listed. */
function withoutTwins(actions: readonly Action[]): readonly Action[] {
  const seen = new Set<string>();
  return actions.filter((action) => {
    if (action.type !== 'close') return true;
    const houses = action.houses.join();
    return seen.has(houses) ? false : Boolean(seen.add(houses));
  });
}

function candidates(state: State): readonly Action[] {
  const player = state.players[state.player]!;
  const { step } = state;
  switch (step) {
    case 'seat':
      return seatings();
    case 'draw':
      return [...sources(state).map((from): Action => ({ type: 'draw', from })), ...calls()];
    case 'play':
      return [...plays(player.hand, player.route), ...calls()];
    case 'finish':
      return [...calls(), ...closings(player), { type: 'end' }];
    case 'coach':
      return [...calls(), { type: 'take-coach' }, { type: 'skip' }];
    case 'carriage':
      return movableCarriages(state).flatMap((carriage) =>
        southOf(state.carriages![carriage]).map((to): Action => ({ type: 'advance', carriage, to })),
      );
    case 'discard':
      return discards(player.hand);
    case 'hand-in':
      return handIns(player, sources(state));
    case 'last-hand-in':
      return [...handIns(player, sources(state)), { type: 'skip' }];
    case 'over':
      return [];
    default:
      return assertNever(step);
  }
}

const sources = (state: State): readonly Source[] => [...state.market.keys(), 'deck'];

const calls = (): readonly Action[] => OFFICIALS.map((official) => ({ type: 'call', official }));

/** Equal cards are one choice; with at most one card in the route both ends are the same place. */
function plays(hand: readonly CityId[], route: readonly CityId[]): readonly Action[] {
  const cities = CITY_IDS.filter((city) => hand.includes(city));
  const ends = route.length > 1 ? (['left', 'right'] as const) : (['right'] as const);
  return [
    ...cities.flatMap((city) => ends.map((end): Action => ({ type: 'play', city, end }))),
    ...cities.map((city): Action => ({ type: 'restart', city })),
  ];
}
