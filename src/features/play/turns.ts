/** Turns are counted from 1, whoever's they are; turn 0 is the seating of the clergy. */
import type { Table } from '../../table/model/reducer.ts';

/** The turn under way after so many actions. What begins the first turn of the base game is not told. */
export function turnOf({ start, done }: Pick<Table, 'start' | 'done'>, actions: number): number {
  let turn = start.step === 'seat' ? 0 : 1;
  for (const { events } of done.slice(0, actions))
    turn += events.filter(({ type }) => type === 'turn-began').length;
  return turn;
}
