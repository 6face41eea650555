/** Reads the stored reason of an automatic player; the data is untrusted. */
import { GROUPS, isCity, OFFICIALS, TILES } from '../../engine/index.ts';
import type { Reason, ReasonCode } from '../../ai/reasons.ts';

const isNumber = (value: unknown): boolean => Number.isSafeInteger(value);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isIn =
  (list: readonly unknown[]) =>
  (value: unknown): boolean =>
    list.includes(value);
const isKnownCity = (value: unknown): boolean => typeof value === 'string' && isCity(value);
const isCities = (value: unknown): boolean => Array.isArray(value) && value.every(isKnownCity);
const isStack = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(TILES, value);

type FactsOf<R> = R extends { readonly code: unknown } ? Exclude<keyof R, 'code'> : never;
type Fact = FactsOf<Reason>;

/** A fact means the same in every reason. */
const FACTS: Readonly<Record<Fact, (value: unknown) => boolean>> = {
  city: isKnownCity,
  to: isKnownCity,
  kept: isCities,
  fitting: isNumber,
  linked: isNumber,
  length: isNumber,
  roads: isNumber,
  lost: isNumber,
  coach: isNumber,
  points: isNumber,
  value: isNumber,
  houses: isNumber,
  ahead: isNumber,
  seat: isIn([0, 1, 2, 3]),
  wainwright: isBoolean,
  stack: isStack,
  official: isIn(OFFICIALS),
  carriage: isIn(GROUPS),
};

type OfCode<C, R = Reason> = R extends { readonly code: infer K } ? (C extends K ? R : never) : never;

const CODES: { readonly [C in ReasonCode]: readonly FactsOf<OfCode<C>>[] } = {
  'only-choice': [],
  'fits-end': ['city'],
  'fits-both-ends': ['city'],
  'links-hand': ['city', 'to'],
  'house-wanted': ['city'],
  'least-useless': ['city'],
  'pile-hope': ['fitting'],
  'bailiff-nothing-fits': [],
  'postmaster-more-cards': ['city'],
  'start-here': ['city', 'linked'],
  extend: ['city', 'length'],
  'keeps-open': ['city', 'length', 'roads'],
  'restart-stuck': ['city', 'lost'],
  'restart-better': ['city', 'lost'],
  'coachman-second-card': ['city'],
  'wait-longer': ['length'],
  'too-short': [],
  'close-coach': ['coach', 'wainwright'],
  'close-tile': ['stack', 'value'],
  'close-houses': ['houses'],
  'close-now-risk': ['seat'],
  'close-ends-game': ['ahead'],
  'close-last-turn': [],
  'coach-next': ['coach', 'points'],
  'coach-not-yet': ['coach'],
  'keep-linked': ['kept'],
  'hand-in-house': ['city'],
  'hand-in-point': [],
  'hand-in-card': [],
  'hand-in-least': ['official'],
  'keep-tokens': [],
  'seat-late-high': ['carriage'],
  'carriage-arrives': ['carriage'],
  'carriage-moves': ['carriage'],
};

/** A copy with only the fields of its code; `null` if one of them is missing or invalid. */
export function parseReason(value: unknown): Reason | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  const code = fields['code'];
  if (typeof code !== 'string' || !Object.hasOwn(CODES, code)) return null;
  const facts: readonly Fact[] = CODES[code as ReasonCode];
  if (!facts.every((fact) => FACTS[fact](fields[fact]))) return null;
  return Object.fromEntries([['code', code], ...facts.map((fact) => [fact, fields[fact]])]) as Reason;
}
