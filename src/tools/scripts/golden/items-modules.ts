/** The offices of honour and the audience in Rome. */
import { GROUPS, movableCarriages, OFFICIALS, REWARDS, southOf, type State } from '../../../engine/index.ts';
import { eventsOf, hasEvent, type Item, type Moment } from './moment.ts';

/** What a hand-in of that many tokens can take. */
const TAKINGS = [
  [1, 'nothing'],
  [REWARDS.draw, 'a card of the market'],
  [REWARDS.draw, 'a card of the pile'],
  [REWARDS.draw, 'nothing'],
  [REWARDS.point, 'a point'],
  [REWARDS.house, 'a house'],
  [REWARDS.house, 'nothing'],
] as const;

function takingOf(it: Moment): (typeof TAKINGS)[number][1] {
  if (it.action.type !== 'hand-in') return 'nothing';
  if (hasEvent(it, 'point-taken')) return 'a point';
  if (it.action.house !== undefined) return 'a house';
  if (it.action.draw === undefined) return 'nothing';
  return it.action.draw === 'deck' ? 'a card of the pile' : 'a card of the market';
}

const REWARD: readonly Item<Moment>[] = (['hand-in', 'last-hand-in'] as const).flatMap((step) =>
  TAKINGS.map(([count, taking]): Item<Moment> => [
    `${step}: ${count} ${count === 1 ? 'token' : 'tokens'}, ${taking}`,
    (it) =>
      it.before.step === step &&
      it.action.type === 'hand-in' &&
      it.action.officials.length === count &&
      takingOf(it) === taking,
  ]),
);

const houseTile = (it: Moment, isStack: (stack: string) => boolean): boolean =>
  it.action.type === 'hand-in' && eventsOf(it, 'tile-taken').some(({ stack }) => isStack(stack));

const HAND_IN: readonly Item<Moment>[] = [
  ...OFFICIALS.map((official): Item<Moment> => [
    `hand-in: the last ${official} is taken`,
    ({ before, action, after }) =>
      action.type === 'call' &&
      action.official === official &&
      before.step !== 'hand-in' &&
      after.step === 'hand-in',
  ]),
  [
    'hand-in: as a turn begins',
    (it) => it.after.step === 'hand-in' && hasEvent(it, 'turn-began') && hasEvent(it, 'hand-in-began'),
  ],
  [
    'hand-in: another round',
    (it) =>
      it.before.step === 'hand-in' &&
      it.after.step === 'hand-in' &&
      hasEvent(it, 'hand-in-began') &&
      !hasEvent(it, 'turn-began'),
  ],
  [
    'hand-in: somebody has no token',
    (it) =>
      eventsOf(it, 'hand-in-began').some(({ players }) => players.length < it.after.players.length) &&
      it.after.step === 'hand-in',
  ],
  [
    'hand-in: a house earns a group’s tile',
    (it) => houseTile(it, (stack) => GROUPS.some((group) => group === stack)),
  ],
  ['hand-in: a house earns the provinces tile', (it) => houseTile(it, (stack) => stack === 'provinces')],
  [
    'hand-in: while a route is being closed',
    ({ before, after }) => before.step === 'coach' && after.step === 'hand-in',
  ],
];

const isAnyInRome = ({ carriages }: State): boolean => GROUPS.some((group) => carriages![group] === 'rome');

const ROME: readonly Item<Moment>[] = [
  ...GROUPS.map((group): Item<Moment> => [
    `audience: the carriage of ${group} reaches Rome`,
    (it) => eventsOf(it, 'carriage-arrived').some(({ carriage }) => carriage === group),
  ]),
  [
    'audience: clergy are pushed out of the waiting room',
    (it) => eventsOf(it, 'carriage-arrived').some(({ dismissed }) => dismissed.length > 0),
  ],
  [
    'audience: clergy of one rank share a place',
    (it) => eventsOf(it, 'carriage-arrived').some(({ clergy }) => new Set(clergy).size < clergy.length),
  ],
  [
    'audience: a free move for Lodz',
    ({ action, after }) =>
      action.type === 'close' &&
      after.step === 'carriage' &&
      after.turn.moves!.free > 0 &&
      !isAnyInRome(after),
  ],
  [
    'audience: a free move, the own carriage being in Rome',
    ({ before, action }) =>
      action.type === 'advance' &&
      before.turn.moves![action.carriage] === 0 &&
      !before.players[before.player]!.route.includes('lodz'),
  ],
  ['audience: moves lapse', (it) => hasEvent(it, 'moves-lapsed')],
  [
    'audience: a choice of carriages',
    ({ before }) => before.step === 'carriage' && movableCarriages(before).length > 1,
  ],
  [
    'audience: the second of two roads south',
    (it) => eventsOf(it, 'carriage-moved').some(({ from, to }) => southOf(from)[1] === to),
  ],
];

export const MODULE_ITEMS: readonly Item<Moment>[] = [...REWARD, ...HAND_IN, ...ROME];
