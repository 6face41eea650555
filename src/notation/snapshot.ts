/**
 * Plain copies of input that may be anything at all. Every field is read once and only known ones are kept,
 * so that what the rules judged is what ends up in the record. Nothing is decided here: a value of
 * the wrong kind is handed on for the engine to refuse.
 */
import { GROUPS, OPTION_VALUES } from '../engine/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** No list of a record is longer than the cards there are. */
const LONGEST_LIST = 66;

const ACTION_FIELDS = [
  'type',
  'from',
  'official',
  'city',
  'end',
  'way',
  'houses',
  'cities',
  'carriage',
  'to',
  'officials',
  'draw',
  'house',
] as const;
const CONFIG_FIELDS = ['players', 'seed', 'deck', 'edition', 'modules'] as const;

/** `null` for what is not an object, or throws when it is read. */
export const actionSnapshot = (input: unknown): Fields | null =>
  attempt(() => copy(input, ACTION_FIELDS, 'clergy', GROUPS));

export const configSnapshot = (input: unknown): Fields | null =>
  attempt(() => copy(input, CONFIG_FIELDS, 'options', Object.keys(OPTION_VALUES)));

/** The list's items, `null` if it is none. A longer list is cut: it is refused before the cut is reached. */
export const listSnapshot = (input: unknown, longest: number): readonly unknown[] | null =>
  attempt(() => (Array.isArray(input) ? firstItems(input, longest) : null));

export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function copy(
  input: unknown,
  names: readonly string[],
  part: string,
  parts: readonly string[],
): Fields | null {
  if (typeof input !== 'object' || input === null) return null;
  const fields = pick(input as Fields, names);
  const inner = (input as Fields)[part];
  if (inner !== undefined) fields[part] = isFields(inner) ? pick(inner, parts) : null;
  return fields;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function pick(from: Fields, names: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const value = from[name];
    if (value !== undefined) fields[name] = plain(value);
  }
  return fields;
}

/** Only texts, numbers and lists come in; anything else stays `null`, which nothing allows. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length <= LONGEST_LIST ? firstItems(value, LONGEST_LIST) : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function firstItems(list: readonly unknown[], longest: number): readonly unknown[] {
  const items: unknown[] = [];
  const length = Math.min(list.length, longest);
  for (let i = 0; i < length; i++) items.push(list[i]);
  return items;
}
