/** Seating the clergy: the highest rank without a seat is asked for first, and all can change places. */
import { GROUPS, RANKS, type GroupId, type Rank, type Seating } from '../../engine/index.ts';
import { attempt, begun, type Pending, type Table } from './state.ts';

type Places = Partial<Seating>;
type Begun = Extract<Pending, { readonly type: 'seating' }>;

const NOBODY: Begun = { type: 'seating', clergy: {}, rank: null };

export const seatingOf = ({ pending }: Table): Begun => (pending?.type === 'seating' ? pending : NOBODY);

/** Those without a seat, the highest first. */
const standing = (clergy: Places): readonly Rank[] =>
  RANKS.filter((rank) => !GROUPS.some((group) => clergy[group] === rank)).toReversed();

/** The rank that takes the next carriage: the one picked, or else the highest without a seat. */
export const nextToSit = ({ clergy, rank }: Begun): Rank | null => rank ?? standing(clergy)[0] ?? null;

export function pickRank(table: Table, rank: Rank): Table {
  if (table.now.step !== 'seat') return table;
  const { clergy, rank: picked } = seatingOf(table);
  return begun(table, { type: 'seating', clergy, rank: picked === rank ? null : rank });
}

/**
 * The previous occupant takes the seat that becomes free, or loses his. When all are seated and no rank is
 * picked, a carriage picks its occupant as the one to move.
 */
export function sitIn(table: Table, carriage: GroupId): Table {
  const seating = seatingOf(table);
  const { clergy } = seating;
  const rank = nextToSit(seating);
  const sitter = clergy[carriage] ?? null;
  if (rank === null || rank === sitter)
    return begun(table, { type: 'seating', clergy, rank: rank === null ? sitter : null });
  const from = GROUPS.find((group) => clergy[group] === rank);
  const seats = GROUPS.flatMap((group): [GroupId, Rank][] => {
    const next = group === carriage ? rank : group === from ? sitter : clergy[group];
    return next ? [[group, next]] : [];
  });
  return begun(table, { type: 'seating', clergy: Object.fromEntries(seats), rank: null });
}

/** An empty seat is passed as 0, so that the engine's refusal names the ranks without a seat. */
export function confirmSeating(table: Table): Table {
  const { clergy } = seatingOf(table);
  const seats = Object.fromEntries(GROUPS.map((group) => [group, clergy[group] ?? 0]));
  return attempt(table, { type: 'seat', clergy: seats as unknown as Seating });
}
