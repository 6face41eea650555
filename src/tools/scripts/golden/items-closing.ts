/** Closing a route: houses, coaches, the hand; and what ends the game. */
import {
  COACHES,
  HOUSES_PER_PLAYER,
  housesLeft,
  openCities,
  shortBy,
  type PlayerState,
  type State,
} from '../../../engine/index.ts';
import { eventsOf, hasEvent, type Item, type Moment } from './moment.ts';

const ownerOf = ({ players, player }: State): PlayerState => players[player]!;

const closed = ({ action, before }: Moment, way: string, isCount: (houses: number) => boolean): boolean =>
  before.step === 'finish' && action.type === 'close' && action.way === way && isCount(action.houses.length);

/** In the one spelling of an action, one-province with fewer than two houses is one that must be so. */
const WAYS: readonly Item<Moment>[] = [
  ['close: each province, no house', (it) => closed(it, 'each-province', (n) => n === 0)],
  ['close: each province, one house', (it) => closed(it, 'each-province', (n) => n === 1)],
  ['close: each province, several houses', (it) => closed(it, 'each-province', (n) => n > 1)],
  ['close: one province, no house', (it) => closed(it, 'one-province', (n) => n === 0)],
  ['close: one province, one house', (it) => closed(it, 'one-province', (n) => n === 1)],
  ['close: one province, several houses', (it) => closed(it, 'one-province', (n) => n > 1)],
  [
    'close: a house that might be placed is left out',
    ({ before, action }) =>
      action.type === 'close' &&
      before.options.placement === 'may' &&
      action.houses.length === 0 &&
      [...openCities(ownerOf(before)).values()].some((cities) => cities.length > 0),
  ],
  [
    'close: fewer houses left than must be placed',
    ({ before, action }) =>
      action.type === 'close' &&
      action.way === 'each-province' &&
      before.options.placement === 'must' &&
      housesLeft(ownerOf(before)) <
        [...openCities(ownerOf(before)).values()].filter((cities) => cities.length > 0).length,
  ],
  ...[3, 4, 5, 6, 7, 8].map((length): Item<Moment> => [
    `close: ${length === 8 ? '8 cities or more' : `${length} cities`}`,
    (it) =>
      eventsOf(it, 'route-closed').some(({ cities }) =>
        length === 8 ? cities.length >= length : cities.length === length,
      ),
  ]),
];

const COACH: readonly Item<Moment>[] = [
  ...COACHES.map(({ value }): Item<Moment> => [
    `coach: ${value}`,
    (it) => eventsOf(it, 'coach-taken').some(({ coach }) => coach === value),
  ]),
  ...[1, 2].map((short): Item<Moment> => [
    `coach: the wainwright, ${short} short`,
    ({ before, action }) =>
      action.type === 'call' && action.official === 'wainwright' && shortBy(ownerOf(before)) === short,
  ]),
  [
    'coach: an earned one is refused',
    (it) => hasEvent(it, 'coach-declined') && shortBy(ownerOf(it.before)) === 0,
  ],
  [
    'coach: the wainwright is not called',
    (it) => hasEvent(it, 'coach-declined') && shortBy(ownerOf(it.before))! > 0,
  ],
  [
    'coach: too far for the wainwright',
    (it) => hasEvent(it, 'route-closed') && (shortBy(ownerOf(it.before)) ?? 0) > 2,
  ],
];

const HAND: readonly Item<Moment>[] = [
  ['discard: one card', ({ action }) => action.type === 'discard' && action.cities.length === 1],
  ['discard: several cards', ({ action }) => action.type === 'discard' && action.cities.length > 1],
];

const endTile = (it: Moment): boolean => eventsOf(it, 'tile-taken').some(({ stack }) => stack === 'end');

/** One action can place a last house and take a coach: the house comes first. */
const lastHouse = (it: Moment, by: 'closing' | 'hand-in' | null): boolean =>
  eventsOf(it, 'house-placed').some(
    (house) =>
      (by === null || house.by === by) && it.after.players[house.player]!.houses.length === HOUSES_PER_PLAYER,
  );

const END: readonly Item<Moment>[] = [
  ['end: coach 7', (it) => endTile(it) && hasEvent(it, 'coach-taken') && !lastHouse(it, null)],
  ['end: the last house, in a closing', (it) => endTile(it) && lastHouse(it, 'closing')],
  ['end: the last house, for tokens', (it) => endTile(it) && lastHouse(it, 'hand-in')],
  [
    'end: brought about by the last seat',
    (it) => endTile(it) && it.before.turn.player === it.before.players.length - 1,
  ],
  ['end: brought about by the first seat', (it) => endTile(it) && it.before.turn.player === 0],
  [
    'end: somebody comes too late for the end tile',
    (it) =>
      it.before.stacks.end.length === 0 &&
      (eventsOf(it, 'coach-taken').some(({ coach }) => coach === COACHES.at(-1)!.value) ||
        lastHouse(it, null)),
  ],
];

export const CLOSING_ITEMS: readonly Item<Moment>[] = [...WAYS, ...COACH, ...HAND, ...END];
