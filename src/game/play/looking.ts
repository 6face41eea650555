/** The table as it is shown: now, or at the earlier moment somebody is looking at. */
import type { Table } from '../table-state.ts';
import type { Session } from './session.ts';

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
