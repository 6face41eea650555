/** What is done in the steps of the two modules: handing in tokens, moving carriages, seating the clergy. */
import {
  GROUPS,
  RANKS,
  REWARDS,
  type GroupId,
  type Rank,
  type Seating,
  type Step,
} from '../../engine/index.ts';
import type { TableIntent } from '../pieces/types.ts';
import { seatingOf } from '../model/seating.ts';
import type { Table } from '../model/reducer.ts';
import { doing, idsOf, withSource } from './args.ts';
import { act, send, stop, type Parsed } from './command.ts';
import type { Sense } from './vocabulary.ts';

export function handInCommand(args: readonly Sense[], table: Table): Parsed {
  const officials = idsOf(args, 'official');
  if (officials.length === 0) return stop({ why: 'missing', verb: 'hand-in' });
  const reward = args.find(({ kind }) => kind !== 'official');
  if (!reward) return act({ type: 'hand-in', officials });
  // Four bring a house; a city after fewer is the card.
  if (reward.kind === 'city' && officials.length >= REWARDS.house)
    return act({ type: 'hand-in', officials, house: reward.id });
  return withSource(reward, table, (draw) => doing({ type: 'hand-in', officials, draw }));
}

/** A carriage alone waits for its town, and a town for its carriage. */
export function moveCommand(args: readonly Sense[], step: Step): Parsed {
  const [carriage] = idsOf(args, 'carriage');
  const [town] = idsOf(args, 'town');
  if (carriage && town) return act({ type: 'advance', carriage, to: town });
  if (step === 'carriage' && carriage) return send({ type: 'carriage', carriage });
  if (step === 'carriage' && town) return send({ type: 'town', town });
  return stop({ why: 'missing', verb: 'move' });
}

/** Each clergyman next to his carriage, in either order: all five at once, or some to begin with. */
export function seatCommand(args: readonly Sense[], table: Table): Parsed {
  const pairs: { readonly carriage: GroupId; readonly rank: Rank }[] = [];
  for (let i = 0; i < args.length; i += 2) {
    const pair = args.slice(i, i + 2);
    const [carriage] = idsOf(pair, 'carriage');
    const said = idsOf(pair, 'rank')[0] ?? idsOf(pair, 'number')[0];
    const rank = RANKS.find((each) => each === said);
    if (!carriage || !rank) return stop({ why: 'missing', verb: 'seat' });
    pairs.push({ carriage, rank });
  }
  if (pairs.length === 0) return stop({ why: 'missing', verb: 'seat' });
  const places = Object.fromEntries(pairs.map(({ carriage, rank }) => [carriage, rank])) as Partial<Seating>;
  const isWhole = GROUPS.every((group) => places[group] !== undefined) && pairs.length === GROUPS.length;
  if (isWhole || table.now.step !== 'seat') {
    // An empty seat is passed as 0, so that the engine's refusal names the ranks without a seat.
    const clergy = Object.fromEntries(GROUPS.map((group) => [group, places[group] ?? 0]));
    return act({ type: 'seat', clergy: clergy as unknown as Seating });
  }
  return send(
    ...pairs.flatMap(({ carriage, rank }, i): readonly TableIntent[] => {
      // Picking the rank that is already picked would deselect it.
      const isPicked = i === 0 && seatingOf(table).rank === rank;
      return [...(isPicked ? [] : [{ type: 'rank', rank } as const]), { type: 'carriage', carriage }];
    }),
  );
}
