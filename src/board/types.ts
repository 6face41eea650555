/** What the board can show, and the words it shows it with. It knows no rules and no language. */
import type { VNode } from 'preact';
import type { CityId, ProvinceId, Road } from '../engine/index.ts';
import type { Direction } from './map/direction.ts';

export const SEAT_LOOKS = [0, 1, 2, 3] as const;
export type SeatLook = (typeof SEAT_LOOKS)[number];

type PerCity<T> = Readonly<Partial<Record<CityId, T>>>;

/** A position as the board sees it: plain data, every part of it optional. */
export interface BoardView {
  /** Drawn as a ribbon along its roads; its first and last city are marked as live ends. */
  readonly route?: readonly CityId[];
  /** Cities that can be chosen now. */
  readonly targets?: readonly CityId[];
  readonly marks?: PerCity<'good' | 'bad'>;
  readonly houses?: PerCity<readonly SeatLook[]>;
  /** The seat whose house the choice being made would place there. */
  readonly planned?: PerCity<SeatLook>;
  readonly roads?: readonly Road[];
  readonly provinces?: readonly ProvinceId[];
  /** A short text at a city: a distance, a number. */
  readonly badges?: PerCity<string>;
  readonly selected?: readonly CityId[];
}

/** What lies under the position: drawn by the board's page, or once for all boards of a page. */
export interface Ground {
  /** Provinces, rivers and all roads. */
  readonly land: () => VNode;
  /** Invisible tap areas: every point of the map belongs to the nearest city. */
  readonly cells: () => VNode;
  /** The id of the city's picture that all boards of the page share until scripts run. */
  readonly cityId?: (city: CityId) => string;
}

/** Everything the board says, in the reader's language. */
export interface BoardWords {
  /** What this board is, for those who do not see it. */
  readonly title: string;
  readonly help: string;
  readonly city: (city: CityId) => string;
  readonly province: (province: ProvinceId) => string;
  /** One or two letters that tell provinces apart without colour. */
  readonly provinceCode: (province: ProvinceId) => string;
  /** The whole city in a sentence or two: name, province, roads, state. */
  readonly describe: (city: CityId) => string;
  /** Its name, and its state if there is one: enough for a picture. */
  readonly brief: (city: CityId) => string;
  /** What the table says of the city's state; empty when there is nothing to say. */
  readonly state: (city: CityId) => string;
  readonly list: (cities: readonly CityId[]) => string;
  readonly compare: (a: string, b: string) => number;
  readonly ui: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly pan: Readonly<Record<Direction, string>>;
    readonly wheelHint: string;
    readonly table: string;
    readonly columnCity: string;
    readonly columnPrinted: string;
    readonly columnProvince: string;
    readonly columnRoads: string;
    readonly columnState: string;
  };
}
