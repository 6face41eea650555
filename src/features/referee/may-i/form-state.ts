/**
 * A question to the referee, as the form holds it: what is asked, and as much of the table as that needs.
 * Plain data; a field that a question does not need is as in `defaultsFor` and is neither asked nor sent.
 */
import {
  CARRIAGE_STARTS,
  CARRIAGE_STARTS_TWO_PLAYERS,
  CITY_IDS,
  OFFICIAL_TOKENS,
  OFFICIALS,
} from '../../../engine/index.ts';
import type {
  CityId,
  GroupId,
  Official,
  PlayerCount,
  PlayerState,
  Source,
  TownId,
  Way,
} from '../../../engine/index.ts';

export const KINDS = ['play', 'close', 'houses', 'call', 'coach', 'draw', 'hand-in', 'carriage'] as const;
export type Kind = (typeof KINDS)[number];

/** How far the turn has come: nothing done, a card drawn, a card laid. */
export const MOMENTS = ['draw', 'play', 'finish'] as const;
type Moment = (typeof MOMENTS)[number];

/** Who has helped this turn. `forced`: the postmaster, because the turn began with an empty hand. */
export const HELPERS = ['nobody', 'bailiff', 'postmaster', 'forced', 'coachman'] as const;
type Helper = (typeof HELPERS)[number];

/** Where a card is to lie; `any` end, unless one is insisted on. */
export const SPOTS = ['any', 'left', 'right', 'new'] as const;
type Spot = (typeof SPOTS)[number];

export interface Move {
  readonly carriage: GroupId;
  readonly to: TownId;
}

export interface FormState {
  readonly kind: Kind;
  readonly moment: Moment;
  readonly helped: Helper;
  readonly card: CityId | null;
  readonly spot: Spot;
  readonly hand: readonly CityId[];
  readonly route: readonly CityId[];
  readonly houses: readonly CityId[];
  readonly coach: PlayerState['coach'];
  readonly way: Way;
  /** Where houses are to be placed, or were, in the closing. */
  readonly placed: readonly CityId[];
  readonly audience: boolean;
  readonly official: Official | null;
  /** The coach is to be taken, or left. */
  readonly takes: boolean;
  readonly from: Source;
  /** Where open cards still lie when draw pile and discards have run out; `null` while they have not. */
  readonly slots: readonly number[] | null;
  readonly players: PlayerCount;
  readonly tokens: readonly Official[];
  readonly given: readonly Official[];
  /** What is asked for in return. */
  readonly reward: 'none' | 'card' | 'house';
  readonly house: CityId | null;
  /** After the end of the game, when handing in is free. */
  readonly isLast: boolean;
  /** Where carriages stand that have left their start. */
  readonly carriages: Readonly<Partial<Record<GroupId, TownId>>>;
  /** Moves already made in this closing. */
  readonly made: readonly Move[];
  readonly carriage: GroupId | null;
  readonly to: TownId | null;
}
export type Field = Exclude<keyof FormState, 'kind'>;

const OF_KIND: Readonly<Record<Kind, readonly Field[]>> = {
  play: ['card', 'route', 'spot', 'moment', 'helped', 'hand'],
  close: ['route', 'moment', 'helped'],
  houses: ['route', 'placed', 'way', 'houses', 'moment', 'helped', 'audience'],
  call: ['official', 'moment', 'helped'],
  coach: ['route', 'coach', 'takes', 'helped'],
  draw: ['from', 'moment', 'helped', 'slots'],
  'hand-in': ['players', 'tokens', 'given', 'reward', 'isLast'],
  carriage: ['players', 'route', 'placed', 'way', 'houses', 'carriages', 'made', 'carriage', 'to'],
};

const OF_CALL: Readonly<Record<Official, readonly Field[]>> = {
  coachman: ['route', 'hand'],
  postmaster: ['slots'],
  bailiff: ['slots'],
  wainwright: ['route', 'coach'],
};

/** What this question needs, in the order in which it is asked. */
export function fieldsOf({ kind, official, reward }: FormState): readonly Field[] {
  const fields = OF_KIND[kind];
  if (kind === 'call' && official) return [...fields, ...OF_CALL[official]];
  if (kind === 'hand-in' && reward === 'card') return [...fields, 'from', 'slots'];
  if (kind === 'hand-in' && reward === 'house') return [...fields, 'house', 'houses'];
  return fields;
}

