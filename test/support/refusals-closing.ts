/** Refusals at a closing. Numbers are EDITIONS.md questions. */
import { after, finishing } from './game.ts';
import { EXAMPLE } from './closing.ts';
import { example, MUST, NINETEEN, NINETEEN_TILES, surplus } from './positions.ts';
import type { Refused } from './refusal.ts';

export const CLOSING_REFUSALS: readonly Refused[] = [
  [
    'closing a route of two',
    () => finishing({ route: ['ulm', 'stuttgart'] }),
    { type: 'close', way: 'each-province', houses: ['ulm'] },
    'route-too-short',
    { length: 2, missing: 1 },
  ],
  [
    'a house beside the route',
    example,
    { type: 'close', way: 'each-province', houses: ['lodz'] },
    'not-on-route',
    { city: 'lodz', route: EXAMPLE },
  ],
  [
    // Question 41: one of yours in a city.
    'a second house in a city',
    example,
    { type: 'close', way: 'each-province', houses: ['stuttgart'] },
    'own-house',
    { city: 'stuttgart', twice: false },
  ],
  [
    'the same house twice',
    example,
    { type: 'close', way: 'one-province', houses: ['augsburg', 'augsburg'] },
    'own-house',
    { city: 'augsburg', twice: true },
  ],
  [
    'two in one province',
    example,
    { type: 'close', way: 'each-province', houses: ['augsburg', 'nuernberg'] },
    'one-per-province',
    { province: 'baiern', cities: ['nuernberg', 'augsburg'] },
  ],
  [
    // Question 39: pairs count together for the tile only.
    'two provinces',
    example,
    { type: 'close', way: 'one-province', houses: ['sigmaringen', 'augsburg'] },
    'one-province',
    { provinces: ['hohenzollern', 'baiern'] },
  ],
  [
    // Question 43.
    'more houses than are left',
    () => finishing({ route: EXAMPLE, houses: NINETEEN, tiles: NINETEEN_TILES }),
    { type: 'close', way: 'one-province', houses: ['ingolstadt', 'augsburg'] },
    'houses-left',
    { left: 1, asked: 2 },
  ],
  [
    // Question 37: U:121-122 must place.
    'leaving a province out where every house must be placed',
    () => finishing({ route: EXAMPLE, houses: ['stuttgart'] }, { config: MUST }),
    { type: 'close', way: 'each-province', houses: ['augsburg'] },
    'must-place',
    { way: 'each-province', asked: 1, needed: 2, open: ['sigmaringen'] },
  ],
  [
    'leaving a city of the one province out',
    () => finishing({ route: EXAMPLE }, { config: MUST }),
    { type: 'close', way: 'one-province', houses: ['augsburg', 'nuernberg'] },
    'must-place',
    { way: 'one-province', asked: 2, needed: 4, open: ['regensburg', 'ingolstadt'] },
  ],
  [
    'placing nothing where every province has something to place',
    () => finishing({ route: EXAMPLE }, { config: MUST }),
    { type: 'close', way: 'one-province', houses: [] },
    'must-place',
    {
      way: 'one-province',
      asked: 0,
      needed: 1,
      open: ['stuttgart', 'sigmaringen', 'nuernberg', 'regensburg', 'ingolstadt', 'augsburg'],
    },
  ],
  [
    // Question 32: one or two short, not three.
    'the wainwright for a coach three away',
    () => finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], coach: 5 }),
    { type: 'call', official: 'wainwright' },
    'coach-too-far',
    { coach: 6, length: 3, missing: 3, wainwrightHelps: false, used: null },
  ],
  [
    'taking a coach that only the wainwright could bring',
    () =>
      after(finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], coach: 3 }), {
        type: 'close',
        way: 'each-province',
        houses: [],
      }),
    { type: 'take-coach' },
    'coach-too-far',
    { coach: 4, length: 3, missing: 1, wainwrightHelps: true, used: null },
  ],
  [
    'taking it when somebody else has helped',
    () =>
      finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], coach: 4 }, { turn: { official: 'bailiff' } }),
    { type: 'take-coach' },
    'coach-too-far',
    { coach: 5, missing: 2, wainwrightHelps: true, used: 'bailiff' },
  ],
  [
    'the wainwright beyond coach 7',
    () => finishing({ route: EXAMPLE, coach: 7, tiles: [{ stack: 'end', value: 1 }] }),
    { type: 'call', official: 'wainwright' },
    'no-coach-left',
    {},
  ],
  [
    'a coach beyond coach 7',
    () => finishing({ route: EXAMPLE, coach: 7, tiles: [{ stack: 'end', value: 1 }] }),
    { type: 'take-coach' },
    'no-coach-left',
    {},
  ],
  [
    'discarding too few',
    surplus,
    { type: 'discard', cities: ['ulm'] },
    'discard-count',
    { asked: 1, needed: 2 },
  ],
  [
    'discarding a card twice that is held once',
    surplus,
    { type: 'discard', cities: ['ulm', 'ulm'] },
    'not-in-hand',
    { city: 'ulm' },
  ],
  [
    'discarding what does not exist',
    surplus,
    { type: 'discard', cities: ['wien'] },
    'unknown-card',
    { card: 'wien' },
  ],
];
