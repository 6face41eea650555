/** Seating clergy and moving carriages (audience module). */
import {
  CITIES,
  GROUPS,
  movableCarriages,
  RANKS,
  southOf,
  type Action,
  type GroupId,
  type Rank,
  type Seating,
  type State,
  type TownId,
} from '../engine/index.ts';
import type { Candidate, PositionFeatures } from './position-features.ts';
import { bits, GROUP_MASKS } from './map.ts';

const isRome = (town: TownId): boolean => southOf(town).length === 0;

/** Roads to Rome by the shortest way. */
function wayToRome(town: TownId): number {
  return isRome(town) ? 0 : 1 + Math.min(...southOf(town).map(wayToRome));
}

/**
 * A clergyman who arrives sends away those of the same rank who wait, so high ranks should arrive late: a
 * carriage is late when its way is long and its group has few cities. Each candidate exchanges two
 * neighbours (`turn`) in that order, so that nobody can rely on it.
 */
export function seatCandidates({ carriages }: State): readonly Candidate[] {
  const lateness = (group: GroupId): number =>
    (wayToRome(carriages![group]) * CITIES.length) / bits(GROUP_MASKS[GROUPS.indexOf(group)]!);
  const order = GROUPS.toSorted((a, b) => lateness(a) - lateness(b));
  return RANKS.slice(0, -1).map((_, turn) => {
    const late = order.slice();
    [late[turn], late[turn + 1]] = [late[turn + 1]!, late[turn]!];
    const clergy = Object.fromEntries(late.map((group, i) => [group, RANKS[i]!])) as Seating;
    return {
      action: { type: 'seat', clergy },
      value: 0,
      reason: { code: 'seat-late-high', carriage: late[late.length - 1]! },
    };
  });
}

export function carriageCandidates({ state, seat }: PositionFeatures): readonly Candidate[] {
  return movableCarriages(state).flatMap((carriage) =>
    southOf(state.carriages![carriage]).map((to): Candidate => {
      const action: Action = { type: 'advance', carriage, to };
      return isRome(to)
        ? { action, value: arrivalWorth(state, seat), reason: { code: 'carriage-arrives', carriage } }
        : { action, value: wayToRome(to) / 100, reason: { code: 'carriage-moves', carriage } };
    }),
  );
}

/** One clergyman of each player arrives, his rank unknown here; he sends away those of his rank who wait. */
function arrivalWorth({ waitingRoom, players }: State, seat: number): number {
  const others = players.length - 1;
  const risk = (rank: Rank): number => rank * (players.length / RANKS.length);
  let worth = 0;
  for (const rank of RANKS) {
    for (const player of waitingRoom![rank]) worth += player === seat ? -risk(rank) : risk(rank) / others;
  }
  return worth;
}
