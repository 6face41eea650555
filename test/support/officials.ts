/** Tables with the offices of honour. */
import {
  CITY_IDS,
  type Action,
  type Official,
  type Position,
  type PositionPlayer,
  type State,
  type Tile,
} from '../../src/engine/index.ts';
import { at } from './game.ts';

export const give = (...officials: readonly Official[]): Action => ({ type: 'hand-in', officials });

export const table = (players: 2 | 3 | 4, position: Omit<Position, 'config'>): State =>
  at({ config: { players, seed: 'test', modules: ['officials'] }, ...position });

export const ONE_EACH = { coachman: 1, postmaster: 1, bailiff: 1, wainwright: 1 } as const;

/** Nineteen houses, and the tiles that come with them. */
export const NINETEEN: PositionPlayer = {
  houses: CITY_IDS.filter((city) => !['lodz', 'mannheim', 'ulm'].includes(city)),
  tiles: [
    { stack: 'schweiz-tyrol', value: 3 },
    { stack: 'boehmen-salzburg', value: 4 },
    { stack: 'baiern', value: 5 },
  ],
};

export const END: Tile = { stack: 'end', value: 1 };
