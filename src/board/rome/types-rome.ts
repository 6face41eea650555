/** What the map of the way to Rome can show, and the words it shows it with. */
import type { GroupId, TownId } from '../../engine/index.ts';

export interface RomeView {
  readonly carriages: Readonly<Record<GroupId, TownId>>;
  /** Carriages that can move now, and those that are chosen. */
  readonly movable?: readonly GroupId[];
  readonly chosen?: readonly GroupId[];
  /** Towns that can be chosen now, and the roads that lead there. */
  readonly targets?: readonly TownId[];
  readonly roads?: readonly RoadSouth[];
}

export type RoadSouth = readonly [from: TownId, to: TownId];

export interface RomeWords {
  readonly title: string;
  readonly help: string;
  readonly town: (town: TownId) => string;
  readonly carriage: (carriage: GroupId) => string;
  readonly carriageCode: (carriage: GroupId) => string;
  /** The whole town in a sentence: name, carriages, where its roads lead. */
  readonly describe: (town: TownId) => string;
  /** What the table says of its state; empty when there is nothing to say. */
  readonly state: (town: TownId) => string;
  readonly list: (towns: readonly TownId[]) => string;
  readonly ui: {
    /** What is known of the map, and what is not. */
    readonly note: string;
    readonly documented: string;
    readonly reconstructed: string;
    readonly table: string;
    readonly columnTown: string;
    readonly columnSouth: string;
    readonly columnState: string;
  };
}
