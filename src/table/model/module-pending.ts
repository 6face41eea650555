/** Reads a stored, unfinished choice in a step of the modules: what the rules would refuse is dropped. */
import {
  check,
  GROUPS,
  OFFICIALS,
  RANKS,
  TOWNS,
  type GroupId,
  type HandIn,
  type Rank,
  type State,
} from '../../engine/index.ts';
import type { Pending } from './state.ts';
import { carriagesFor, townsFor } from './carriages.ts';
import { isHandingIn } from './hand-in.ts';

type Fields = Readonly<Record<string, unknown>>;
type PendingOf<T extends Pending['type']> = Extract<Pending, { readonly type: T }>;

export function readSeating({ clergy, rank }: Fields, now: State): PendingOf<'seating'> | null {
  if (now.step !== 'seat' || typeof clergy !== 'object' || clergy === null) return null;
  const seats = GROUPS.flatMap((group): [GroupId, Rank][] => {
    const found = RANKS.find((each) => each === (clergy as Fields)[group]);
    return found ? [[group, found]] : [];
  });
  const isTwice = new Set(seats.map(([, each]) => each)).size < seats.length;
  const picked = RANKS.find((each) => each === rank) ?? null;
  return isTwice ? null : { type: 'seating', clergy: Object.fromEntries(seats), rank: picked };
}

export function readCarriage({ carriage }: Fields, now: State): PendingOf<'carriage'> | null {
  const group = GROUPS.find((each) => each === carriage);
  return now.step === 'carriage' && group && townsFor(now, group).length > 0
    ? { type: 'carriage', carriage: group }
    : null;
}

export function readTown({ town: asked }: Fields, now: State): PendingOf<'town'> | null {
  const town = TOWNS.find(({ id }) => id === asked)?.id;
  if (now.step !== 'carriage' || !town) return null;
  const carriages = carriagesFor(now, town);
  return carriages.length > 1 ? { type: 'town', town, carriages } : null;
}

export function readHandIn({ officials, draw, house }: Fields, now: State): PendingOf<'hand-in'> | null {
  if (!isHandingIn(now) || !Array.isArray(officials)) return null;
  const handIn = {
    type: 'hand-in',
    officials: OFFICIALS.filter((official) => officials.includes(official)),
    ...(draw === undefined ? {} : { draw }),
    ...(house === undefined ? {} : { house }),
  };
  return check(now, handIn).ok ? (handIn as unknown as HandIn) : null;
}
