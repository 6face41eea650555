/** Seatings, moves and closings with the audience in Rome. */
import {
  GROUPS,
  type Action,
  type CityId,
  type GroupId,
  type Position,
  type Seating,
  type State,
  type TownId,
} from '../../src/engine/index.ts';
import { at } from './game.ts';

export const SEATING = {
  baden: 1,
  'wuerttemberg-hohenzollern': 2,
  'schweiz-tyrol': 3,
  'boehmen-salzburg': 4,
  baiern: 5,
} as const satisfies Seating;

/** The ranks in the order Baden, Württemberg/Hohenzollern, Schweiz/Tyrol, Böhmen/Salzburg, Baiern. */
export const seating = (...ranks: readonly number[]): Seating =>
  Object.fromEntries(GROUPS.map((group, i) => [group, ranks[i]])) as unknown as Seating;

export const seat = (clergy: Seating): Action => ({ type: 'seat', clergy });
export const advance = (carriage: GroupId, to: TownId): Action => ({ type: 'advance', carriage, to });

export const without = (clergy: Partial<Seating>, ...arrived: readonly GroupId[]): Partial<Seating> =>
  Object.fromEntries(Object.entries(clergy).filter(([group]) => !arrived.includes(group as GroupId)));

/** Seat 0 of three about to close that route; carriages in Rome have let everybody out. */
export function closing(
  route: readonly CityId[],
  carriages: Position['carriages'] = {},
  houses: readonly CityId[] = [],
): State {
  const arrived = GROUPS.filter((group) => carriages[group] === 'rome');
  const clergy = without(SEATING, ...arrived);
  return at({
    config: { players: 3, modules: ['audience'] },
    step: 'finish',
    carriages,
    players: [{ route, houses, clergy, hand: ['lodz'] }, { clergy }, { clergy }],
  });
}
