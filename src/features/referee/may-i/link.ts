/**
 * A question as a short text for a link: a version, the kind, and `.x…` for each field that differs from
 * its default. There is one spelling of each question, and whatever is not that spelling is refused.
 */
import {
  CITY_IDS,
  COACHES,
  GROUPS,
  MARKET_SLOTS,
  OFFICIALS,
  PLAYER_COUNTS,
  TOWNS,
  WAYS,
  type CityId,
  type GroupId,
  type TownId,
} from '../../../engine/index.ts';
import {
  defaultsFor,
  fieldsOf,
  HELPERS,
  inOrder,
  KINDS,
  MOMENTS,
  needed,
  SPOTS,
  type FormState,
  type Field,
  type Move,
} from './form-state.ts';

const VERSION = '1';
/** More than the longest question takes. */
const LONGEST = 300;

export type ParsedAsking =
  | { readonly ok: true; readonly asking: FormState }
  /** `newer`: written by a later version of the site. */
  | { readonly ok: false; readonly reason: 'broken' | 'newer' };

interface Code<T> {
  readonly write: (value: T) => string;
  /** `undefined` if the text is no such value. */
  readonly read: (text: string) => T | undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ';

/** One letter for each value of a list. */
const oneOf = <T>(values: readonly T[]): Code<T> => ({
  write: (value) => LETTERS[values.indexOf(value)]!,
  read: (text) => (text.length === 1 ? values[LETTERS.indexOf(text)] : undefined),
});

const every = <T>(parts: readonly (T | undefined)[]): readonly T[] | undefined =>
  parts.every((part) => part !== undefined) ? (parts as readonly T[]) : undefined;

const listOf = <T>(values: readonly T[]): Code<readonly T[]> => {
  const one = oneOf(values);
  return { write: (list) => list.map(one.write).join(''), read: (text) => every([...text].map(one.read)) };
};

/** `null` is the default, and defaults are not written. */
const optional = <T>(values: readonly T[]): Code<T | null> => oneOf<T | null>(values);

const TOWN_IDS = /* @__PURE__ */ TOWNS.map(({ id }): TownId => id);
const group = /* @__PURE__ */ oneOf<GroupId>(GROUPS);
const town = /* @__PURE__ */ oneOf(TOWN_IDS);

const moves: Code<readonly Move[]> = {
  write: (list) => list.map(({ carriage, to }) => group.write(carriage) + town.write(to)).join(''),
  read: (text) =>
    every(
      (text.match(/..?/g) ?? []).map((pair) => {
        const carriage = group.read(pair.slice(0, 1));
        const to = town.read(pair.slice(1));
        return carriage && to ? { carriage, to } : undefined;
      }),
    ),
};

const carriages: Code<FormState['carriages']> = {
  write: (towns) =>
    moves.write(
      GROUPS.flatMap((carriage) => {
        const to = towns[carriage];
        return to ? [{ carriage, to }] : [];
      }),
    ),
  read: (text) => {
    const list = moves.read(text);
    return list && Object.fromEntries(list.map(({ carriage, to }) => [carriage, to]));
  },
};

const cities = /* @__PURE__ */ listOf<CityId>(CITY_IDS);
const switched = /* @__PURE__ */ oneOf([false, true]);
const SLOTS = /* @__PURE__ */ [...Array(MARKET_SLOTS).keys()];

/** A letter for each field, and how its value is spelt. */
const CODES: { readonly [F in Field]: readonly [letter: string, code: Code<FormState[F]>] } = {
  moment: ['m', oneOf(MOMENTS)],
  helped: ['w', oneOf(HELPERS)],
  card: ['c', optional(CITY_IDS)],
  spot: ['e', oneOf(SPOTS)],
  hand: ['h', cities],
  route: ['r', cities],
  houses: ['b', cities],
  coach: ['v', oneOf([0, ...COACHES.map(({ value }) => value)] as const)],
  way: ['y', oneOf(WAYS)],
  placed: ['p', cities],
  audience: ['a', switched],
  official: ['o', optional(OFFICIALS)],
  takes: ['l', switched],
  from: ['f', oneOf<number | 'deck'>([...SLOTS, 'deck'])],
  slots: ['s', listOf(SLOTS)],
  players: ['n', oneOf(PLAYER_COUNTS)],
  tokens: ['t', listOf(OFFICIALS)],
  given: ['g', listOf(OFFICIALS)],
  reward: ['d', oneOf(['none', 'card', 'house'] as const)],
  house: ['i', optional(CITY_IDS)],
  isLast: ['z', switched],
  carriages: ['k', carriages],
  made: ['x', moves],
  carriage: ['q', optional(GROUPS)],
  to: ['u', optional(TOWN_IDS)],
} as { readonly [F in Field]: readonly [string, Code<FormState[F]>] };

const FIELDS = /* @__PURE__ */ Object.keys(CODES) as readonly Field[];
const kindCode = /* @__PURE__ */ oneOf(KINDS);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function linkText(asking: FormState): string {
  const whole = inOrder(needed(asking));
  const usual = defaultsFor(whole.kind, whole.official);
  const fields = fieldsOf(whole);
  const parts = FIELDS.filter((field) => fields.includes(field) && !isSame(whole[field], usual[field])).map(
    (field) => written(whole, field),
  );
  return [`${VERSION}${kindCode.write(whole.kind)}`, ...parts].join('.');
}

function written<F extends Field>(asking: FormState, field: F): string {
  const [letter, code] = CODES[field];
  return letter + code.write(asking[field]);
}

/** Anything may come in a link. */
export function parseAsking(text: string): ParsedAsking {
  if (text.length > LONGEST) return BROKEN;
  if (/^[2-9]/.test(text)) return { ok: false, reason: 'newer' };
  const [head, ...parts] = text.split('.');
  const kind = head?.[0] === VERSION ? kindCode.read(head.slice(1)) : undefined;
  if (!kind) return BROKEN;
  const read: Record<string, unknown> = {};
  for (const part of parts) {
    const field = FIELDS.find((each) => CODES[each][0] === part[0]);
    const value = field && CODES[field][1].read(part.slice(1));
    if (!field || value === undefined) return BROKEN;
    read[field] = value;
  }
  const official = (read['official'] ?? null) as FormState['official'];
  const asking = { ...defaultsFor(kind, official), ...read } as FormState;
  return linkText(asking) === text ? { ok: true, asking } : BROKEN;
}

const BROKEN: ParsedAsking = { ok: false, reason: 'broken' };
