/** The audience in Rome: seating, carriages and the waiting room (rules 13.1 to 13.6). */
import { GROUPS, PROVINCES, type CityId, type GroupId } from '../data/map.ts';
import { GOAL, southOf, type TownId } from '../data/rome.ts';
import type { Log } from '../events.ts';
import { provinceOf } from '../route.ts';
import {
  RANKS,
  type Draft,
  type Moves,
  type Rank,
  type Seating,
  type State,
  type Writable,
} from '../types.ts';
import { LEGAL, refuse, type Verdict } from '../verdict.ts';

export function checkSeating(clergy: Readonly<Record<GroupId, number>>): Verdict {
  const missing = RANKS.filter((rank) => !GROUPS.some((group) => clergy[group] === rank));
  return missing.length === 0 ? LEGAL : refuse('seating', { missing });
}

/** Only the five carriages are copied: whatever else the action carries stays outside the state. */
export function seat(draft: Draft, clergy: Seating, log: Log): void {
  const { player } = draft;
  draft.players[player]!.clergy = Object.fromEntries(GROUPS.map((group) => [group, clergy[group]]));
  log?.push({ type: 'seated', player });
}

const groupOf = (city: CityId): GroupId | null => PROVINCES.find(({ id }) => id === provinceOf(city))!.group;

/** A move for each city of the route without a house of this closing; those of Lodz are free. */
export function movesFor(route: readonly CityId[], placed: readonly CityId[]): Writable<Moves> {
  const moves: Writable<Moves> = {
    baden: 0,
    'wuerttemberg-hohenzollern': 0,
    'schweiz-tyrol': 0,
    'boehmen-salzburg': 0,
    baiern: 0,
    free: 0,
  };
  for (const city of route) if (!placed.includes(city)) moves[groupOf(city) ?? 'free'] += 1;
  return moves;
}

const isInRome = (state: State, group: GroupId): boolean => state.carriages![group] === GOAL;

/** Turns moves of carriages that are in Rome into free ones. Tells whether one is left to make. */
export function hasMoves(draft: Draft, log: Log): boolean {
  const { moves } = draft.turn;
  if (moves === null) return false;
  let left = moves.free;
  for (const group of GROUPS) {
    left += moves[group];
    if (!isInRome(draft, group)) continue;
    moves.free += moves[group];
    moves[group] = 0;
  }
  if (left === 0) return false;
  if (!GROUPS.every((group) => isInRome(draft, group))) return true;
  log?.push({ type: 'moves-lapsed', moves: left });
  return false;
}

/** The carriages that can be moved now. */
export const movableCarriages = (state: State): readonly GroupId[] =>
  GROUPS.filter((group) => !isInRome(state, group) && canUse(state.turn.moves!, group));

const canUse = (moves: Moves, group: GroupId): boolean => moves[group] > 0 || moves.free > 0;

export function checkAdvance(state: State, carriage: GroupId, to: string): Verdict {
  if (isInRome(state, carriage)) {
    return refuse('carriage-in-rome', { carriage, due: movableCarriages(state) });
  }
  if (!canUse(state.turn.moves!, carriage)) {
    return refuse('wrong-carriage', { carriage, due: movableCarriages(state) });
  }
  const from = state.carriages![carriage];
  const roads = southOf(from);
  return roads.includes(to as TownId) ? LEGAL : refuse('no-road-south', { carriage, from, to, roads });
}

/** Uses up a move of the carriage's own group first, and a free one only when none is due. */
export function advance(draft: Draft, carriage: GroupId, to: TownId, log: Log): void {
  const moves = draft.turn.moves!;
  const carriages = draft.carriages!;
  moves[moves[carriage] > 0 ? carriage : 'free'] -= 1;
  log?.push({ type: 'carriage-moved', carriage, from: carriages[carriage], to });
  carriages[carriage] = to;
  if (to === GOAL) arrive(draft, carriage, log);
}

/** All clergy get out; each rank that arrives sends away those of the same rank who waited before. */
function arrive(draft: Draft, carriage: GroupId, log: Log): void {
  const room = draft.waitingRoom!;
  const clergy: Rank[] = [];
  for (const { clergy: seats } of draft.players) {
    clergy.push(seats![carriage]!);
    delete seats![carriage];
  }
  const dismissed = RANKS.filter((rank) => clergy.includes(rank)).flatMap((rank) =>
    room[rank].map((player) => ({ player, rank })),
  );
  for (const rank of clergy) room[rank] = [];
  for (const [player, rank] of clergy.entries()) room[rank].push(player);
  log?.push({ type: 'carriage-arrived', carriage, clergy, dismissed });
}
