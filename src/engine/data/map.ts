/**
 * The printed map: the data on the board and on the cards, nothing about how it is drawn.
 *
 * `printed` is the German name on the board and the card, the same in every edition; names in the
 * reader's language live in `content/ui`. The roads were read off the printed board and agree with
 * two independent digital implementations of the game.
 */

export const GROUPS = [
  'baden',
  'wuerttemberg-hohenzollern',
  'schweiz-tyrol',
  'boehmen-salzburg',
  'baiern',
] as const;
export type GroupId = (typeof GROUPS)[number];

interface ProvinceData {
  readonly id: string;
  readonly printed: string;
  /** The group whose tile needs this province. Polen has one city, Lodz, and belongs to no group. */
  readonly group: GroupId | null;
}

export const PROVINCES = [
  { id: 'baden', printed: 'Baden', group: 'baden' },
  { id: 'wuerttemberg', printed: 'Württemberg', group: 'wuerttemberg-hohenzollern' },
  { id: 'hohenzollern', printed: 'Hohenzollern', group: 'wuerttemberg-hohenzollern' },
  { id: 'schweiz', printed: 'Schweiz', group: 'schweiz-tyrol' },
  { id: 'tyrol', printed: 'Tyrol', group: 'schweiz-tyrol' },
  { id: 'boehmen', printed: 'Böhmen', group: 'boehmen-salzburg' },
  { id: 'salzburg', printed: 'Salzburg', group: 'boehmen-salzburg' },
  { id: 'baiern', printed: 'Baiern', group: 'baiern' },
  { id: 'polen', printed: 'Polen', group: null },
] as const satisfies readonly ProvinceData[];
export type ProvinceId = (typeof PROVINCES)[number]['id'];

interface CityData {
  readonly id: string;
  readonly printed: string;
  readonly province: ProvinceId;
}

/** The order of this list is the order of every list of cities the engine gives out. */
export const CITIES = [
  { id: 'mannheim', printed: 'Mannheim', province: 'baden' },
  { id: 'carlsruhe', printed: 'Carlsruhe', province: 'baden' },
  { id: 'freiburg', printed: 'Freiburg', province: 'baden' },
  { id: 'stuttgart', printed: 'Stuttgart', province: 'wuerttemberg' },
  { id: 'ulm', printed: 'Ulm', province: 'wuerttemberg' },
  { id: 'sigmaringen', printed: 'Sigmaringen', province: 'hohenzollern' },
  { id: 'basel', printed: 'Basel', province: 'schweiz' },
  { id: 'zuerich', printed: 'Zürich', province: 'schweiz' },
  { id: 'innsbruck', printed: 'Innsbruck', province: 'tyrol' },
  { id: 'pilsen', printed: 'Pilsen', province: 'boehmen' },
  { id: 'budweis', printed: 'Budweis', province: 'boehmen' },
  { id: 'linz', printed: 'Linz', province: 'salzburg' },
  { id: 'salzburg', printed: 'Salzburg', province: 'salzburg' },
  { id: 'wuerzburg', printed: 'Würzburg', province: 'baiern' },
  { id: 'nuernberg', printed: 'Nürnberg', province: 'baiern' },
  { id: 'regensburg', printed: 'Regensburg', province: 'baiern' },
  { id: 'ingolstadt', printed: 'Ingolstadt', province: 'baiern' },
  { id: 'augsburg', printed: 'Augsburg', province: 'baiern' },
  { id: 'muenchen', printed: 'München', province: 'baiern' },
  { id: 'passau', printed: 'Passau', province: 'baiern' },
  { id: 'kempten', printed: 'Kempten', province: 'baiern' },
  { id: 'lodz', printed: 'Lodz', province: 'polen' },
] as const satisfies readonly CityData[];
export type CityId = (typeof CITIES)[number]['id'];

/** The 45 direct connections, each once, its ends in alphabetical order. A road has no direction. */
export const ROADS = [
  ['augsburg', 'ingolstadt'],
  ['augsburg', 'innsbruck'],
  ['augsburg', 'kempten'],
  ['augsburg', 'muenchen'],
  ['augsburg', 'ulm'],
  ['basel', 'freiburg'],
  ['basel', 'zuerich'],
  ['budweis', 'linz'],
  ['budweis', 'pilsen'],
  ['carlsruhe', 'freiburg'],
  ['carlsruhe', 'mannheim'],
  ['carlsruhe', 'stuttgart'],
  ['freiburg', 'sigmaringen'],
  ['freiburg', 'zuerich'],
  ['ingolstadt', 'muenchen'],
  ['ingolstadt', 'nuernberg'],
  ['ingolstadt', 'regensburg'],
  ['ingolstadt', 'stuttgart'],
  ['ingolstadt', 'ulm'],
  ['innsbruck', 'kempten'],
  ['innsbruck', 'muenchen'],
  ['innsbruck', 'salzburg'],
  ['kempten', 'sigmaringen'],
  ['kempten', 'ulm'],
  ['kempten', 'zuerich'],
  ['linz', 'passau'],
  ['linz', 'salzburg'],
  ['lodz', 'pilsen'],
  ['mannheim', 'stuttgart'],
  ['mannheim', 'wuerzburg'],
  ['muenchen', 'passau'],
  ['muenchen', 'regensburg'],
  ['muenchen', 'salzburg'],
  ['nuernberg', 'pilsen'],
  ['nuernberg', 'regensburg'],
  ['nuernberg', 'stuttgart'],
  ['nuernberg', 'wuerzburg'],
  ['passau', 'regensburg'],
  ['passau', 'salzburg'],
  ['pilsen', 'regensburg'],
  ['sigmaringen', 'stuttgart'],
  ['sigmaringen', 'ulm'],
  ['sigmaringen', 'zuerich'],
  ['stuttgart', 'ulm'],
  ['stuttgart', 'wuerzburg'],
] as const satisfies readonly (readonly [CityId, CityId])[];
export type Road = readonly [CityId, CityId];
