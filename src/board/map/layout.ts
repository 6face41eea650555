/**
 * Where things stand on the drawn board. Points are the centres of the name plates on the printed
 * board, in its millimetres, so that people recognise their own table. Nothing here is a rule.
 */
import type { CityId } from '../../engine/index.ts';

/** Which side of the sign the name plate stands on; the two-letter ones are flush with the sign. */
export type LabelSide = 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly label: LabelSide;
  /** Houses stand there: where they usually do, they would cover another city's name. */
  readonly houses?: 'e';
}

/** The part of the printed board that is map: its left edge holds the market. */
export const FRAME = { x: 92, y: 72, width: 530, height: 364 } as const;

/**
 * Label sides were found by search: at the largest plates (a 320 px phone) in all three languages
 * no plate touches another plate or a foreign sign, and as few roads as possible run under plates.
 * `test/board/map/geometry.test.ts` holds this.
 */
export const PLACES: Readonly<Record<CityId, Place>> = {
  mannheim: { x: 212, y: 125, label: 'n' },
  carlsruhe: { x: 167, y: 213, label: 'n' },
  freiburg: { x: 152, y: 311, label: 'n' },
  stuttgart: { x: 251, y: 184, label: 'e' },
  ulm: { x: 275, y: 266, label: 'n' },
  sigmaringen: { x: 213, y: 278, label: 'nw' },
  basel: { x: 148, y: 374, label: 's' },
  zuerich: { x: 210, y: 399, label: 'e' },
  innsbruck: { x: 356, y: 400, label: 'ne' },
  pilsen: { x: 472, y: 113, label: 's' },
  budweis: { x: 561, y: 190, label: 'nw' },
  linz: { x: 565, y: 291, label: 's' },
  salzburg: { x: 545, y: 390, label: 's' },
  wuerzburg: { x: 308, y: 105, label: 'e' },
  nuernberg: { x: 381, y: 150, label: 'w' },
  regensburg: { x: 444, y: 198, label: 'se' },
  ingolstadt: { x: 373, y: 234, label: 's' },
  augsburg: { x: 341, y: 288, label: 's', houses: 'e' },
  muenchen: { x: 415, y: 320, label: 's' },
  passau: { x: 493, y: 287, label: 'ne' },
  kempten: { x: 292, y: 356, label: 'w' },
  lodz: { x: 557, y: 105, label: 's' },
};
