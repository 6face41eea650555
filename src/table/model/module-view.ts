/** What the two modules add to the table, as their pieces show it. */
import {
  GROUPS,
  OFFICIALS,
  RANKS,
  REWARDS,
  type GroupId,
  type Rank,
  type State,
} from '../../engine/index.ts';
import { SEAT_LOOKS, type SeatLook } from '../../board/types.ts';
import type { AudienceView, ClergyState, HandInView, OfficesView, SeatingView } from '../pieces/types.ts';
import type { Table } from './state.ts';
import { townsFor } from './carriages.ts';
import { handInOf, isHandingIn } from './hand-in.ts';
import { nextToSit, seatingOf } from './seating.ts';

export function officesOf(table: Table, isOn: boolean): OfficesView | null {
  const { now, looks = SEAT_LOOKS } = table;
  if (!now.tokenStacks) return null;
  const stacks = now.tokenStacks;
  return {
    stacks: OFFICIALS.map((official) => ({ official, left: stacks[official] })),
    seats: now.players.map(({ tokens, points }, i) => ({
      seat: looks[i]!,
      tokens: OFFICIALS.map((official) => ({ official, held: tokens![official] })),
      points,
    })),
    handIn: isOn && isHandingIn(now) ? handInView(table) : null,
  };
}

function handInView(table: Table): HandInView {
  const { now } = table;
  const { officials, draw, house } = handInOf(table);
  const { tokens } = now.players[now.player]!;
  const rewards = { [REWARDS.draw]: 'card', [REWARDS.point]: 'point', [REWARDS.house]: 'house' } as const;
  return {
    tokens: OFFICIALS.map((official) => ({
      official,
      held: tokens![official],
      isChosen: officials.includes(official),
    })),
    count: officials.length,
    reward: (rewards as Readonly<Record<number, HandInView['reward']>>)[officials.length] ?? null,
    draw: draw === undefined ? null : { from: draw, city: draw === 'deck' ? null : now.market[draw]! },
    house: house ?? null,
  };
}

export function audienceOf(table: Table, isOn: boolean): AudienceView | null {
  const { now, pending, looks = SEAT_LOOKS } = table;
  const { carriages, waitingRoom } = now;
  if (!carriages || !waitingRoom) return null;
  const isMoving = isOn && now.step === 'carriage';
  const seatsOf = (players: readonly number[]): readonly SeatLook[] =>
    players.map((player) => looks[player]!);
  const isChosen = (group: GroupId): boolean =>
    pending?.type === 'carriage'
      ? pending.carriage === group
      : pending?.type === 'town' && pending.carriages.includes(group);
  return {
    carriages: GROUPS.map((carriage) => {
      const towns = isMoving ? townsFor(now, carriage) : [];
      const moves = now.turn.moves?.[carriage] ?? 0;
      const isPossible = towns.length > 0;
      return { carriage, town: carriages[carriage], moves, towns, isPossible, isChosen: isChosen(carriage) };
    }),
    freeMoves: now.turn.moves ? now.turn.moves.free : null,
    waitingRoom: RANKS.toReversed().map((rank) => ({ rank, seats: seatsOf(waitingRoom[rank]) })),
    clergy: now.players.map((_, i) => ({
      seat: looks[i]!,
      ranks: RANKS.toReversed().map((rank) => ({ rank, state: clergyState(now, i, rank) })),
    })),
    seating: isOn && now.step === 'seat' ? seatingView(table) : null,
  };
}

/**
 * Who got out of a carriage is public, so the others must still be riding, in whichever carriage. The last
 * to get out is always still waiting: a player with nobody riding or waiting has not seated them yet.
 */
function clergyState({ players, waitingRoom }: State, player: number, rank: Rank): ClergyState {
  const isWaiting = (each: Rank): boolean => waitingRoom![each].includes(player);
  if (isWaiting(rank)) return 'waiting';
  const riding: readonly (Rank | undefined)[] = Object.values(players[player]!.clergy!);
  const isUnseated = riding.length === 0 && !RANKS.some(isWaiting);
  return isUnseated || riding.includes(rank) ? 'riding' : 'gone';
}

function seatingView(table: Table): SeatingView {
  const seating = seatingOf(table);
  const { clergy } = seating;
  return {
    clergy: RANKS.toReversed().map((rank) => ({
      rank,
      carriage: GROUPS.find((group) => clergy[group] === rank) ?? null,
      isNext: nextToSit(seating) === rank,
    })),
    carriages: GROUPS.map((carriage) => ({ carriage, rank: clergy[carriage] ?? null })),
  };
}
