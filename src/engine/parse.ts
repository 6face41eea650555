/**
 * Reading an action that may be anything at all. Every field is read once, so that a value that
 * changes or throws when it is looked at can neither deceive the rules nor stop the program.
 */
import { GROUPS } from './data/map.ts';
import { ENDS, type End } from './route.ts';
import { OFFICIALS, WAYS, type ActionType, type Official, type Source, type Way } from './types.ts';
import type { GroupId } from './data/map.ts';

/** An action of the right form; cities, towns, slots and ranks need not exist. */
export type Asked =
  | { readonly type: 'seat'; readonly clergy: Readonly<Record<GroupId, number>> }
  | { readonly type: 'draw'; readonly from: Source }
  | { readonly type: 'call'; readonly official: Official }
  | { readonly type: 'play'; readonly city: string; readonly end: End }
  | { readonly type: 'restart'; readonly city: string }
  | { readonly type: 'close'; readonly way: Way; readonly houses: readonly string[] }
  | { readonly type: 'end' | 'take-coach' | 'skip' }
  | { readonly type: 'advance'; readonly carriage: GroupId; readonly to: string }
  | { readonly type: 'discard'; readonly cities: readonly string[] }
  | AskedHandIn;

export interface AskedHandIn {
  readonly type: 'hand-in';
  readonly officials: readonly Official[];
  readonly draw: Source | undefined;
  readonly house: string | undefined;
}

export interface Malformed {
  readonly type: 'malformed';
  readonly field: string | null;
}

/** No list can be longer than the cards there are. */
const LONGEST_LIST = 66;

type Fields = Readonly<Record<string, unknown>>;

const malformed = (field: string | null): Malformed => ({ type: 'malformed', field });

export function parseAction(input: unknown): Asked | Malformed {
  try {
    if (typeof input !== 'object' || input === null) return malformed(null);
    return read(input as Fields);
  } catch {
    return malformed(null);
  }
}

function read(fields: Fields): Asked | Malformed {
  const type = fields['type'];
  if (typeof type !== 'string') return malformed('type');
  switch (type as ActionType) {
    case 'draw': {
      const from = fields['from'];
      return isSource(from) ? { type: 'draw', from: plain(from) } : malformed('from');
    }
    case 'call': {
      const official = fields['official'];
      return isOneOf(OFFICIALS, official) ? { type: 'call', official } : malformed('official');
    }
    case 'play': {
      const { city, end } = { city: fields['city'], end: fields['end'] };
      if (typeof city !== 'string') return malformed('city');
      return isOneOf(ENDS, end) ? { type: 'play', city, end } : malformed('end');
    }
    case 'restart': {
      const city = fields['city'];
      return typeof city === 'string' ? { type: 'restart', city } : malformed('city');
    }
    case 'close': {
      const way = fields['way'];
      const houses = readList(fields['houses'], isText);
      if (!isOneOf(WAYS, way)) return malformed('way');
      return houses ? { type: 'close', way, houses } : malformed('houses');
    }
    case 'end':
    case 'take-coach':
    case 'skip':
      return { type: type as 'end' | 'take-coach' | 'skip' };
    case 'discard': {
      const cities = readList(fields['cities'], isText);
      return cities ? { type: 'discard', cities } : malformed('cities');
    }
    case 'advance': {
      const { carriage, to } = { carriage: fields['carriage'], to: fields['to'] };
      if (!isOneOf(GROUPS, carriage)) return malformed('carriage');
      return typeof to === 'string' ? { type: 'advance', carriage, to } : malformed('to');
    }
    case 'hand-in':
      return readHandIn(fields);
    case 'seat':
      return readSeating(fields['clergy']);
    default:
      return malformed('type');
  }
}

function readHandIn(fields: Fields): AskedHandIn | Malformed {
  const officials = readList(fields['officials'], isOfficial);
  const draw = fields['draw'];
  const house = fields['house'];
  if (!officials) return malformed('officials');
  if (draw !== undefined && !isSource(draw)) return malformed('draw');
  if (house !== undefined && typeof house !== 'string') return malformed('house');
  return { type: 'hand-in', officials, draw: draw === undefined ? draw : plain(draw), house };
}

function readSeating(clergy: unknown): Asked | Malformed {
  if (typeof clergy !== 'object' || clergy === null) return malformed('clergy');
  const ranks = {} as Record<GroupId, number>;
  for (const group of GROUPS) {
    const rank = (clergy as Fields)[group];
    if (!Number.isInteger(rank)) return malformed('clergy');
    ranks[group] = rank as number;
  }
  return { type: 'seat', clergy: ranks };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

const isOfficial = (value: unknown): value is Official => isOneOf(OFFICIALS, value);

/** A slot is any integer here; whether there is such a slot is for the rules to say. */
const isSource = (value: unknown): value is Source => value === 'deck' || Number.isInteger(value);

/** Minus zero is a slot as well, and must not get into an event. */
const plain = (source: Source): Source => (source === 0 ? 0 : source);

function readList<T>(value: unknown, isItem: (item: unknown) => item is T): readonly T[] | null {
  if (!Array.isArray(value)) return null;
  const length = value.length;
  if (!(length <= LONGEST_LIST)) return null;
  const items: T[] = [];
  for (let i = 0; i < length; i++) {
    const item: unknown = value[i];
    if (!isItem(item)) return null;
    items.push(item);
  }
  return items;
}
