/** Reads a stored, unfinished choice; the data is untrusted. A kind without a reader does not compile. */
import { check, ENDS, isCity, WAYS, type CityId, type State } from '../../engine/index.ts';
import { closingRefusal } from './closing-choice.ts';
import { readCarriage, readHandIn, readSeating, readTown } from './module-pending.ts';
import type { Pending } from './reducer.ts';

type Fields = Readonly<Record<string, unknown>>;
type Read<P> = (fields: Fields, now: State) => P | null;
type PendingOf<T extends Pending['type']> = Extract<Pending, { readonly type: T }>;

const READERS: { readonly [T in Pending['type']]: Read<PendingOf<T>> } = {
  card: ({ city }, now) => {
    if (typeof city !== 'string' || !isCity(city)) return null;
    const ends = ENDS.filter((end) => check(now, { type: 'play', city, end }).ok);
    const isOpen = ends.length > 1 || check(now, { type: 'restart', city }).ok;
    return isOpen ? { type: 'card', city, ends } : null;
  },
  'new-route': (_, now) => {
    const canRestart = handOf(now).some((city) => check(now, { type: 'restart', city }).ok);
    return canRestart ? { type: 'new-route' } : null;
  },
  closing: ({ way: asked, houses }, now) => {
    const way = WAYS.find((each) => each === asked);
    const { route } = now.players[now.player]!;
    const isOnRoute = (city: unknown): city is CityId => route.includes(city as CityId);
    const canClose = closingRefusal(now, 'each-province', []) === null;
    return way && canClose && isList(houses, isOnRoute) ? { type: 'closing', way, houses } : null;
  },
  seating: readSeating,
  carriage: readCarriage,
  town: readTown,
  'hand-in': readHandIn,
  discard: ({ cards }, now) => {
    const places = [...handOf(now).keys()];
    const isPlace = (place: unknown): place is number => places.includes(place as number);
    return now.step === 'discard' && isList(cards, isPlace) ? { type: 'discard', cards } : null;
  },
};

const handOf = ({ players, player }: State): readonly CityId[] => players[player]!.hand;

/** Whether all items are valid and none occurs twice. */
const isList = <T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isItem) && new Set(value).size === value.length;

export function parsePending(value: unknown, now: State): Pending | null {
  if (typeof value !== 'object' || value === null || now.step === 'over') return null;
  const fields = value as Fields;
  const type = fields['type'];
  if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return null;
  return READERS[type as Pending['type']](fields, now);
}
