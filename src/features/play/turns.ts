/** Numbers the turns of a game: from 1, over all players; turn 0 is the seating of the clergy. */
import type { Table } from '../../table/model/reducer.ts';

/** The turn under way after so many actions. The first turn of the base game has no `turn-began`. */
export function turnOf({ start, done }: Pick<Table, 'start' | 'done'>, actions: number): number {
  let turn = start.step === 'seat' ? 0 : 1;
  for (const { events } of done.slice(0, actions))
    turn += events.filter(({ type }) => type === 'turn-began').length;
  return turn;
}
