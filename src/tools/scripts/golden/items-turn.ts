/** Drawing, laying and running out of cards. */
import { ENDS, MARKET_SLOTS, OFFICIALS, STEP_ACTIONS, STEPS } from '../../../engine/index.ts';
import { eventsOf, hasEvent, type Item, type Moment } from './moment.ts';

/** Every action of every step; calls are told apart below. */
const STEPS_AND_ACTIONS: readonly Item<Moment>[] = STEPS.flatMap((step) =>
  STEP_ACTIONS[step].map((type): Item<Moment> => [
    `${step}: ${type}`,
    ({ before, action }) => before.step === step && action.type === type,
  ]),
);

const CALLS: readonly Item<Moment>[] = [
  ...OFFICIALS.map((official): Item<Moment> => [
    `call: ${official}`,
    ({ action }) => action.type === 'call' && action.official === official,
  ]),
  ['call: the postmaster who must come', (moment) => eventsOf(moment, 'called').some(({ forced }) => forced)],
];

const DRAWS: readonly Item<Moment>[] = [
  ...Array.from({ length: MARKET_SLOTS }, (_, slot) => slot),
  'deck',
].map((from): Item<Moment> => [
  `draw: from ${from}`,
  ({ action }) => action.type === 'draw' && action.from === from,
]);

const routeOf = ({ before }: Moment): readonly string[] => before.players[before.player]!.route;

const PLAYS: readonly Item<Moment>[] = [
  ['play: the first card of a route', (it) => it.action.type === 'play' && routeOf(it).length === 0],
  ...ENDS.flatMap((end): Item<Moment>[] => [
    [
      `play: the second card of a route ${end}`,
      (it) => it.action.type === 'play' && it.action.end === end && routeOf(it).length === 1,
    ],
    [
      `play: a longer route ${end}`,
      (it) => it.action.type === 'play' && it.action.end === end && routeOf(it).length > 1,
    ],
    [
      `play: the coachman’s card ${end}`,
      ({ action, before }) => action.type === 'play' && action.end === end && before.turn.laid === 1,
    ],
  ]),
];

const gaps = (market: readonly unknown[]): number => market.filter((card) => card === null).length;

/** An empty pile stays so until a card is needed; `pile-formed` after that is the late one. */
const CARDS: readonly Item<Moment>[] = [
  [
    'cards: the discards become the pile at once',
    (it) => it.before.pile.length > 0 && hasEvent(it, 'pile-formed'),
  ],
  [
    'cards: the pile is formed to draw from it',
    ({ before, action }) => action.type === 'draw' && action.from === 'deck' && before.pile.length === 0,
  ],
  [
    'cards: the pile is formed for a slot just taken',
    (it) =>
      it.action.type === 'draw' &&
      it.action.from !== 'deck' &&
      it.before.pile.length === 0 &&
      hasEvent(it, 'pile-formed'),
  ],
  ['cards: a slot stays empty', ({ before, after }) => gaps(after.market) > gaps(before.market)],
  [
    'cards: discards fill an empty slot',
    ({ before, after, action }) => action.type !== 'draw' && gaps(after.market) < gaps(before.market),
  ],
  [
    'cards: the bailiff sweeps a market with empty slots',
    (it) => eventsOf(it, 'market-swept').some(({ cities }) => cities.length < MARKET_SLOTS),
  ],
  [
    'cards: swept cards come back',
    (it) => hasEvent(it, 'market-swept') && hasEvent(it, 'pile-formed') && it.before.discard.length === 0,
  ],
  ...([1, 2] as const).map((which): Item<Moment> => [
    `cards: draw ${which} is skipped`,
    (it) => eventsOf(it, 'draw-skipped').some((event) => event.which === which),
  ]),
  ['cards: the play is skipped', (it) => hasEvent(it, 'play-skipped')],
  [
    'cards: a route is closed without a card laid',
    ({ before, action }) => action.type === 'close' && before.turn.laid === 0,
  ],
  [
    'cards: the turn ends without a card laid',
    ({ before, action }) => action.type === 'end' && before.turn.laid === 0,
  ],
];

export const TURN_ITEMS: readonly Item<Moment>[] = [
  ...STEPS_AND_ACTIONS,
  ...CALLS,
  ...DRAWS,
  ...PLAYS,
  ...CARDS,
];
