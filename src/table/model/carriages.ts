/**
 * Moving the carriages: a carriage and then a town, or a town at once where only one carriage can go
 * there. The engine decides which moves are due and which roads are open.
 */
import { check, GROUPS, southOf, type GroupId, type State, type TownId } from '../../engine/index.ts';
import { attempt, begun, refused, type Table } from './state.ts';

const canGo = (state: State, carriage: GroupId, to: TownId): boolean =>
  check(state, { type: 'advance', carriage, to }).ok;

/** The towns a carriage can go to now. */
export const townsFor = (state: State, carriage: GroupId): readonly TownId[] =>
  southOf(state.carriages![carriage]).filter((town) => canGo(state, carriage, town));

/** The carriages that can go to a town now. */
export const carriagesFor = (state: State, town: TownId): readonly GroupId[] =>
  GROUPS.filter((group) => canGo(state, group, town));

/** If one road south is open, it is taken; of several the reader chooses. */
export function pickCarriage(table: Table, carriage: GroupId): Table {
  const { now, pending } = table;
  if (pending?.type === 'carriage' && pending.carriage === carriage) return begun(table, null);
  if (pending?.type === 'town') return attempt(table, { type: 'advance', carriage, to: pending.town });
  const towns = townsFor(now, carriage);
  if (towns.length > 1) return begun(table, { type: 'carriage', carriage });
  // From Rome no road leads on: its own town is tried, so that the refusal is about the carriage.
  return attempt(table, { type: 'advance', carriage, to: towns[0] ?? now.carriages![carriage] });
}

/** With a carriage chosen, only its own roads count; a town with a carriage in it may pick that carriage. */
export function pickTown(table: Table, town: TownId): Table {
  const { now, pending } = table;
  const chosen = pending?.type === 'carriage' ? pending.carriage : null;
  const carriages = carriagesFor(now, town).filter((group) => chosen === null || group === chosen);
  if (carriages.length > 1) return begun(table, { type: 'town', town, carriages });
  if (carriages.length === 1) return attempt(table, { type: 'advance', carriage: carriages[0]!, to: town });
  const here = GROUPS.filter((group) => now.carriages![group] === town);
  const due = here.find((group) => group !== chosen && townsFor(now, group).length > 0) ?? here[0];
  if (due) return pickCarriage(table, due);
  // The answer is about the carriage that was chosen, or else about one that has a move.
  const asked = chosen ?? GROUPS.find((group) => townsFor(now, group).length > 0) ?? GROUPS[0];
  const verdict = check(now, { type: 'advance', carriage: asked, to: town });
  return verdict.ok ? table : refused(table, verdict);
}