/** When each question usually comes up. */
const MOMENT_OF: Readonly<Record<Exclude<Kind, 'call'>, Moment>> = {
  play: 'play',
  close: 'finish',
  houses: 'finish',
  coach: 'finish',
  draw: 'draw',
  'hand-in': 'play',
  carriage: 'finish',
};
const MOMENT_OF_CALL: Readonly<Record<Official, Moment>> = {
  bailiff: 'draw',
  postmaster: 'play',
  coachman: 'finish',
  wainwright: 'finish',
};

export const defaultsFor = (kind: Kind, official: Official | null): FormState => ({
  kind,
  moment: kind === 'call' ? (official ? MOMENT_OF_CALL[official] : 'draw') : MOMENT_OF[kind],
  helped: 'nobody',
  card: null,
  spot: 'any',
  hand: [],
  route: [],
  houses: [],
  coach: 0,
  way: 'each-province',
  placed: [],
  audience: false,
  official: null,
  takes: true,
  from: 'deck',
  slots: null,
  players: 4,
  tokens: [],
  given: [],
  reward: 'none',
  house: null,
  isLast: false,
  carriages: {},
  made: [],
  carriage: null,
  to: null,
});

/** The question without what it does not need: what was entered for another one decides nothing here. */
export function needed(asking: FormState): FormState {
  const { kind, official } = asking;
  const fields = fieldsOf(asking);
  const kept = Object.entries(asking).filter(([field]) => fields.includes(field as Field));
  return {
    ...defaultsFor(kind, kind === 'call' ? official : null),
    ...Object.fromEntries(kept),
  } as FormState;
}

/**
 * Sorts what has no order of its own on the table, and drops carriages that are at their start. Houses and
 * tokens that are asked about (`placed`, `given`) keep their order: the engine names the first that is wrong.
 */
export function inOrder(asking: FormState): FormState {
  const { hand, houses, slots, tokens, carriages } = asking;
  const starts = startsOf(asking);
  return {
    ...asking,
    hand: inMapOrder(hand),
    houses: inMapOrder(houses),
    slots: slots && slots.toSorted((a, b) => a - b),
    tokens: inOfficialOrder(tokens),
    carriages: Object.fromEntries(
      Object.entries(carriages).filter(([carriage, town]) => starts[carriage as GroupId] !== town),
    ),
  };
}

const inMapOrder = (cities: readonly CityId[]): readonly CityId[] =>
  cities.toSorted((a, b) => CITY_IDS.indexOf(a) - CITY_IDS.indexOf(b));

export const startsOf = ({ players }: Pick<FormState, 'players'>): Readonly<Record<GroupId, TownId>> =>
  players === 2 ? CARRIAGE_STARTS_TWO_PLAYERS : CARRIAGE_STARTS;

/** What lies on the table stays when another question is asked about it. */
export function askAnother(kind: Kind, before: FormState | null): FormState {
  const { hand, route, houses, coach, players, tokens, carriages } = before ?? defaultsFor(kind, null);
  return { ...defaultsFor(kind, null), hand, route, houses, coach, players, tokens, carriages };
}

export type Change = Partial<Omit<FormState, 'kind'>>;

/** One more than the box has is reported as too many; further tokens would only repeat that. */
const MOST_TOKENS = /* @__PURE__ */ Math.max(...Object.values(OFFICIAL_TOKENS[4])) + 1;
const isTooMany = (tokens: readonly Official[] = []): boolean =>
  OFFICIALS.some((official) => tokens.filter((one) => one === official).length > MOST_TOKENS);

/** A change of the form, with what follows from it. */
export function amend(asking: FormState, change: Change): FormState {
  if (isTooMany(change.tokens) || isTooMany(change.given)) return asking;
  const next = { ...asking, ...change };
  if (change.official) return { ...next, moment: defaultsFor(asking.kind, change.official).moment };
  if (change.players) return { ...next, carriages: {}, made: [], to: null };
  if (change.carriage) return { ...next, to: null };
  // A card that is asked about is in the hand, unless it is taken out of it again.
  if (!change.card) return next;
  const hand = asking.hand.filter((city) => city !== asking.card);
  return { ...next, hand: [...hand, change.card] };
}

const inOfficialOrder = (officials: readonly Official[]): readonly Official[] =>
  OFFICIALS.flatMap((official) => officials.filter((one) => one === official));
