/** The table as it is shown: now, or at the earlier moment somebody is looking at. */
import type { Table } from './reducer.ts';
import type { Session } from './session.ts';

export function shownTable({ table, looking }: Pick<Session, 'table' | 'looking'>): Table {
  // A moment that was looked at may have been taken back since.
  const now = looking === null ? undefined : table.past[looking];
  if (looking === null || !now) return table;
  return {
    ...table,
    now,
    past: table.past.slice(0, looking),
    done: table.done.slice(0, looking),
    pending: null,
    refusal: null,
    undone: null,
  };
}
