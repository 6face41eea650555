/** Refusals of the two modules. Numbers are EDITIONS.md questions. */
import { after, at, begin } from './game.ts';
import { SEATING } from './audience.ts';
import { AUDIENCE, carriages, handingIn, handingInWithoutCards, withoutBaiern } from './positions.ts';
import type { Refused } from './refusal.ts';

export const MODULES_REFUSALS: readonly Refused[] = [
  [
    'a token that is not held',
    handingIn,
    { type: 'hand-in', officials: ['wainwright'] },
    'token-missing',
    { official: 'wainwright', held: ['coachman', 'bailiff'] },
  ],
  [
    'two tokens of one official',
    handingIn,
    { type: 'hand-in', officials: ['bailiff', 'bailiff'] },
    'token-repeated',
    { official: 'bailiff' },
  ],
  ['no token', handingIn, { type: 'hand-in', officials: [] }, 'hand-in-count', { asked: 0 }],
  [
    'five tokens',
    handingIn,
    { type: 'hand-in', officials: ['bailiff', 'bailiff', 'bailiff', 'bailiff', 'bailiff'] },
    'hand-in-count',
    { asked: 5 },
  ],
  [
    'a card for one token',
    handingIn,
    { type: 'hand-in', officials: ['bailiff'], draw: 0 },
    'reward',
    { reward: 'draw', needed: 2, asked: 1 },
  ],
  [
    'a house for two tokens',
    handingIn,
    { type: 'hand-in', officials: ['bailiff', 'coachman'], house: 'linz' },
    'reward',
    { reward: 'house', needed: 4, asked: 2 },
  ],
  [
    'a card from the pile for two tokens when the players have all cards',
    handingInWithoutCards,
    { type: 'hand-in', officials: ['coachman', 'bailiff'], draw: 'deck' },
    'pile-empty',
    { slots: [] },
  ],
  [
    'skipping a hand-in that has to be',
    handingIn,
    { type: 'skip' },
    'wrong-step',
    { step: 'hand-in', expected: ['hand-in'] },
  ],
  [
    'a town that is not to the south',
    carriages,
    { type: 'advance', carriage: 'baiern', to: 'rome' },
    'no-road-south',
    { carriage: 'baiern', from: 'trento', to: 'rome', roads: ['verona'] },
  ],
  [
    'a carriage whose move is not due',
    carriages,
    { type: 'advance', carriage: 'baden', to: 'genoa' },
    'wrong-carriage',
    { carriage: 'baden', due: ['baiern'] },
  ],
  [
    'a carriage that has arrived',
    () =>
      after(
        at({
          config: AUDIENCE,
          step: 'finish',
          carriages: { baiern: 'rome' },
          players: [
            { route: ['ulm', 'augsburg', 'muenchen', 'salzburg'], clergy: withoutBaiern() },
            { clergy: withoutBaiern() },
          ],
        }),
        { type: 'close', way: 'each-province', houses: ['ulm', 'salzburg', 'augsburg'] },
      ),
    { type: 'advance', carriage: 'baiern', to: 'rome' },
    'carriage-in-rome',
    { carriage: 'baiern', due: ['baden', 'wuerttemberg-hohenzollern', 'schweiz-tyrol', 'boehmen-salzburg'] },
  ],
  [
    'one rank in two carriages',
    () => begin({ modules: ['audience'] }),
    { type: 'seat', clergy: { ...SEATING, baiern: 1 } },
    'seating',
    { missing: [5] },
  ],
];
