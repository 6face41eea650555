/** The last set-up, as stored on this device. If it cannot be read, the form starts with its defaults. */
import {
  EDITIONS,
  MODULES,
  OPTION_VALUES,
  PLAYER_COUNTS,
  type EditionId,
  type Options,
} from '../../../engine/index.ts';
import { SEAT_LOOKS } from '../../../board/types.ts';
import { OCCUPANTS } from '../../../table/model/setup.ts';
import { clipped, type Draft, type DraftSeat } from './draft.ts';

export const keptAs = (draft: Draft): string => JSON.stringify(draft);

type Fields = Readonly<Record<string, unknown>>;

export function draftOf(kept: string | null): Draft | null {
  try {
    return kept === null ? null : read(JSON.parse(kept) as Fields);
  } catch {
    return null;
  }
}

/** Clips: earlier versions stored text of any length, and one long field must not lose the others. */
const typedIn = (value: unknown): string | null => (typeof value === 'string' ? clipped(value) : null);

function read(fields: Fields): Draft | null {
  const { count, starts, edition } = fields as Partial<Draft>;
  const seed = typedIn(fields['seed']);
  const seats = (fields['seats'] as readonly Fields[]).map(readSeat).filter((seat) => seat !== null);
  const looks = new Set(seats.map(({ look }) => look));
  const players = PLAYER_COUNTS.find((known) => known === count);
  if (!players || looks.size !== SEAT_LOOKS.length || seats.length !== SEAT_LOOKS.length) return null;
  const hasStart = starts === 'lot' || (Number.isInteger(starts) && starts! >= 0 && starts! < players);
  const hasEdition = edition === null || (typeof edition === 'string' && Object.hasOwn(EDITIONS, edition));
  if (!hasStart || !hasEdition || seed === null) return null;
  const asked = fields['modules'] as readonly unknown[];
  return {
    count: players,
    seats,
    starts: starts!,
    edition: edition as EditionId | null,
    options: readOptions(fields['options'] as Fields),
    modules: MODULES.filter((module) => asked.includes(module)),
    seed,
  };
}

function readSeat(fields: Fields): DraftSeat | null {
  const { look, who } = fields as Partial<DraftSeat>;
  const name = typedIn(fields['name']);
  const known = {
    look: SEAT_LOOKS.find((seat) => seat === look),
    who: OCCUPANTS.find((each) => each === who),
  };
  if (known.look === undefined || !known.who || (name === null && fields['name'] !== null)) return null;
  return { name, look: known.look, who: known.who };
}

const readOptions = (asked: Fields): Partial<Options> =>
  Object.fromEntries(
    Object.entries(OPTION_VALUES)
      .filter(([name, values]) => (values as readonly unknown[]).includes(asked[name]))
      .map(([name]) => [name, asked[name]]),
  );
