/**
 * Where the towns on the way to Rome stand. They lie as on the land, with the south drawn larger than
 * the north, moved apart until every name has room. Nothing here is a rule.
 */
import type { TownId } from '../../engine/index.ts';
import type { Place } from '../map/layout.ts';

export const ROME_FRAME = { x: 0, y: 0, width: 430, height: 520 } as const;

/**
 * Places and label sides were found by search: at the plates of a 360 px phone in all three
 * languages no plate touches another plate or a foreign sign, and every road leads down the map.
 * `test/board/rome/rome.test.tsx` holds this.
 */
export const ROME_PLACES: Readonly<Record<TownId, Place>> = {
  loerrach: { x: 39, y: 58, label: 'n' },
  tuttlingen: { x: 82, y: 31, label: 'nw' },
  'st-gallen': { x: 188, y: 42, label: 'nw' },
  freising: { x: 289, y: 15, label: 'se' },
  hallstatt: { x: 392, y: 62, label: 'w' },
  bern: { x: 43, y: 99, label: 'sw' },
  domodossola: { x: 94, y: 133, label: 'sw' },
  konstanz: { x: 127, y: 52, label: 'sw' },
  chur: { x: 149, y: 92, label: 'w' },
  andechs: { x: 256, y: 33, label: 'nw' },
  ettal: { x: 238, y: 69, label: 'w' },
  bolzano: { x: 236, y: 111, label: 'w' },
  villach: { x: 401, y: 107, label: 'w' },
  como: { x: 132, y: 136, label: 'e' },
  milan: { x: 135, y: 174, label: 'w' },
  trento: { x: 268, y: 132, label: 'e' },
  udine: { x: 366, y: 138, label: 'e' },
  verona: { x: 240, y: 164, label: 'w' },
  venice: { x: 316, y: 169, label: 'e' },
  genoa: { x: 115, y: 228, label: 'sw' },
  parma: { x: 194, y: 204, label: 'sw' },
  bologna: { x: 255, y: 220, label: 's' },
  ravenna: { x: 308, y: 226, label: 'e' },
  florence: { x: 255, y: 291, label: 'e' },
  pisa: { x: 202, y: 308, label: 'w' },
  ancona: { x: 398, y: 318, label: 'w' },
  siena: { x: 246, y: 368, label: 'n' },
  arezzo: { x: 274, y: 332, label: 'ne' },
  perugia: { x: 318, y: 357, label: 'ne' },
  grosseto: { x: 235, y: 419, label: 'sw' },
  orvieto: { x: 303, y: 407, label: 'n' },
  viterbo: { x: 285, y: 446, label: 'ne' },
  spoleto: { x: 356, y: 397, label: 'ne' },
  rome: { x: 316, y: 503, label: 'w' },
};
