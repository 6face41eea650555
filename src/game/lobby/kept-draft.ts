/** The last set-up, as it is kept on this device. What cannot be read is passed over: the form starts afresh. */
import {
  EDITIONS,
  MODULES,
  OPTION_VALUES,
  PLAYER_COUNTS,
  type EditionId,
  type Options,
} from '../../engine/index.ts';
import { SEATS } from '../../board/types.ts';
import { OCCUPANTS } from '../play/setup.ts';
import type { Draft, DraftSeat } from './draft.ts';

export const keptAs = (draft: Draft): string => JSON.stringify(draft);

type Fields = Readonly<Record<string, unknown>>;

export function draftOf(kept: string | null): Draft | null {
  try {
    return kept === null ? null : read(JSON.parse(kept) as Fields);
  } catch {
    return null;
  }
}

/** Far more than can be played with: nobody has to wait for a field that was filled with a book. */
const LONGEST_TYPED = 1000;

const isTyped = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TYPED;

function read(fields: Fields): Draft | null {
  const { count, starts, edition, seed } = fields as Partial<Draft>;
  const seats = (fields['seats'] as readonly Fields[]).map(readSeat).filter((seat) => seat !== null);
  const looks = new Set(seats.map(({ look }) => look));
  const players = PLAYER_COUNTS.find((known) => known === count);
  if (!players || looks.size !== SEATS.length || seats.length !== SEATS.length) return null;
  const hasStart = starts === 'lot' || (Number.isInteger(starts) && starts! >= 0 && starts! < players);
  const hasEdition = edition === null || (typeof edition === 'string' && Object.hasOwn(EDITIONS, edition));
  if (!hasStart || !hasEdition || !isTyped(seed)) return null;
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
  const { name, look, who } = fields as Partial<DraftSeat>;
  const known = { look: SEATS.find((seat) => seat === look), who: OCCUPANTS.find((each) => each === who) };
  if (known.look === undefined || !known.who || !(name === null || isTyped(name))) return null;
  return { name, look: known.look, who: known.who };
}

const readOptions = (asked: Fields): Partial<Options> =>
  Object.fromEntries(
    Object.entries(OPTION_VALUES)
      .filter(([name, values]) => (values as readonly unknown[]).includes(asked[name]))
      .map(([name]) => [name, asked[name]]),
  );
