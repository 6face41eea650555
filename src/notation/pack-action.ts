/** An action in as many bits as its step needs. Read and written against the state before it. */
import type { Action, CityId, State } from '../engine/index.ts';
import { readBits, widthOf, writeBits, type BitReader, type BitWriter } from './bits.ts';
import { closing, inMapOrder } from './canonical.ts';
import { menuOf } from './menus.ts';

/** What can be done in `finish`, in the order of its two bits. */
const FINISHES = ['end', 'close', 'call'] as const;

/** The action must be legal and canonical. */
export function packAction(writer: BitWriter, state: State, action: Action): void {
  if (state.step === 'discard') {
    if (action.type === 'discard') packSet(writer, discardable(state), action.cities);
    return;
  }
  if (state.step === 'finish') {
    writeBits(
      writer,
      FINISHES.findIndex((type) => type === action.type),
      2,
    );
    if (action.type === 'close') packSet(writer, closable(state), action.houses);
    return;
  }
  const menu = menuOf(state)!;
  writeBits(
    writer,
    menu.findIndex((other) => isSame(other, action)),
    widthOf(menu.length),
  );
}

/** `null` for a number without an action; an action still has to be checked by the engine. */
export function unpackAction(reader: BitReader, state: State): Action | null {
  if (state.step === 'discard') return { type: 'discard', cities: unpackSet(reader, discardable(state)) };
  if (state.step === 'finish') {
    switch (FINISHES[readBits(reader, 2)]) {
      case 'end':
        return { type: 'end' };
      case 'close':
        return closing(state, unpackSet(reader, closable(state)));
      case 'call':
        return { type: 'call', official: 'coachman' };
      default:
        return null;
    }
  }
  const menu = menuOf(state) ?? [];
  return menu[readBits(reader, widthOf(menu.length))] ?? null;
}

const discardable = (state: State): readonly CityId[] => inMapOrder(state.players[state.player]!.hand);

/** The route's cities without the player's house. */
function closable(state: State): readonly CityId[] {
  const { route, houses } = state.players[state.player]!;
  return inMapOrder(route.filter((city) => !houses.includes(city)));
}

/** A bit for each card; of equal cards the first ones are meant. */
function packSet(writer: BitWriter, all: readonly CityId[], chosen: readonly CityId[]): void {
  const left = [...chosen];
  for (const city of all) {
    const at = left.indexOf(city);
    writeBits(writer, at < 0 ? 0 : 1, 1);
    if (at >= 0) left.splice(at, 1);
  }
}

const unpackSet = (reader: BitReader, all: readonly CityId[]): readonly CityId[] =>
  all.filter(() => readBits(reader, 1) === 1);

/** Plain data of one shape: canonical actions are equal when they are written alike. */
const isSame = (a: Action, b: Action): boolean =>
  a.type === b.type && JSON.stringify(a) === JSON.stringify(b);
