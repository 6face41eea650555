/** The table as it was after a number of actions, for whoever looks back. */
import type { Session } from './play/session.ts';
import type { Table } from './table-state.ts';

export function shownTable({ table, looking }: Pick<Session, 'table' | 'looking'>): Table {
  if (looking === null) return table;
  return {
    ...table,
    now: table.past[looking]!,
    past: table.past.slice(0, looking),
    done: table.done.slice(0, looking),
    pending: null,
    refusal: null,
    undone: null,
  };
}
