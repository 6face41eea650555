/** Closing a route: a way and houses are chosen, and nothing happens before they are confirmed. */
import type { CityId, Way } from '../../engine/index.ts';
import { closingRefusal, houseAdded, largestChoice, widestWay } from './closing-choice.ts';
import { begun, refused, type Table } from './state.ts';

export function startClosing(table: Table): Table {
  const { now } = table;
  const refusal = closingRefusal(now, 'each-province', []);
  if (refusal) return refused({ ...table, pending: null }, refusal);
  return chooseWay(table, table.isQuestion ? 'each-province' : widestWay(now));
}

const offered = ({ now, isQuestion }: Table, way: Way): readonly CityId[] =>
  isQuestion ? [] : largestChoice(now, way);

const choose = (table: Table, way: Way, houses: readonly CityId[]): Table =>
  begun(table, { type: 'closing', way, houses });

/** The way, with as many houses as it takes. */
export const chooseWay = (table: Table, way: Way): Table => choose(table, way, offered(table, way));

/** A house that is not allowed there is refused at once; a missing one only when all is confirmed. */
export function toggleHouse(table: Table, city: CityId): Table {
  const { now, pending } = table;
  if (pending?.type !== 'closing') return table;
  const { way, houses } = pending;
  if (houses.includes(city)) {
    return choose(
      table,
      way,
      houses.filter((other) => other !== city),
    );
  }
  const added = houseAdded(now, way, houses, city);
  if (!added.ok) return refused(table, added);
  const chosen = choose(table, way, added.houses);
  if (added.from === null) return chosen;
  const moved = { from: added.from, to: city };
  return { ...chosen, pending: { type: 'closing', way, houses: added.houses, moved } };
}
