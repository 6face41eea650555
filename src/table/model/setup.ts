/** The set-up of a game: who plays in which seat, and by which rules. */
import type { CityId, Config, EditionId, Module, Options, PlayerCount } from '../../engine/index.ts';
import type { Level } from '../../ai/levels.ts';
import { SEAT_LOOKS, type SeatLook } from '../../board/types.ts';
import { nameProblem } from '../../text/name-problem.ts';

/** A person at this device, or an automatic player. */
export type Occupant = 'person' | Level;

/** Not made from `LEVELS` of `ai`: importing that list brings along all the code of its players. */
const OCCUPANT: Readonly<Record<Occupant, true>> = {
  person: true,
  beginner: true,
  solid: true,
  strong: true,
};
export const OCCUPANTS = Object.keys(OCCUPANT) as readonly Occupant[];

export interface PlaySeat {
  /** If empty, the player is called by the look of the houses. */
  readonly name: string;
  /** Colour and shape of the houses; all different. */
  readonly look: SeatLook;
  readonly who: Occupant;
}

export interface PlaySetup {
  /** In the order of play: the first one begins. */
  readonly seats: readonly PlaySeat[];
  readonly edition: EditionId;
  /** Single options that differ from the edition's. */
  readonly options?: Partial<Options>;
  readonly modules: readonly Module[];
  readonly seed: string;
  /** Only for a game that was brought from elsewhere: its cards, top first. */
  readonly deck?: readonly CityId[];
}

export const configOf = ({ seats, edition, options, modules, seed, deck }: PlaySetup): Config => ({
  players: seats.length as PlayerCount,
  seed,
  edition,
  modules,
  ...(options ? { options } : {}),
  ...(deck ? { deck } : {}),
});

/** The same game with other people at the table: everything of the set-up that the rules know. */
export function settingOf(config: Config): Omit<PlaySetup, 'seats'> {
  const { edition, options, modules, seed, deck } = config;
  return {
    edition: edition!,
    modules: modules!,
    seed: seed!,
    ...(options ? { options } : {}),
    ...(deck ? { deck } : {}),
  };
}

/** Two to four seats that came from storage or a file, names trimmed; `null` if they are not. */
export function parseSeats(value: unknown): readonly PlaySeat[] | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > SEAT_LOOKS.length) return null;
  const seats = value.map(parseSeat).filter((seat) => seat !== null);
  const looks = new Set(seats.map(({ look }) => look));
  return looks.size === value.length ? seats : null;
}

function parseSeat(value: unknown): PlaySeat | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, look, who } = value as Partial<Record<keyof PlaySeat, unknown>>;
  const known = {
    look: SEAT_LOOKS.find((seat) => seat === look),
    who: OCCUPANTS.find((each) => each === who),
  };
  if (typeof name !== 'string' || nameProblem(name) || known.look === undefined || !known.who) return null;
  return { name: name.trim(), look: known.look, who: known.who };
}

/** So many people without names, with the looks of the box in their order. */
export const allPeople = (players: number): readonly PlaySeat[] =>
  SEAT_LOOKS.slice(0, players).map((look) => ({ name: '', look, who: 'person' }));

/** The seats of people, in the order of play. */
export const peopleOf = ({ seats }: Pick<PlaySetup, 'seats'>): readonly number[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.who === 'person');
